/** By path: changes of this process are made one after the other, so that they are no other program to each other. */
const lastChanges = new Map<string, Promise<void>>();

/** Runs a change of a file after the changes of it that this process began before. */
export async function inTurn<T>(path: string, change: () => Promise<T>): Promise<T> {
  const before = lastChanges.get(path) ?? Promise.resolve();
  const own = before.then(change);
  const ended = own.then(
    () => undefined,
    () => undefined,
  );
  lastChanges.set(path, ended);
  void ended.then(() => {
    if (lastChanges.get(path) === ended) lastChanges.delete(path);
  });
  return await own;
}
