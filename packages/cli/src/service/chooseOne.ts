import { problem } from '../commandFailure.ts';

interface Kind {
  /** The noun for sentences, for example "organization". */
  readonly noun: string;
  /** The command that lists the elements. */
  readonly list: string;
  /** The option that selects one of several. */
  readonly option: string;
}

/**
 * Returns the named element of `all`, or the only one if none was named. Otherwise throws `CommandFailure` with how to name
 * one.
 */
export function chooseOne<Each>(
  all: readonly Each[],
  named: string | undefined,
  matches: (each: Each, named: string) => boolean,
  { noun, list, option }: Kind,
): Each {
  const fitting = named === undefined ? all : all.filter((each) => matches(each, named));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  if (named === undefined)
    throw problem(
      all.length === 0
        ? `There is no ${noun} yet.`
        : `There are ${all.length} ${noun}s. Choose one with ${option}; ${list} shows them.`,
    );
  if (only === undefined) throw problem(`There is no ${noun} ${named}. To see what there is, run ${list}`);
  throw problem(
    `There are ${fitting.length} ${noun}s ${named}. Choose one by its id, or with ${option}; ${list} shows them.`,
  );
}
