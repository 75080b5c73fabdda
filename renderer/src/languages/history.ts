import { reversedChange, textKey, type TranslationChange } from '@guide-studio/guide-core/translations';
import { announce, read, redo, undo } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { type Step, useHistory } from './steps.ts';
import { changeTranslationsHere } from '../translations/translations.ts';

const mostSteps = 500;

/** Changes translations as one step that can be undone. Changes that change nothing are left out. */
export async function changeTexts(all: readonly TranslationChange[], mark: string | null = null): Promise<boolean> {
  const changes = all.filter(({ was, now }) => JSON.stringify(was) !== JSON.stringify(now));
  if (changes.length === 0) return true;
  const { past } = useHistory.getState();
  const last = past.at(-1);
  const joined =
    mark !== null && last?.kind === 'texts' && last.mark === mark ? joinedWith(last.changes, changes) : null;
  const steps = joined === null ? past : past.slice(0, -1);
  const step: Step = { kind: 'texts', changes: joined ?? changes, mark };
  useHistory.setState({ past: [...steps, step].slice(-mostSteps), future: [] });
  return await changeTranslationsHere(changes);
}

/** Ends the step that is being written, so that the next change is a step of its own. */
export function endStep(): void {
  const { past } = useHistory.getState();
  const last = past.at(-1);
  if (last?.kind !== 'texts' || last.mark === null) return;
  useHistory.setState({ past: [...past.slice(0, -1), { ...last, mark: null }] });
}

/** Notes that the last step of the guide was made in this view. */
export function noteGuideStep(): void {
  const entry = read().guide?.editor.history.past.at(-1);
  if (entry) useHistory.setState({ past: [...useHistory.getState().past, { kind: 'guide', entry }], future: [] });
}

/** Undoes the last step of this view. A step of the guide is undone while it is the last one there. */
export function undoTexts(): void {
  const { past, future } = useHistory.getState();
  const last = past.at(-1);
  if (last === undefined) return;
  useHistory.setState({ past: past.slice(0, -1), future: last.kind === 'texts' ? [...future, last] : future });
  if (last.kind === 'guide') {
    if (read().guide?.editor.history.past.at(-1) !== last.entry) return announce(words.languages.notUndone);
    undo();
    const entry = read().guide?.editor.history.future.at(-1);
    if (entry) useHistory.setState({ future: [...future, { kind: 'guide', entry }] });
    return;
  }
  void changeTranslationsHere(last.changes.toReversed().map(reversedChange)).then(() =>
    announce(words.languages.undone(last.changes.length)),
  );
}

/** Makes the last step again that was undone. */
export function redoTexts(): void {
  const { past, future } = useHistory.getState();
  const next = future.at(-1);
  if (next === undefined) return;
  useHistory.setState({ past: [...past, next], future: future.slice(0, -1) });
  if (next.kind === 'guide') {
    if (read().guide?.editor.history.future.at(-1) !== next.entry) return;
    redo();
    const entry = read().guide?.editor.history.past.at(-1);
    if (entry) useHistory.setState({ past: [...past, { kind: 'guide', entry }] });
    return;
  }
  void changeTranslationsHere(next.changes).then(() => announce(words.languages.redone(next.changes.length)));
}

/** Returns two steps about the same texts as one; null if they are about others. */
function joinedWith(
  before: readonly TranslationChange[],
  after: readonly TranslationChange[],
): readonly TranslationChange[] | null {
  const [first, next] = [before[0], after[0]];
  if (before.length !== 1 || after.length !== 1 || first === undefined || next === undefined) return null;
  const [one, other] = [first.now ?? first.was, next.now ?? next.was];
  if (one === null || other === null || first.language !== next.language || textKey(one) !== textKey(other))
    return null;
  return [{ language: first.language, was: first.was, now: next.now }];
}
