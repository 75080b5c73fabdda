import { Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { History, HistoryEntry } from '@guide-studio/guide-core';
import { Button, IconButton } from '../controls/index.ts';
import { useSession } from '../session/store.ts';
import { nameOf, words } from '../words/index.ts';
import { perform } from './actions.ts';
import styles from './Toasts.module.css';

/** What deserves a word afterwards: it changed more than somebody may have looked at. */
const worthSaying: ReadonlySet<string> = new Set(['node.insert', 'node.remove']);

const shownMs = 7000;

/**
 * Says after the fact what was put in or taken out, with the way back. It never stands in the way, waits while somebody
 * is at it, and goes when the next thing is done.
 */
export function Toasts() {
  const history = useSession((session) => session.editor?.history);
  const [seen, setSeen] = useState(history);
  const [shown, setShown] = useState<HistoryEntry | null>(null);
  if (seen !== history) {
    setSeen(history);
    setShown(justDone(seen, history));
  }
  return (
    <section className={styles.place} aria-label={words.frame.notices}>
      {shown && <Toast key={shown.at} entry={shown} onGone={() => setShown(null)} />}
    </section>
  );
}

/** The step that was just done and is worth a word: not one that was done again. */
function justDone(before: History | undefined, now: History | undefined): HistoryEntry | null {
  const last = now?.past.at(-1);
  if (!last || !before || !worthSaying.has(last.name.command)) return null;
  return before.past.includes(last) || before.future.includes(last) ? null : last;
}

function Toast({ entry, onGone }: { readonly entry: HistoryEntry; readonly onGone: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [held, onGone]);
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
      </span>
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
      <IconButton size="small" icon={X} label={words.frame.dismiss} onClick={onGone} />
    </div>
  );
}
