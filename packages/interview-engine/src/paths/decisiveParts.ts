import type { Answer } from '../answers/answer.ts';
import type { Plan } from '../plan/plan.ts';

/** An answer with many rows or options, those first on which conditions depend. */
export interface DecisiveParts {
  /** What conditions ask about, as text: `row: column`, or the option. */
  readonly decisive: readonly string[];
  /** The number of its other rows or options. */
  readonly others: number;
}

/**
 * Returns the rows or options of an answer on which the conditions of these items, and of the concepts of their blocks,
 * depend. Null if they depend on none of it, or on something that is no option or row.
 */
export function decisiveParts(
  { items, blocks }: Plan,
  dependents: ReadonlySet<number>,
  item: number,
  answer: Answer,
): DecisiveParts | null {
  const source = items[item];
  const conditionals = [...dependents].flatMap((at) => {
    const { conditional, block } = items[at] ?? {};
    return [conditional, ...(blocks[block ?? -1]?.concepts ?? []).map((concept) => concept.conditional)];
  });
  const criteria = conditionals
    .flatMap((conditional) => conditional?.criteria ?? [])
    .flatMap((one) => (one.type === 'selectedTemplateOptions' && one.source === item ? [one] : []));
  const textOf = (id: string): string => source?.options.find((option) => option.id === id)?.text ?? '';
  const partsOf = (
    asked: readonly string[],
    all: readonly string[],
    nameOf: (id: string) => string,
  ): DecisiveParts | null => {
    const decisive = all.filter((id) => asked.includes(id));
    return decisive.length === 0 ? null : { decisive: decisive.map(nameOf), others: all.length - decisive.length };
  };
  if ('cells' in answer) {
    const rows = source?.rows ?? [];
    return partsOf(
      criteria.flatMap(({ rowId }) => rowId ?? []),
      rows.flatMap(({ id }) => (answer.cells[id] === undefined ? [] : [id])),
      (id) => `${rows.find((row) => row.id === id)?.text ?? ''}: ${textOf(answer.cells[id] ?? '')}`,
    );
  }
  if (!('selected' in answer) || answer.custom !== undefined) return null;
  return partsOf(
    criteria.flatMap(({ optionIds }) => optionIds),
    answer.selected,
    textOf,
  );
}
