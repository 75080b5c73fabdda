/** What is wrong with the files that a package of this system would get, and their number and size. */
export function checkFiles(root: string): {
  readonly problems: readonly string[];
  readonly count: number;
  readonly megabytes: number;
};

export function iconProblems(resources: string): readonly string[];
