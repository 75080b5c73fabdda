import { adviceWords as adviceInGerman } from '../advice/messages.de.ts';
import { adviceWords as adviceInEnglish } from '../advice/messages.en.ts';
import { commandNameOf, unknownEntryName } from '../commands/messages.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { ruleWords as rulesInGerman } from '../rules/messages.de.ts';
import { ruleWords as rulesInEnglish } from '../rules/messages.en.ts';
import type { TransactionName } from '../state/transaction.ts';
import type { FixName } from '../findings/fix.ts';
import { fixWords as german } from '../findings/messages.de.ts';
import { fixWords as english } from '../findings/messages.en.ts';

type Names = Readonly<Record<string, FixName | undefined>>;

const words = {
  en: { ...english, names: allNames(english.names, rulesInEnglish, adviceInEnglish) },
  de: { ...german, names: allNames(german.names, rulesInGerman, adviceInGerman) },
} satisfies Record<MessageLanguage, object>;

function allNames(shared: Names, ...entries: readonly Readonly<Record<string, { readonly fixes?: Names }>>[]): Names {
  return Object.assign({}, shared, ...entries.flatMap((each) => Object.values(each).map(({ fixes }) => fixes)));
}

/**
 * Returns the name of a fix, for buttons and for the history, or undefined if the transaction is not a fix.
 *
 * @param language English by default.
 */
export function fixNameOf({ command, params }: TransactionName, language: MessageLanguage = 'en'): string | undefined {
  const { names, all, allParts } = words[language];
  if (command !== 'fix.all') return names[command.slice('fix.'.length)]?.(params);
  const count = Number(params['count']);
  if (params['of'] === 'fix.removePart') return allParts(String(params['kind']), count);
  const one = names[String(params['of']).slice('fix.'.length)]?.({});
  return one && all(one, count);
}

/** Returns the name of a history entry, for "Undo …" and "Redo …". It is the one of a command or of a fix. */
export function entryName(name: TransactionName, language: MessageLanguage = 'en'): string {
  return commandNameOf(name, language) ?? fixNameOf(name, language) ?? unknownEntryName(language);
}
