import { History as HistoryIcon, Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type History, type HistoryEntry, leftOut } from '@guide-studio/guide-core';
import { Button, IconButton } from '../../controls/index.ts';
import { read, useSession } from '../../session/store.ts';
import { nameOf, words } from '../../words/index.ts';
import { actionOf, perform } from '../actions/actions.ts';
import { leftOutWords } from '../panes/leftOutWords.ts';
import styles from './Toasts.module.css';

/** Commands that are reported afterwards, because they may change parts out of view. */
const worthSaying: ReadonlySet<string> = new Set([
  'node.insert',
  'node.remove',
  'text.replace',
  'many.convert',
  'fix.all',
  'fix.removePart',
]);

const shownMs = 7000;

/**
 * Reports what was inserted, removed or changed in many places, with an undo button. It never blocks, waits while it
 * has the pointer or the focus, and disappears at the next step. If written content had to be left out, it says so and
 * stays until it is dismissed or undone.
 */
export function Toasts() {
  const history = useSession((session) => session.editor?.history);
  const [seen, setSeen] = useState(history);
  const [shown, setShown] = useState<HistoryEntry | null>(null);
  if (seen !== history) {
    setSeen(history);
    setShown(justDone(seen, history) ?? (shown && losesSomething(shown) && isDone(shown, history) ? shown : null));
  }
  return (
    <section className={styles.place} aria-label={words.frame.notices}>
      {shown && (
        <Toast key={shown.at} entry={shown} isLast={history?.past.at(-1) === shown} onGone={() => setShown(null)} />
      )}
    </section>
  );
}

/** Returns the step just done if it should be reported, but not a redone one. */
function justDone(before: History | undefined, now: History | undefined): HistoryEntry | null {
  const last = now?.past.at(-1);
  if (!last || !before || before.past.includes(last) || before.future.includes(last)) return null;
  return worthSaying.has(last.name.command) || losesSomething(last) ? last : null;
}

function isDone(entry: HistoryEntry, history: History | undefined): boolean {
  return history?.past.includes(entry) === true;
}

function losesSomething(entry: HistoryEntry): boolean {
  const { parts, settings } = leftOut(entry);
  return parts.length + settings.length > 0;
}

function showHistory(): void {
  if (!actionOf('view.history').checked?.(read())) perform('view.history');
}

interface ToastProps {
  readonly entry: HistoryEntry;
  /** True if nothing was done since, so that undo reverts this step. */
  readonly isLast: boolean;
  readonly onGone: () => void;
}

function Toast({ entry, isLast, onGone }: ToastProps) {
  const doc = useSession((session) => session.editor?.doc ?? null);
  const lost = doc ? leftOutWords(doc, entry) : '';
  const stays = lost !== '';
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [held, stays, onGone]);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span role="status" className={styles.text}>
        {words.frame.done(nameOf(entry.name))}
        {stays && <span className={styles.lost}>{lost}</span>}
      </span>
      {isLast ? (
        <Button
          icon={Undo2}
          variant="quiet"
          onClick={() => {
            perform('edit.undo');
            onGone();
          }}
        >
          {words.frame.takeBack}
        </Button>
      ) : (
        <Button icon={HistoryIcon} variant="quiet" onClick={showHistory}>
          {words.frame.actions.history}
        </Button>
      )}
      <IconButton size="small" icon={X} label={words.frame.dismiss} onClick={onGone} />
    </div>
  );
}
