import { getIn } from '../doc/field.ts';
import { brief } from '../diff/speech.ts';
import { entryOf, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { NotesConflict } from './mergeNotes.ts';
import { notesWords as german } from './messages.de.ts';
import { notesWords as english } from './messages.en.ts';
import type { NotesWords } from './messages.types.ts';

const words: Readonly<Record<MessageLanguage, NotesWords>> = { en: english, de: german };

/** Returns a conflict of notes or tests as a sentence. `notes` are the merged ones, in which the conflict has its path. */
export function tellNotesConflict(
  { path }: NotesConflict,
  notes: JsonObject,
  language: MessageLanguage = 'en',
): string {
  const said = words[language];
  const [first, second, ...names] = path;
  const isShare = first === 'forecast' && (second === 'shares' || second === 'urlParams') && names.length > 0;
  if (isShare) return said.bothChanged(said.share(names.join(', ')), '');
  const property = path.slice(2).join('.');
  return said.bothChanged(subject(path, notes, said), entryOf(said.properties, property) ?? property);
}

function subject([list, index]: NotesConflict['path'], notes: JsonObject, said: NotesWords): string {
  const entry = index === undefined ? undefined : getIn(notes, [list ?? '', index]);
  const field = (name: string): string => (isJsonObject(entry) ? wordsOf(entry[name]) : '');
  if (list === 'comments' && isJsonObject(entry)) return said.comment(field('author'), field('text'));
  if (list === 'approvals' && isJsonObject(entry)) return said.approval(field('name'), field('note'));
  if (list === 'tests' && isJsonObject(entry)) return said.test(field('name'));
  const name = field('studyId') || field('name') || index;
  return said.other([list, name].filter((step) => step !== undefined).join('.'));
}

function wordsOf(value: Json | undefined): string {
  return typeof value === 'string' ? brief(value, 60) : '';
}
