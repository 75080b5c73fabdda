import type { Hit } from '@guide-studio/guide-core/find';
import { useEffect } from 'react';
import { answerOnce } from '../browser/answerOnce.ts';
import { select, useEditable, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { closeFind, currentHit, goTo, isSamePlace, lookFor, useFinding, useQuery } from './finding.ts';
import { HitList } from './HitList.tsx';
import { replaceAll, replaceOne } from './replacing.ts';
import { type Replacing, SearchBar } from './SearchBar.tsx';
import { useHits } from './useHits.ts';

const [takesFocus, isNews] = [answerOnce(), answerOnce()];

/** The find bar above the guide: finds in all texts and ids, steps through hits, and replaces one or all. */
export function FindBar() {
  const guide = useGuide(({ backupKey }) => backupKey);
  const open = useFinding((finding) => (finding.of === guide ? finding.open : null));
  return open ? <Bar withReplace={open === 'replace'} /> : null;
}

function Bar({ withReplace }: { withReplace: boolean }) {
  const { finder, error, hits, stop } = useHits();
  const query = useQuery();
  const turn = useFinding((finding) => finding.turn);
  const at = useFinding((finding) => currentHit(hits, finding));
  const replaced = useFinding((finding) => finding.replaced);
  const hit = hits[at];
  const isOver = finder !== null || stop !== null;
  useShown(isOver ? hit : undefined, turn);
  const step = (by: 1 | -1) => goTo(hits.length === 0 ? 0 : (at + by + hits.length) % hits.length);
  const replacing = useReplacing(hits, hit, finder !== null, () => step(1));
  return (
    <SearchBar
      query={query}
      onQuery={lookFor}
      turn={turn}
      isFirst={takesFocus}
      error={error}
      stop={stop}
      status={hits.length > 0 ? words.find.count(at + 1, hits.length) : foundNone(finder !== null, replaced)}
      onStep={step}
      onClose={closeFind}
      replacing={withReplace ? replacing : null}
    >
      {hits.length > 0 && <HitList hits={hits} at={at} onPick={goTo} />}
    </SearchBar>
  );
}

function foundNone(isAll: boolean, replaced: number): string {
  if (!isAll) return '';
  return replaced > 0 ? words.find.replaced(replaced) : words.find.none;
}

function useReplacing(hits: readonly Hit[], hit: Hit | undefined, isFound: boolean, onNext: () => void): Replacing {
  const by = useFinding((finding) => finding.by);
  const skipped = useFinding((finding) => finding.skipped);
  const editable = useEditable();
  const rest = hits.filter((each) => !skipped.some((place) => isSamePlace(place, each)));
  return {
    by,
    onBy: (text) => useFinding.setState({ by: text }),
    disabled: !editable || !hit || !isFound,
    count: rest.length,
    onOne: replaceOne,
    onAll: replaceAll,
    onSkip: () => {
      if (hit && rest.includes(hit)) useFinding.setState({ skipped: [...skipped, hit] });
      onNext();
    },
  };
}

/**
 * Selects the part that contains the current hit, once, so that every view shows it. The field keeps the focus. Another
 * part that is selected meanwhile stays selected when the bar is shown again.
 */
function useShown(hit: Hit | undefined, turn: number): void {
  const key = hit?.key;
  useEffect(() => {
    if (key !== undefined && isNews(`${turn} ${key}`)) select([key]);
  }, [key, turn]);
}
