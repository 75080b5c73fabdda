import type { SourceBlock, SourceItem, SourceOption } from './study.ts';

/** The external id of a block in a guide. */
export const blockId = (name: string): string => `block.${name}`;

/** The external id of an option in a guide. */
export const optionId = (field: string, { id, code }: Pick<SourceOption, 'id' | 'code'>): string =>
  id ?? `${field}.${code}`;

/** Returns the fields in which the answers of an item are: of a matrix, those of its rows. */
export const fieldsOf = ({ field, rows }: SourceItem): readonly string[] => rows?.map((row) => row.field) ?? [field];

/** Returns blocks of which no two have the same name. */
export function withOwnNames(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    let { name } = block;
    for (let count = 2; taken.has(name); count += 1) name = `${block.name}-${count}`;
    taken.add(name);
    return { ...block, name };
  });
}

/**
 * Returns what gives an item another name if another one has it, and notes it as a change. A question keeps the name of
 * its field before a matrix keeps that of its group, because answers are named by fields.
 */
export function withoutCollisions(blocks: readonly SourceBlock[]): (item: SourceItem) => SourceItem {
  const isMatrix = ({ type }: SourceItem): boolean => type === 'matrix';
  const fields = new Set(
    blocks.flatMap(({ items }) => items.filter((item) => !isMatrix(item)).map(({ field }) => field)),
  );
  const taken = new Set(blocks.map(({ name }) => blockId(name)));
  const unique = (name: string, isFree: (name: string) => boolean): string => {
    let own = name;
    for (let count = 2; !isFree(own); count += 1) own = `${name}-${count}`;
    taken.add(own);
    return own;
  };
  return (item) => {
    const { place } = item;
    const renamed = (text: string) =>
      ({ kind: 'setting', place, text, verdict: 'equivalent', code: 'renamed' }) as const;
    const field = unique(item.field, (name) => !taken.has(name) && !(isMatrix(item) && fields.has(name)));
    const plain = ({ code }: SourceOption): string => optionId(field, { code });
    const ids: (readonly [SourceOption, string])[] = (item.options ?? []).map((option) => [
      option,
      unique(plain(option), (name) => !taken.has(name) && !fields.has(name)),
    ]);
    const others = ids.filter(([option, id]) => id !== plain(option));
    return {
      ...item,
      field,
      ...(item.options === undefined ? {} : { options: ids.map(([option, id]) => ({ ...option, id })) }),
      changes: [
        ...item.changes,
        ...(field === item.field ? [] : [renamed(item.field)]),
        ...others.map(([{ code }]) => renamed(code)),
      ],
    };
  };
}
