/** Maximum number of requests in one transaction, so that none waits for a long one. */
const mostInGroup = 250;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that groups items: those of one turn, and those that arrive while a group runs, form the next
 * group. `run` returns a result per item, in order, when it is on disk. If it throws, halves are tried one after the
 * other, down to single items, so that no item fails because of another. `turn` resolves when all ready items have
 * arrived.
 */
export function inGroups<Item, Result>(
  turn: () => Promise<void>,
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;
  const work = async (): Promise<void> => {
    await turn();
    while (waiting.length > 0) await answer(waiting.splice(0, mostInGroup), run);
    isWorking = false;
  };
  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWorking) return;
      isWorking = true;
      void work();
    });
}

async function answer<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await run(group.map(({ item }) => item));
    for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
  } catch (error) {
    if (group.length === 1) group[0]?.reject(error);
    else for (const half of halves(group)) await answer(half, run);
  }
}

function halves<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}
