import {
  childrenOf,
  type GuideDocument,
  itemIndex,
  type Key,
  locate,
  namedOptions,
  placeOf,
  type PlacedTest,
  type TestAnswer,
} from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import type { Asked } from '../asked/asked.ts';
import { optionId, rowId } from '../plan/sources.ts';

/** Finds what the names in the answers of a guide test mean in its interview. */
export interface AnswerReader {
  /** Returns the option ids that names mean; a name that means none is kept, so that the question refuses it. */
  optionIds(question: string, names: readonly string[]): readonly string[];
  /** Returns the answer in the form of the interview, as far as the question shows what it names. */
  answerFor(question: string, answer: TestAnswer, asked: Asked): Answer;
}

/** Returns the reader of a test's answers. */
export function answerReader(doc: GuideDocument, { places }: PlacedTest): AnswerReader {
  const index = itemIndex(doc);

  function idsOf(question: string, kind: 'option' | 'row'): (name: string) => string {
    const node = locate(doc, places.get(placeOf('question', question, null)) ?? '')?.node;
    const parts = node === undefined ? [] : kind === 'row' ? childrenOf(node, 'rows') : namedOptions(node, index);
    const byKey = new Map<Key, string>(parts.map(({ key }, at) => [key, kind === 'row' ? rowId(at) : optionId(at)]));
    return (name) => byKey.get(places.get(placeOf(kind, name, question)) ?? '') ?? name;
  }

  return {
    optionIds: (question, names) => names.map(idsOf(question, 'option')),
    answerFor(question, answer, asked): Answer {
      const option = idsOf(question, 'option');
      const shown = asked.options.map(({ id }) => id);
      switch (asked.occasion.planned.item.type) {
        case 'open_ended':
          return { text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
        case 'statement':
          return {};
        case 'multiple_choice':
          if (typeof answer === 'string') return { selected: [option(answer)] };
          if (Array.isArray(answer)) return { selected: answer.map(option) };
          if ('selected' in answer) return { selected: answer.selected.map(option), custom: answer.custom };
          return { selected: [] };
        case 'ranking': {
          const first = Array.isArray(answer) ? answer.map(option) : typeof answer === 'string' ? [option(answer)] : [];
          return { ranked: [...first, ...shown.filter((id) => !first.includes(id))] };
        }
        case 'matrix': {
          const row = idsOf(question, 'row');
          const said = typeof answer === 'object' && 'rows' in answer ? Object.entries(answer.rows) : [];
          const any = asked.occasion.planned.rows.map(({ id }) => [id, shown[0] ?? ''] as const);
          const named = said.map(([name, column]) => [row(name), option(column)] as const);
          return { cells: Object.fromEntries([...any, ...named]) };
        }
        case 'max_diff': {
          const said = typeof answer === 'object' && 'choices' in answer ? answer.choices : [];
          return { choices: said.map(({ best, worst }) => ({ best: option(best), worst: option(worst) })) };
        }
      }
    },
  };
}
