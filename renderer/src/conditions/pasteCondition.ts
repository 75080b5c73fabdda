import { type GuideNode, type Key, locate } from '@guide-studio/guide-core/edit';
import { appliedRows, ownersOf } from '@guide-studio/guide-core/internal';
import { copyText } from '../browser/copyText.ts';
import { clipboardText } from '../clipboard/index.ts';
import { isSet } from '../fields/isSet.ts';
import { announce, askFor, dispatch, read, readGuide, type Session, showError } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { type CopiedCondition, conditionOfPart, otherQuestions, readCondition, textOfCondition } from './copied.ts';
import { problemText } from './problemText.ts';

/** The last condition copied here, for pages that may not read the clipboard. */
let lastCopied: CopiedCondition | null = null;

/** Returns the keys of the questions and concepts that a condition for the selection is for; a block means its questions. */
export function chosenOwners({ guide }: Session): readonly Key[] {
  const editor = guide?.editor;
  if (!editor) return [];
  const around = editor.selection.flatMap((key) => {
    const located = locate(editor.doc, key);
    const found = located && [...located.ancestors, located.node].findLast(({ kind }) => isHolder(kind));
    return found ? found.key : [];
  });
  return ownersOf(editor.doc, around).map(({ key }) => key);
}

const isHolder = (kind: GuideNode['kind']): boolean => kind === 'item' || kind === 'concept' || kind === 'block';

/** Returns the condition of the selected part; null for none, an unfinished one, or several parts. */
export function selectedCondition({ guide }: Session): CopiedCondition | null {
  const editor = guide?.editor;
  const [key, more] = editor?.selection ?? [];
  if (!editor || key === undefined || more !== undefined) return null;
  const located = locate(editor.doc, key);
  const holder =
    located && [...located.ancestors, located.node].findLast(({ kind }) => kind === 'item' || kind === 'concept');
  return holder ? conditionOfPart(editor.doc, holder) : null;
}

/** Copies the condition of the selected part. */
export async function copyCondition(): Promise<void> {
  const copied = selectedCondition(read());
  if (!copied) return;
  lastCopied = copied;
  await copyText(textOfCondition(copied));
  announce(words.conditionActions.copied);
}

/** Pastes the copied condition into the selection. */
export async function pasteFromClipboard(): Promise<void> {
  const text = await clipboardText();
  const copied = text === null ? lastCopied : readCondition(text);
  const { nothingCopied, nothingCopiedNext } = words.conditionActions;
  if (copied) pasteCondition(copied);
  else showError({ what: nothingCopied, next: nothingCopiedNext, until: 'edit' });
}

/** Pastes a condition if a text of the clipboard is one. Returns false for any other text. */
export function pasteText(text: string): boolean {
  const copied = readCondition(text);
  if (copied) pasteCondition(copied);
  return copied !== null;
}

/**
 * Gives a copied condition to the selected parts at once where nothing is to be decided. Asks first if one of them has a
 * condition already, or cannot have this one, or if an id means another question here.
 */
function pasteCondition(copied: CopiedCondition): void {
  const owners = chosenOwners(read());
  const { editor } = readGuide();
  const { conditionActions } = words;
  if (owners.length === 0) {
    const { noPlace, noPlaceNext } = conditionActions;
    return showError({ what: noPlace, next: noPlaceNext, until: 'edit' });
  }
  const made = appliedRows(editor, { owners, conditional: copied.conditional, how: 'replace' });
  const rows = 'rows' in made ? made.rows : [];
  const problems = rows.flatMap((row) => (row.kind === 'unfit' ? row.why : []));
  const [first] = problems;
  if (first && problems.length === rows.length) {
    const isMissing = first.code === 'reference' && first.of === 'question' && first.problem === 'unknown';
    const next = isMissing ? conditionActions.missingNext : conditionActions.cannotPasteNext;
    return showError({ what: problemText(first, copied.asks), next, until: 'edit' });
  }
  const isOpen =
    problems.length > 0 || otherQuestions(editor.doc, copied).length > 0 || owners.some((key) => hasOther(key, rows));
  if (isOpen) return askFor({ kind: 'conditionForMany', owners, copied });
  const isDone = dispatch('conditional.apply', { owners, conditional: copied.conditional, how: 'replace' });
  announce(isDone ? conditionActions.pasted(owners.length) : conditionActions.hasItAlready);
}

/** Returns true for a part with another condition than the one that is pasted. */
function hasOther(key: Key, rows: readonly { readonly key: Key; readonly kind: string }[]): boolean {
  const node = locate(readGuide().editor.doc, key)?.node;
  return node !== undefined && isSet(node, 'conditional') && rows.some((row) => row.key === key && row.kind === 'set');
}
