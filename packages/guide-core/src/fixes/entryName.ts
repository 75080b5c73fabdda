import { commandNameOf, unknownEntryName } from '../commands/messages.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { TransactionName } from '../state/transaction.ts';
import { fixNameOf } from './messages.ts';

/** Returns the name of a history entry, for "Undo …" and "Redo …". It is the one of a command or of a fix. */
export function entryName(name: TransactionName, language: MessageLanguage = 'en'): string {
  return commandNameOf(name, language) ?? fixNameOf(name, language) ?? unknownEntryName(language);
}
