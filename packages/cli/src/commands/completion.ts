import { Argument, type Command } from 'commander';
import { type CompletedCommand, completionScript, type Shell, shells } from '../completion/completionScript.ts';
import type { Context } from '../context.ts';

/** Returns what a shell completes of a command. */
function completed(command: Command): CompletedCommand {
  const [first] = command.registeredArguments;
  return {
    name: command.name(),
    summary: command.description(),
    options: [...command.options, ...command.commands.flatMap(({ options }) => options)].flatMap((option) =>
      option.long === undefined || option.long === null
        ? []
        : [
            {
              flag: option.long,
              summary: option.description,
              takesValue: option.required || option.optional,
              values: option.argChoices ?? [],
            },
          ],
    ),
    words: command.commands.length > 0 ? command.commands.map((inside) => inside.name()) : (first?.argChoices ?? []),
  };
}

/** Defines `guide completion SHELL`: prints a script by which the shell completes commands, options and their values. */
export function define(command: Command, context: Context): void {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', '\nFor bash: source <(guide completion bash). For fish: guide completion fish | source')
    .action((shell: Shell) => {
      const commands = command.parent?.commands ?? [];
      context.exact(completionScript(shell, commands.map(completed)));
    });
}
