import { type GuideDocument, itemIndex, locate } from '@guide-studio/guide-core/edit';
import type { Hit } from '@guide-studio/guide-core/find';
import { entryOf, labelOf, orderOf } from '@guide-studio/guide-core/internal';
import { useEffect, useRef } from 'react';
import { Tooltip } from '../controls/index.ts';
import { useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { isSamePlace, useFinding } from './finding.ts';
import styles from './HitList.module.css';

const listed = 200;

interface HitListProps {
  readonly hits: readonly Hit[];
  readonly at: number;
  readonly onPick: (at: number) => void;
}

/** The hits with their places and the text around them. */
export function HitList({ hits, at, onPick }: HitListProps) {
  const doc = useGuide((guide) => guide.editor.doc);
  const skipped = useFinding((finding) => finding.skipped);
  const isSkipped = (hit: Hit) => skipped.some((place) => isSamePlace(place, hit));
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  // Lists only part of the hits, always including the current one.
  const from = Math.max(0, Math.min(at - listed / 2, hits.length - listed));
  return (
    <>
      <ul className={styles.list} aria-label={words.find.hitList}>
        {hits.slice(from, from + listed).map((hit, i) => (
          <li key={`${hit.key}/${hit.path.join('/')}/${hit.start}`} ref={from + i === at ? current : undefined}>
            <Line
              hit={hit}
              place={isSkipped(hit) ? words.find.skippedAt(placeOfHit(doc, hit)) : placeOfHit(doc, hit)}
              skipped={isSkipped(hit)}
              chosen={from + i === at}
              onPick={() => onPick(from + i)}
            />
          </li>
        ))}
      </ul>
      {hits.length > listed && <p className={`quiet ${styles.more}`}>{words.find.more(listed)}</p>}
    </>
  );
}

interface LineProps {
  readonly hit: Hit;
  readonly place: string;
  readonly skipped: boolean;
  readonly chosen: boolean;
  readonly onPick: () => void;
}

/** The texts of a line are cut where the room ends; the tooltip has them in full. */
function Line({ hit, place, skipped, chosen, onPick }: LineProps) {
  return (
    <Tooltip text={`${place}\n${hit.text}`}>
      <button
        type="button"
        className={`bare ${styles.hit}`}
        aria-current={chosen ? 'true' : undefined}
        data-skipped={skipped || undefined}
        onClick={onPick}
      >
        <span className={styles.place}>{place}</span>
        <Around hit={hit} />
      </button>
    </Tooltip>
  );
}

function Around({ hit: { text, start, end } }: { hit: Hit }) {
  const before = text.slice(Math.max(0, start - 32), start);
  return (
    <span dir="auto" className={styles.text}>
      {start > 32 && '…'}
      {before}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end, end + 80)}
    </span>
  );
}

/** Returns the place of a hit, for example "3. Which foods? · id" for the id of an option of the third question. */
function placeOfHit(doc: GuideDocument, { key, path }: Hit): string {
  const located = locate(doc, key);
  const way = located ? [...located.ancestors, located.node] : [];
  const item = way.findLast((node) => node.kind === 'item');
  const order = item && itemIndex(doc) ? orderOf(doc, item.key) : null;
  const shown = item ?? way.findLast((node) => node.kind === 'block') ?? doc.root;
  const name = `${order === null ? '' : `${order + 1}. `}${labelOf(shown)}`;
  return words.find.place(name, entryOf<string>(words.find.properties, path.join('.')) ?? path.join('.'));
}
