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
  const free = freeNames();
  return blocks.map((block) => ({ ...block, name: free(block.name) }));
}

/**
 * Returns what finds a free name: the given one, or that with the next number. The numbers of a name are gone through
 * once, so that very many things of one name take no longer than others.
 */
function freeNames(given: Iterable<string> = []): (name: string, isFree?: (name: string) => boolean) => string {
  const taken = new Set(given);
  const counts = new Map<string, number>();
  return (name, isFree = () => true) => {
    let own = name;
    let count = counts.get(name) ?? 1;
    while (taken.has(own) || !isFree(own)) {
      count += 1;
      own = `${name}-${count}`;
    }
    counts.set(name, count);
    taken.add(own);
    return own;
  };
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
  const free = freeNames(blocks.map(({ name }) => blockId(name)));
  return (item) => {
    const { place } = item;
    const renamed = (text: string) =>
      ({ kind: 'setting', place, text, verdict: 'equivalent', code: 'renamed' }) as const;
    const field = free(item.field, (name) => !(isMatrix(item) && fields.has(name)));
    const plain = ({ code }: SourceOption): string => optionId(field, { code });
    const others = new Map<SourceOption, string>();
    for (const option of item.options ?? []) {
      const id = free(plain(option), (name) => !fields.has(name));
      if (id !== plain(option)) others.set(option, id);
    }
    if (field === item.field && others.size === 0) return item;
    const withId = (option: SourceOption): SourceOption => {
      const id = others.get(option);
      return id === undefined ? option : { ...option, id };
    };
    return {
      ...item,
      field,
      ...(item.options === undefined ? {} : { options: item.options.map(withId) }),
      changes: [
        ...item.changes,
        ...(field === item.field ? [] : [renamed(item.field)]),
        ...[...others.keys()].map(({ code }) => renamed(code)),
      ],
    };
  };
}
