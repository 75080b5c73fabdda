import { watch } from 'node:fs';

/** Changes that follow each other so quickly are one: an editor writes a file in several steps. */
const quietMs = 150;

/** Does some work now, and again whenever code in these folders or below has changed, until it is stopped. */
export async function eachChange(
  folders: Iterable<string>,
  stopped: Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  let change = nextChange();
  const watchers = [...folders].map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && isCode(name)) change.come();
    }),
  );
  const isStopped = stopped.then(() => true);
  try {
    do {
      change = nextChange();
      // oxlint-disable-next-line no-await-in-loop -- one build after the other
      await work();
      // oxlint-disable-next-line no-await-in-loop -- see above
    } while (!(await Promise.race([isStopped, change.quiet])));
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/** Returns a promise of false that resolves a moment after a change has come. */
function nextChange() {
  let come = (): void => undefined;
  const quiet = new Promise<false>((resolve) => {
    come = () => void setTimeout(resolve, quietMs, false);
  });
  return { come, quiet };
}

const isCode = (name: string): boolean =>
  !/(?:^|[/\\])(?:node_modules|\.[^/\\]+)[/\\]/u.test(name) &&
  /\.(?:[cm]?[jt]s|json)$/u.test(name) &&
  !name.endsWith('.guide.json');
