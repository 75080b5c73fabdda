/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The words that may be its first argument; empty: files are. */
  readonly words: readonly string[];
}

export interface CompletedOption {
  /** `--format`. */
  readonly flag: string;
  readonly summary: string;
  readonly takesValue: boolean;
  /** The values that it may have; empty: any, or a file. */
  readonly values: readonly string[];
}

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** Returns a script by which a shell completes `guide`. It runs nothing: all words are in it. */
export function completionScript(shell: Shell, commands: readonly CompletedCommand[]): string {
  switch (shell) {
    case 'bash':
      return bash(commands);
    case 'zsh':
      // Completions of bash work here, too.
      return `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`;
    case 'fish':
      return fish(commands);
  }
}

function bash(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  return [
    '_guide() {',
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=""',
    '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word"))`,
    '    return',
    '  fi',
    '  case "$command $before" in',
    ...commands.flatMap(({ name, options }) =>
      options
        .filter(({ values }) => values.length > 0)
        .map(({ flag, values }) => `    "${name} ${flag}") words="${values.join(' ')}" ;;`),
    ),
    '  esac',
    '  if [ -z "$words" ]; then',
    '    case "$command" in',
    ...commands.map(({ name, options, words }) => {
      const flags = options.map(({ flag }) => flag).join(' ');
      return `      ${name}) case "$word" in -*) words="${flags}" ;; *) words="${words.join(' ')}" ;; esac ;;`;
    }),
    '    esac',
    '  fi',
    '  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word")); else COMPREPLY=($(compgen -f -- "$word")); fi',
    '}',
    'complete -o filenames -F _guide guide',
    '',
  ].join('\n');
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, words }) => {
    const isHere = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c guide -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...(words.length === 0 ? [] : [`complete -c guide -f ${isHere} -a ${quoted(words.join(' '))}`]),
      ...options.map(({ flag, summary: about, takesValue, values }) => {
        const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesValue ? ' -r' : '';
        return `complete -c guide ${isHere} -l ${flag.replace(/^--/u, '')}${value} -d ${quoted(about)}`;
      }),
    ];
  });
  return `${lines.join('\n')}\n`;
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/gu, String.raw`\$&`)}'`;
