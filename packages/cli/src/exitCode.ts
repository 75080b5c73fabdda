/** The exit codes of all commands. Scripts may rely on these three. */
export const exitCode = {
  /** Done, nothing to report. */
  fine: 0,
  /** The command worked and found a problem: a guide with errors, a refused request. */
  problems: 1,
  /** Wrong use, or a file that cannot be read or written. */
  wrongUse: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
