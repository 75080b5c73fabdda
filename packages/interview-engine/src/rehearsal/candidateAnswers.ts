import { type Answer, selectedIn } from '../answers/answer.ts';
import { endingStatus, isSelectedAlone } from '../assumptions.ts';
import type { PlannedItem } from '../plan/plan.ts';

/** Up to this many options, all multiple selections are tried; beyond, only those that conditions distinguish. */
const mostForAllSelections = 5;
/** The maximum number of combined answers to a matrix. */
const mostMatrices = 400;

/** The options and rows of a question that conditions name. */
export interface Named {
  readonly options: ReadonlySet<string>;
  readonly rows: ReadonlySet<string>;
}

/**
 * Returns the answers to a question that conditions and carried options can distinguish, those most similar to the
 * present answer first. They are validated when they are given.
 */
export function candidateAnswers(planned: PlannedItem, named: Named, present: Answer | null): readonly Answer[] {
  const { item } = planned;
  if (item.type === 'matrix') return matrices(planned, named, present);
  if (item.type !== 'multiple_choice') return [];
  const before = new Set(present === null ? [] : selectedIn(present));
  const selections = item.multiSelect === true ? severals(planned, named, before) : singles(planned, named);
  return selections
    .map((selected) => ({ selected, distance: distance(selected, before) }))
    .filter((one) => one.distance > 0 || present === null)
    .sort((one, other) => one.distance - other.distance)
    .map(({ selected }) => ({ selected }));
}

/** Returns true if the candidates include every answer that could make a difference. */
export function triesEverything({ item, options }: PlannedItem): boolean {
  if (item.type !== 'multiple_choice' || item.multiSelect !== true) return true;
  return options.filter((option) => !isSelectedAlone(option)).length <= mostForAllSelections;
}

function distance(selected: readonly string[], before: ReadonlySet<string>): number {
  const kept = selected.filter((id) => before.has(id)).length;
  return selected.length + before.size - 2 * kept;
}

/** Of the options that no condition names, one of each kind is enough. */
function distinctOptions({ options }: PlannedItem, { options: named }: Named): readonly string[] {
  const seen = new Set<string>();
  return options.flatMap((option) => {
    if (named.has(option.id)) return [option.id];
    const sort = `${option.exclusive} ${option.status === endingStatus}`;
    if (seen.has(sort)) return [];
    seen.add(sort);
    return [option.id];
  });
}

function singles(planned: PlannedItem, named: Named): readonly (readonly string[])[] {
  return distinctOptions(planned, named).map((id) => [id]);
}

function severals(planned: PlannedItem, named: Named, before: ReadonlySet<string>): readonly (readonly string[])[] {
  const alone = planned.options.filter(isSelectedAlone).map(({ id }) => [id]);
  const together = planned.options.filter((option) => !isSelectedAlone(option)).map(({ id }) => id);
  if (together.length <= mostForAllSelections) return [...alone, ...subsetsOf(together)];
  const present = together.filter((id) => before.has(id));
  const unnamed = together.filter((id) => !named.options.has(id));
  const distinct = distinctOptions(planned, named).filter((id) => together.includes(id));
  const item = planned.item.type === 'multiple_choice' ? planned.item : null;
  const [least, most] = [item?.minSelect ?? 1, item?.maxSelect ?? together.length];
  // The wanted options, then the present ones, then options that no condition names, as far as the bounds require.
  const filled = (wanted: readonly string[], rest: readonly string[]): readonly string[] => {
    const all = [...new Set([...wanted, ...rest])].slice(0, Math.max(most, wanted.length));
    return [...new Set([...all, ...unnamed])].slice(0, Math.max(all.length, least));
  };
  const without = filled(
    [],
    present.filter((id) => unnamed.includes(id)),
  );
  const wanted = [...distinct.map((id) => [id]), ...pairsOf(distinct.slice(0, 12)), distinct];
  return [
    ...alone,
    ...(without.length > 0 ? [without] : []),
    ...distinct
      .map((id) =>
        filled(
          [],
          present.filter((other) => other !== id),
        ),
      )
      .filter((ids) => ids.length > 0),
    ...wanted.flatMap((ids) => [
      filled(ids, present),
      filled(
        ids,
        present.filter((id) => unnamed.includes(id)),
      ),
    ]),
  ];
}

function subsetsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const count = 2 ** ids.length;
  return Array.from({ length: count - 1 }, (_, at) => ids.filter((_id, bit) => ((at + 1) & (1 << bit)) !== 0));
}

function pairsOf(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
}

function matrices(planned: PlannedItem, named: Named, present: Answer | null): readonly Answer[] {
  const columns = distinctOptions(planned, named);
  const cells = present !== null && 'cells' in present ? present.cells : {};
  const rows = planned.rows.filter(({ id }) => named.rows.has(id));
  let all: readonly Record<string, string>[] = [
    Object.fromEntries(planned.rows.map(({ id }) => [id, cells[id] ?? columns[0] ?? ''])),
  ];
  for (const { id } of rows) {
    if (all.length * columns.length > mostMatrices) break;
    all = all.flatMap((one) => [one[id] ?? '', ...columns].map((column) => ({ ...one, [id]: column })));
  }
  const texts = new Map(all.map((one) => [JSON.stringify(one), one]));
  const changed = (one: Record<string, string>): number => rows.filter(({ id }) => one[id] !== cells[id]).length;
  return [...texts.values()]
    .filter((one) => changed(one) > 0 || present === null)
    .sort((one, other) => changed(one) - changed(other))
    .map((one) => ({ cells: one }));
}
