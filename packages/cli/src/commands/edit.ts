import { findBrowser } from '@guide-studio/sign-off/findBrowser';
import { type Command, Option } from 'commander';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { portOption } from '../portOption.ts';
import { chooseHost, type HostKind } from '../studio/chooseHost.ts';
import { runElectron } from '../studio/runElectron.ts';
import { type BrowserOptions, serveEditor } from '../studio/serveEditor.ts';
import { workspaceOf } from '../studio/workspace.ts';

interface Options extends Omit<BrowserOptions, 'program'> {
  readonly folder?: string;
  readonly host?: HostKind;
}

const whyNot = {
  failed: 'Electron could not run.',
  noSandbox:
    'Electron could not start its sandbox. Ubuntu 23.10 and newer allow it only to programs with an AppArmor profile; the deb package of Guide Studio brings one.',
};

async function edit(file: string | undefined, options: Options, context: Context): Promise<void> {
  const workspace = workspaceOf({ file, folder: options.folder }, context);
  if (!workspace.isWritable) {
    context.err(`${workspace.folder} is not writable. You can open its guides, but not save them there.`);
  }
  const choice = await chooseHost(options.host, context);
  if (choice.kind === 'none') throw wrongUse(choice.line);
  context.err(choice.line);
  if (choice.kind === 'electron') {
    const end = await runElectron(choice.binary, workspace, context);
    if (end === 'closed') return;
    if (options.host === 'electron') throw wrongUse(`${whyNot[end]} Use --host browser.`);
    context.err(`${whyNot[end]} Using the browser instead.`);
  }
  const program = choice.kind === 'browser' ? choice.program : await findBrowser({ environment: context.env });
  await serveEditor(workspace, { ...options, program }, context);
}

/**
 * Defines `guide edit [FILE]`, which `npm start` runs: opens the editor on this machine until it is closed or Ctrl+C.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('[file]', 'a guide file to open first')
    .option('--folder <dir>', 'the folder whose guides are listed (default: that of the file, else Guides)')
    .addOption(portOption('the port of the browser host on 127.0.0.1; 0 picks a free one'))
    .option('--no-open', 'print the address without opening a browser')
    .addOption(new Option('--host <kind>', 'where to open').choices(['electron', 'app', 'browser']))
    .action(async (file: string | undefined, options: Options) => await edit(file, options, context));
}
