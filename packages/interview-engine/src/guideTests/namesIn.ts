import { childrenOf, type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import { namedOptions, nameForTests } from '@guide-studio/guide-core/internal';
import type { TestAnswer } from '@guide-studio/guide-core/tests';
import type { Answer } from '../answers/answer.ts';
import type { Occasion } from '../asked/occasion.ts';
import type { Guide } from '../plan/plan.ts';

/** The names of parts of a guide in tests, from their places in interviews. */
export interface InterviewNames {
  question(item: number): string;
  /** Returns null outside concept blocks. */
  conceptOf(occasion: Occasion): string | null;
  concept(block: number, place: number): string | null;
  option(item: number, id: string): string;
  /** Returns null for an answer that says nothing, as to a statement. */
  answer(occasion: Occasion, answer: Answer): TestAnswer | null;
}

/** Returns the names of parts of a guide in tests. `doc` is the same guide as a document. */
export function namesIn(guide: Guide, doc: GuideDocument): InterviewNames {
  const index = itemIndex(doc);
  const node = (item: number): GuideNode | undefined => index.items[item]?.node;
  const nameOf = (kind: 'option' | 'row', item: GuideNode, id: string): string => {
    const parts = kind === 'row' ? childrenOf(item, 'rows') : namedOptions(item, index);
    const part = parts[Number(id.slice(1)) - 1];
    return (part && nameForTests(doc, kind, part.key, item)) ?? id;
  };
  const concept = (block: number, place: number): string | null => {
    const blockNode = childrenOf(doc.root, 'blocks')[block];
    const part = blockNode && childrenOf(blockNode, 'concepts')[place];
    return part === undefined ? null : nameForTests(doc, 'concept', part.key, null);
  };
  return {
    question(item: number): string {
      const part = node(item);
      return (part && nameForTests(doc, 'question', part.key, null)) ?? `Q${item + 1}`;
    },
    concept,
    conceptOf: (occasion) => (occasion.concept === null ? null : concept(occasion.planned.block, occasion.concept)),
    option(item, id) {
      const part = node(item);
      return part === undefined ? id : nameOf('option', part, id);
    },
    answer({ planned }, answer) {
      const item = node(planned.index);
      if (item === undefined) return null;
      const option = (id: string): string => nameOf('option', item, id);
      if ('text' in answer) return answer.text;
      if ('selected' in answer) {
        const selected = answer.selected.map(option);
        if (answer.custom !== undefined) return { selected, custom: answer.custom };
        const [only] = selected;
        return only !== undefined && selected.length === 1 ? only : selected;
      }
      if ('ranked' in answer) return answer.ranked.map(option);
      if ('cells' in answer) {
        const rows = Object.entries(answer.cells).map(([row, column]) => [nameOf('row', item, row), option(column)]);
        return { rows: Object.fromEntries(rows) as Record<string, string> };
      }
      if ('choices' in answer) {
        return { choices: answer.choices.map(({ best, worst }) => ({ best: option(best), worst: option(worst) })) };
      }
      return null;
    },
  };
}
