import { Command, CommanderError } from 'commander';
import { CommandFailure } from './commandFailure.ts';
import type { Context } from './context.ts';
import { type ExitCode, exitCode } from './exitCode.ts';

type Define = (command: Command, context: Context) => void;

/** All commands with their summaries for `guide --help`. Only the chosen one is loaded. */
const commands: Readonly<
  Record<string, { readonly summary: string; readonly load: () => Promise<{ define: Define }> }>
> = {
  validate: {
    summary: 'check guides by the rules of the service, with advice',
    load: () => import('./commands/validate.ts'),
  },
  paths: {
    summary: 'show every path through a guide: what nobody sees and why, and the shortest ways',
    load: () => import('./commands/paths.ts'),
  },
  test: { summary: 'run the tests beside guides', load: () => import('./commands/test.ts') },
  forecast: {
    summary: 'forecast a study: who passes, length, credits, and how many see each question',
    load: () => import('./commands/forecast.ts'),
  },
  format: { summary: 'write guide files in their canonical form', load: () => import('./commands/format.ts') },
  import: { summary: 'make a guide of a text with questions', load: () => import('./commands/import.ts') },
  build: { summary: 'run code that makes guides, and write them', load: () => import('./commands/build.ts') },
  'to-code': { summary: 'write code that makes a guide', load: () => import('./commands/toCode.ts') },
  schema: {
    summary: 'print the JSON Schema of a guide file or one beside it, or the API as OpenAPI',
    load: () => import('./commands/schema.ts'),
  },
  export: {
    summary: 'export the sign-off pack of a guide: html, docx, pdf or markdown',
    load: () => import('./commands/export.ts'),
  },
  diff: { summary: 'show what changed between two versions of a guide', load: () => import('./commands/diff.ts') },
  merge: { summary: 'merge two versions of a guide', load: () => import('./commands/merge.ts') },
  'merge-driver': { summary: 'let git merge guides', load: () => import('./commands/mergeDriver.ts') },
  translate: {
    summary: 'write the texts of a guide into a sheet for translators, and read it back',
    load: () => import('./commands/translate.ts'),
  },
  edit: { summary: 'open the editor', load: () => import('./commands/edit.ts') },
  serve: { summary: 'run the study service on this machine', load: () => import('./commands/serve.ts') },
  wallets: {
    summary: 'list the wallets that the key may use, or manage those of the local service',
    load: () => import('./commands/wallets.ts'),
  },
  studies: {
    summary: 'list the studies of the organization, or change a link of the local service',
    load: () => import('./commands/studies.ts'),
  },
  questions: { summary: 'list the questions of a study', load: () => import('./commands/questions.ts') },
  responses: {
    summary: 'print the answers of a study, or one interview',
    load: () => import('./commands/responses.ts'),
  },
  create: { summary: 'create a draft study from a guide file', load: () => import('./commands/create.ts') },
  rehearse: {
    summary: 'let invented participants take a study on a service of Guide Studio (costs no credits), or delete them',
    load: () => import('./commands/rehearse.ts'),
  },
  launch: { summary: 'launch a draft study', load: () => import('./commands/launch.ts') },
  keys: { summary: 'manage the API keys of the local service', load: () => import('./commands/keys.ts') },
  orgs: { summary: 'manage the organizations of the local service', load: () => import('./commands/orgs.ts') },
  users: { summary: 'manage the users of the local service', load: () => import('./commands/users.ts') },
  backup: { summary: 'copy the database of the local service', load: () => import('./commands/backup.ts') },
  restore: { summary: 'create a database from a backup', load: () => import('./commands/restore.ts') },
  completion: {
    summary: 'print a script by which a shell completes this command',
    load: () => import('./commands/completion.ts'),
  },
};

async function buildProgram(argv: readonly string[], context: Context): Promise<Command> {
  const root = new Command('guide')
    .description('Write, check, publish and launch interview study guides.')
    .version(context.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.print(text.replace(/\n$/u, '')),
      writeErr: (text) => text.replace(/\n$/u, '').split('\n').forEach(context.err),
      // The message quotes the user's input, so it must be made printable.
      outputError: (text) => context.err(text.trimEnd()),
    })
    .showHelpAfterError('(guide --help lists the commands)')
    .enablePositionalOptions();
  const chosen = argv.find((word) => Object.hasOwn(commands, word));
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = root
      .command(name)
      .description(summary)
      .showHelpAfterError(`(guide ${name} --help explains how to use it)`);
    // A script for the shell has the options of all.
    if (name === chosen || chosen === 'completion') (await load()).define(command, context);
  }
  return root;
}

/**
 * Parses the arguments and runs the command. Returns an exit code for a wrong command line, a help request or a command
 * that failed, and prints why it failed; null for one that ended by itself.
 */
export async function program(argv: readonly string[], context: Context): Promise<ExitCode | null> {
  const root = await buildProgram(argv, context);
  try {
    if (argv.length === 0) {
      root.outputHelp({ error: true });
      return exitCode.wrongUse;
    }
    await root.parseAsync([...argv], { from: 'user' });
    return null;
  } catch (error) {
    if (error instanceof CommandFailure) {
      for (const sentence of error.sentences) context.err(sentence);
      return error.exit;
    }
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCode.fine : exitCode.wrongUse;
  }
}
