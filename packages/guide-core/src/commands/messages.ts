import type { MessageLanguage } from '../messageLanguage.ts';
import type { TransactionName } from '../state/transaction.ts';
import { isolated } from '../conditionText/isolated.ts';
import type { Refusal } from './command.ts';
import { commandWords as german } from './messages.de.ts';
import { commandWords as english } from './messages.en.ts';
import type { CommandWords, EntryId, Params } from './messages.types.ts';

const words: Readonly<Record<MessageLanguage, CommandWords>> = { en: english, de: german };

/** Returns the name of the history entry of a command, or undefined if the transaction is not from a command. */
export function commandNameOf(name: TransactionName, language: MessageLanguage = 'en'): string | undefined {
  return words[language].names[name.command as EntryId]?.(isolatedAll(name.params));
}

/** Returns the name of a history entry with an unknown id. */
export function unknownEntryName(language: MessageLanguage): string {
  return words[language].edit;
}

/**
 * Returns why a command cannot run, and what to do instead.
 *
 * @param language English by default.
 */
export function refusalMessageOf(refusal: Refusal, language: MessageLanguage = 'en'): string {
  return words[language].refusals[refusal.code](isolatedAll(refusal.params));
}

/** Isolates names, so that they keep their own text direction inside the sentence. */
function isolatedAll(params: Params): Params {
  const all = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return Object.fromEntries(all) as Params;
}
