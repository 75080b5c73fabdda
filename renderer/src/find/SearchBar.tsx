import type { FindQuery, PatternError } from '@guide-studio/guide-core/find';
import { CaseSensitive, ChevronDown, ChevronUp, Regex, WholeWord, X } from '../theme/icons.tsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import styles from './FindBar.module.css';
import { FindOption } from './FindOption.tsx';
import type { SearchStop } from './searchTexts.ts';

/** The actions on the hits. */
export interface Replacing {
  readonly by: string;
  readonly onBy: (by: string) => void;
  /** True if nothing can be replaced now. */
  readonly disabled: boolean;
  /** How many hits "all" replaces. */
  readonly count: number;
  readonly onOne: () => void;
  readonly onAll: () => void;
  /** Skips the hit; undefined if hits cannot be skipped. */
  readonly onSkip?: (() => void) | undefined;
}

interface SearchBarProps {
  readonly query: FindQuery;
  readonly onQuery: (change: Partial<FindQuery>) => void;
  /** Grows to focus the field again. */
  readonly turn: number;
  /** Whether this turn was not answered yet: see `answerOnce`. */
  readonly isFirst: (turn: number) => boolean;
  readonly error: PatternError | null;
  /** Why the search ended early. */
  readonly stop: SearchStop | null;
  /** The position of the current hit and the number of hits. */
  readonly status: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly replacing: Replacing | null;
  /** Shown below the fields. */
  readonly children?: ReactNode;
}

/** The fields for the search text and its replacement: the bar above the guide and above its JSON text. */
export function SearchBar(props: SearchBarProps) {
  const { query, onQuery, turn, isFirst, error, onStep, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirst(turn)) return;
    input.current?.focus();
    input.current?.select();
  }, [turn, isFirst]);
  useEscape(bar, onClose);
  const { find } = words;
  const option = (name: 'matchCase' | 'wholeWord' | 'regularExpression') => ({
    label: find[name],
    on: query[name],
    onFlip: () => onQuery({ [name]: !query[name] }),
  });
  return (
    <search className={styles.bar} aria-label={find.title} ref={bar} data-manual="find">
      <div className={`cluster gap1 ${styles.row}`}>
        <input
          ref={input}
          type="text"
          className={`searchField ${styles.input}`}
          aria-label={find.find}
          placeholder={find.find}
          value={query.text}
          aria-invalid={error !== null}
          onChange={(event) => onQuery({ text: event.target.value })}
          onKeyDown={(event) => onEnter(event, () => onStep(event.shiftKey ? -1 : 1))}
        />
        <FindOption icon={CaseSensitive} {...option('matchCase')} />
        <FindOption icon={WholeWord} {...option('wholeWord')} />
        <FindOption icon={Regex} {...option('regularExpression')} />
        <span className={`quiet ${styles.count}`} role="status">
          {query.text === '' || error ? '' : props.status}
        </span>
        <IconButton
          size="small"
          icon={ChevronUp}
          label={find.previous}
          shortcut="Shift+Enter"
          onClick={() => onStep(-1)}
        />
        <IconButton size="small" icon={ChevronDown} label={find.next} shortcut="Enter" onClick={() => onStep(1)} />
        <IconButton size="small" icon={X} label={words.library.close} shortcut="Esc" onClick={onClose} />
      </div>
      {props.replacing && <ReplaceRow {...props.replacing} />}
      {error && <p className={styles.error}>{find.errors[error]}</p>}
      {props.stop && (
        <p className={styles.error} role="alert">
          {find.stops[props.stop]}
        </p>
      )}
      {props.children}
    </search>
  );
}

function ReplaceRow({ by, onBy, disabled, count, onOne, onAll, onSkip }: Replacing) {
  const { find } = words;
  return (
    <div className={`cluster gap1 ${styles.row}`}>
      <input
        type="text"
        className={`searchField ${styles.input}`}
        aria-label={find.replaceWith}
        placeholder={find.replaceWith}
        value={by}
        onChange={(event) => onBy(event.target.value)}
        onKeyDown={(event) => onEnter(event, () => !disabled && onOne())}
      />
      <Button disabled={disabled} onClick={onOne}>
        {find.replace}
      </Button>
      {onSkip && (
        <Button disabled={disabled} onClick={onSkip}>
          {find.skip}
        </Button>
      )}
      <Button disabled={disabled || count === 0} onClick={onAll}>
        {find.replaceAll(count)}
      </Button>
    </div>
  );
}

function onEnter(event: KeyboardEvent, act: () => unknown): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
}

/** Closes the bar on Escape anywhere in it. */
function useEscape(bar: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = bar.current;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [bar, close]);
}
