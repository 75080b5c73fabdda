import type { Context } from '../context.ts';

interface Kind {
  /** The noun for sentences, for example "organization". */
  readonly noun: string;
  /** The command that lists the elements. */
  readonly list: string;
  /** The option that selects one of several. */
  readonly option: string;
}

/**
 * Returns the named element of `all`, or the only one if none was named. Otherwise prints how to name one and returns
 * null.
 */
export function chooseOne<Each>(
  all: readonly Each[],
  named: string | undefined,
  matches: (each: Each, named: string) => boolean,
  kind: Kind,
  context: Context,
): Each | null {
  const fitting = named === undefined ? all : all.filter((each) => matches(each, named));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  const { noun, list, option } = kind;
  if (named === undefined) {
    context.err(
      all.length === 0
        ? `There is no ${noun} yet.`
        : `There are ${all.length} ${noun}s. Choose one with ${option}; ${list} shows them.`,
    );
  } else if (only === undefined) {
    context.err(`There is no ${noun} ${named}. To see what there is, run ${list}`);
  } else {
    context.err(
      `There are ${fitting.length} ${noun}s ${named}. Choose one by its id, or with ${option}; ${list} shows them.`,
    );
  }
  return null;
}
