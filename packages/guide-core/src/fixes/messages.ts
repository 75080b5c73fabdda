import type { MessageLanguage } from '../messageLanguage.ts';
import type { TransactionName } from '../state/transaction.ts';
import type { FixId } from './fix.ts';
import { fixWords as german } from './messages.de.ts';
import { fixWords as english } from './messages.en.ts';

export type FixParams = Readonly<Record<string, string | number>>;

/** The wording of fixes in one language. The same names are used for buttons and for the history. */
export interface FixWords {
  readonly names: Readonly<Record<FixId, (params: FixParams) => string>>;
  /** The same fix, applied several times. */
  readonly all: (name: string, count: number) => string;
  /** Several removed parts of one kind. */
  readonly allParts: (kind: string, count: number) => string;
}

const words: Readonly<Record<MessageLanguage, FixWords>> = { en: english, de: german };

/** Returns the name of a fix, or undefined if the transaction is not a fix. */
export function fixNameOf({ command, params }: TransactionName, language: MessageLanguage = 'en'): string | undefined {
  const { names, all, allParts } = words[language];
  if (command !== 'fix.all') return names[command.slice('fix.'.length) as FixId]?.(params);
  const count = Number(params['count']);
  if (params['of'] === 'fix.removePart') return allParts(String(params['kind']), count);
  const one = names[String(params['of']).slice('fix.'.length) as FixId]?.({});
  return one && all(one, count);
}
