/** What a command ends with: scripts branch on these three and on nothing else. */
export const exitCode = {
  /** Done, and nothing to report. */
  fine: 0,
  /** The command worked and found something wrong: a guide with errors, a refused request. */
  problems: 1,
  /** Wrong use, or a file that cannot be read or written. */
  wrongUse: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
