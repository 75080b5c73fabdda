import type { MessageLanguage } from '../messageLanguage.ts';
import { type Plurals, pluralsOf } from '../plurals/plurals.ts';
import { byIdentity, remembered } from '../remember.ts';
import { traitsOf } from '../schema/itemTraits.ts';
import { childrenOf, type GuideNode, textField } from './node.ts';

/** How many items ask something, and how many are statements, which ask nothing. */
export interface ItemCounts {
  /** Includes items whose type is unknown. */
  readonly questions: number;
  readonly statements: number;
}

/** Returns true if both have as many questions and as many statements. */
export const sameItemCounts = (a: ItemCounts, b: ItemCounts): boolean =>
  a.questions === b.questions && a.statements === b.statements;

/** Counts items by their types, which may be any values. */
export function countItemTypes(types: readonly unknown[]): ItemCounts {
  const statements = types.filter((type) => traitsOf(type)?.isAnswered === false).length;
  return { questions: types.length - statements, statements };
}

/** Counts the items of one block; computed once for each version of it. */
export const countItemsOf: (block: GuideNode) => ItemCounts = byIdentity((block: GuideNode) =>
  countItemTypes(childrenOf(block, 'items').map((item) => textField(item, 'type'))),
);

/** Counts the items of all blocks of a guide. */
export function countItems(root: GuideNode): ItemCounts {
  let [questions, statements] = [0, 0];
  for (const block of childrenOf(root, 'blocks')) {
    const counts = countItemsOf(block);
    questions += counts.questions;
    statements += counts.statements;
  }
  return { questions, statements };
}

const forms = {
  en: {
    question: { one: 'question', other: 'questions' },
    statement: { one: 'statement', other: 'statements' },
  },
  de: {
    question: { one: 'Frage', other: 'Fragen' },
    statement: { one: 'Hinweistext', other: 'Hinweistexte' },
  },
} as const;

/** Made once: the status bar asks after every key. */
const plurals = new Map<MessageLanguage, Plurals>();

/** Returns `25 questions` and `4 statements`, without what there is none of; `0 questions` if there is nothing. */
export function itemCountWords({ questions, statements }: ItemCounts, language: MessageLanguage): readonly string[] {
  const { counted } = remembered(plurals, language, () => pluralsOf(language));
  const { question, statement } = forms[language];
  return [
    ...(questions > 0 || statements === 0 ? [counted(questions, question)] : []),
    ...(statements > 0 ? [counted(statements, statement)] : []),
  ];
}
