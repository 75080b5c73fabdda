import type { Hit } from '@guide-studio/guide-core';
import { CaseSensitive, ChevronDown, ChevronUp, type LucideIcon, Regex, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/index.ts';
import { select } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './FindBar.module.css';
import { FindOption } from './FindOption.tsx';
import { closeFind, isSamePlace, lookFor, useFinding } from './finding.ts';
import { HitList } from './HitList.tsx';
import { replaceAll, replaceOne } from './replacing.ts';
import { useEscape } from './useEscape.ts';
import { useHits } from './useHits.ts';

/** Above the guide: finds in all texts and ids, steps through, and replaces one by one or all at once. */
export function FindBar() {
  const open = useFinding((finding) => finding.open);
  return open ? <Bar withReplace={open === 'replace'} /> : null;
}

function Bar({ withReplace }: { withReplace: boolean }) {
  const { finder, error, hits, gaveUp } = useHits();
  const text = useFinding((finding) => finding.text);
  const turn = useFinding((finding) => finding.turn);
  const wished = useFinding((finding) => finding.at);
  const replaced = useFinding((finding) => finding.replaced);
  const at = Math.max(0, Math.min(wished, hits.length - 1));
  const hit = hits[at];
  const input = useRef<HTMLInputElement>(null);
  const { find } = words;
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [turn]);
  useShown(hit);
  const go = (by: number) => useFinding.setState({ at: hits.length === 0 ? 0 : (at + by + hits.length) % hits.length });
  const bar = useRef<HTMLElement>(null);
  useEscape(bar, closeFind);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  return (
    <search className={styles.bar} aria-label={find.title} ref={bar}>
      <div className={styles.row}>
        <input
          ref={input}
          type="text"
          className={styles.input}
          aria-label={find.find}
          placeholder={find.find}
          value={text}
          aria-invalid={error !== null}
          onChange={(event) => lookFor({ text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Option name="matchCase" icon={CaseSensitive} label={find.matchCase} />
        <Option name="wholeWord" icon={WholeWord} label={find.wholeWord} />
        <Option name="regularExpression" icon={Regex} label={find.regularExpression} />
        <span className={styles.count} role="status">
          {text === '' || error ? '' : hits.length > 0 ? find.count(at + 1, hits.length) : foundNone(replaced)}
        </span>
        <IconButton size="small" icon={ChevronUp} label={find.previous} shortcut="Shift+Enter" onClick={() => go(-1)} />
        <IconButton size="small" icon={ChevronDown} label={find.next} shortcut="Enter" onClick={() => go(1)} />
        <IconButton size="small" icon={X} label={words.library.close} shortcut="Esc" onClick={closeFind} />
      </div>
      {withReplace && <ReplaceRow hits={hits} hit={hit} finder={finder} onNext={() => go(1)} />}
      {error && <p className={styles.error}>{find.errors[error]}</p>}
      {gaveUp && <p className={styles.error}>{find.gaveUp}</p>}
      {hits.length > 0 && <HitList hits={hits} at={at} onPick={(place) => useFinding.setState({ at: place })} />}
    </search>
  );
}

function foundNone(replaced: number): string {
  return replaced > 0 ? words.find.replaced(replaced) : words.find.none;
}

interface ReplaceRowProps {
  readonly hits: readonly Hit[];
  readonly hit: Hit | undefined;
  readonly finder: ReturnType<typeof useHits>['finder'];
  readonly onNext: () => void;
}

function ReplaceRow({ hits, hit, finder, onNext }: ReplaceRowProps) {
  const by = useFinding((finding) => finding.by);
  const editable = useSession(isEditable);
  const { find } = words;
  const skipped = useFinding((finding) => finding.skipped);
  const rest = hits.filter((each) => !skipped.some((place) => isSamePlace(place, each)));
  const disabled = !editable || !hit || !finder;
  const skip = () => {
    if (hit && rest.includes(hit)) useFinding.setState({ skipped: [...skipped, hit] });
    onNext();
  };
  return (
    <div className={styles.row}>
      <input
        type="text"
        className={styles.input}
        aria-label={find.replaceWith}
        placeholder={find.replaceWith}
        value={by}
        onChange={(event) => useFinding.setState({ by: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || disabled) return;
          event.preventDefault();
          replaceOne(finder, hit);
        }}
      />
      <Button disabled={disabled} onClick={() => !disabled && replaceOne(finder, hit)}>
        {find.replace}
      </Button>
      <Button disabled={!hit} onClick={skip}>
        {find.skip}
      </Button>
      <Button disabled={disabled || rest.length === 0} onClick={() => !disabled && replaceAll(finder, rest)}>
        {find.replaceAll(rest.length)}
      </Button>
    </div>
  );
}

interface OptionProps {
  readonly name: 'matchCase' | 'wholeWord' | 'regularExpression';
  readonly icon: LucideIcon;
  readonly label: string;
}

function Option({ name, icon, label }: OptionProps) {
  const on = useFinding((finding) => finding[name]);
  return <FindOption icon={icon} label={label} on={on} onFlip={() => lookFor({ [name]: !on })} />;
}

/** Selects the part that says the current hit, so that every view shows it. The field keeps the focus. */
function useShown(hit: Hit | undefined): void {
  const key = hit?.key;
  useEffect(() => {
    if (key !== undefined) select([key]);
  }, [key]);
}
