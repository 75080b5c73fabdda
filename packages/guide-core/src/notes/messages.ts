import { getIn } from '../doc/field.ts';
import { brief } from '../doc/brief.ts';
import { entryOf, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { NotesConflict } from './mergeNotes.ts';
import { notesWords as german } from './messages.de.ts';
import { notesWords as english } from './messages.en.ts';
import type { NotesWords } from './messages.types.ts';

const words: Readonly<Record<MessageLanguage, NotesWords>> = { en: english, de: german };

/**
 * Returns a conflict of notes, tests or translations as a sentence.
 *
 * @param notes The merged ones, in which the conflict has its path.
 * @param language English by default.
 */
export function describeNotesConflict(
  { path }: NotesConflict,
  notes: JsonObject,
  language: MessageLanguage = 'en',
): string {
  const conflictWords = words[language];
  const [first, second, ...names] = path;
  const isShare = first === 'forecast' && (second === 'shares' || second === 'urlParams') && names.length > 0;
  if (first === 'translations' && typeof names[0] === 'number') {
    const entry = getIn(notes, path.slice(0, 3));
    const source = isJsonObject(entry) ? wordsOf(entry['source']) : '';
    return conflictWords.bothChanged(conflictWords.translation(String(second), source), '');
  }
  if (isShare) return conflictWords.bothChanged(conflictWords.share(names.join(', ')), '');
  const property = path.slice(2).join('.');
  // Of a test, the answer to one question is named by the answers.
  const known = entryOf(conflictWords.properties, property) ?? entryOf(conflictWords.properties, String(path[2] ?? ''));
  return conflictWords.bothChanged(subject(path, notes, conflictWords), known ?? property);
}

function subject([list, index]: NotesConflict['path'], notes: JsonObject, conflictWords: NotesWords): string {
  const entry = index === undefined ? undefined : getIn(notes, [list ?? '', index]);
  const field = (name: string): string => (isJsonObject(entry) ? wordsOf(entry[name]) : '');
  if (list === 'comments' && isJsonObject(entry)) return conflictWords.comment(field('author'), field('text'));
  if (list === 'approvals' && isJsonObject(entry)) return conflictWords.approval(field('name'), field('note'));
  if (list === 'tests' && isJsonObject(entry)) return conflictWords.test(field('name'));
  const name = field('studyId') || field('name') || index;
  return conflictWords.other([list, name].filter((step) => step !== undefined).join('.'));
}

function wordsOf(value: Json | undefined): string {
  return typeof value === 'string' ? brief(value, 60) : '';
}
