import { History as HistoryIcon, Undo2 } from '../../theme/icons.tsx';
import { useState } from 'react';
import type { History, HistoryEntry } from '@guide-studio/guide-core/edit';
import { leftOut } from '@guide-studio/guide-core/internal';
import { Button, Toasts } from '../../controls/index.ts';
import { entryName, words } from '../../i18n/index.ts';
import { read, useGuide } from '../../session/index.ts';
import { actionOf, perform } from '../../actions/action.ts';
import { leftOutWords } from '../panes/leftOutWords.ts';

/** Commands that are reported afterwards, because they may change parts out of view. */
const reportedCommands: ReadonlySet<string> = new Set([
  'node.insert',
  'node.remove',
  'text.replace',
  'many.convert',
  'fix.all',
  'fix.removePart',
]);

/**
 * Reports what was inserted, removed or changed in many places, with an undo button. It never blocks, waits while it
 * has the pointer or the focus, and disappears at the next step. If written content had to be left out, it says so and
 * stays until it is dismissed or undone.
 */
export function StepReport() {
  const history = useGuide((guide) => guide.editor.history);
  const [seen, setSeen] = useState(history);
  const [shown, setShown] = useState<HistoryEntry | null>(null);
  if (seen !== history) {
    setSeen(history);
    setShown(justDone(seen, history) ?? (shown && losesSomething(shown) && isDone(shown, history) ? shown : null));
  }
  const isLast = shown !== null && history.past.at(-1) === shown;
  const lost = useGuide(({ editor }) => (shown ? leftOutWords(editor.doc, shown) : ''));
  const forget = () => setShown(null);
  return (
    <Toasts
      label={words.frame.notices}
      message={
        shown && {
          key: `${shown.at}`,
          text: words.frame.done(entryName(shown.name)),
          detail: lost,
          stays: lost !== '',
          action: isLast ? <UndoButton onUndone={forget} /> : <HistoryButton />,
        }
      }
      onGone={forget}
    />
  );
}

/** Returns the step just done if it should be reported, but not a redone one. */
function justDone(before: History, now: History): HistoryEntry | null {
  const last = now.past.at(-1);
  if (!last || before.past.includes(last) || before.future.includes(last)) return null;
  return reportedCommands.has(last.name.command) || losesSomething(last) ? last : null;
}

function isDone(entry: HistoryEntry, history: History): boolean {
  return history.past.includes(entry);
}

function losesSomething(entry: HistoryEntry): boolean {
  const { parts, settings } = leftOut(entry);
  return parts.length + settings.length > 0;
}

function UndoButton({ onUndone }: { readonly onUndone: () => void }) {
  const undo = () => {
    perform('edit.undo');
    onUndone();
  };
  return (
    <Button icon={Undo2} variant="quiet" onClick={undo}>
      {words.frame.takeBack}
    </Button>
  );
}

/** Shown when something was done since, so that undo would revert another step. */
function HistoryButton() {
  return (
    <Button icon={HistoryIcon} variant="quiet" onClick={showHistory}>
      {words.frame.actions.history}
    </Button>
  );
}

function showHistory(): void {
  if (!actionOf('view.history').checked?.(read())) perform('view.history');
}
