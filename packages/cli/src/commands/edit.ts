import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createNodeHost, openKeyring, startLoopbackServer } from '@guide-studio/host/node';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { portOption } from '../portOption.ts';
import { chooseHost, hasDisplay, type HostKind } from '../studio/chooseHost.ts';
import { placesOf } from '../studio/places.ts';
import { type LocalService, startLocalService } from '../studio/localService.ts';
import { openBrowser } from '../studio/openBrowser.ts';
import { startSentence } from '../studio/startSentence.ts';
import { untilStopped } from '../studio/untilStopped.ts';
import { type Workspace, workspaceOf } from '../studio/workspace.ts';

interface Options {
  readonly folder?: string;
  readonly port?: number;
  readonly open: boolean;
  readonly host?: HostKind;
}

type Place = Extract<Workspace, { readonly ok: true }>;

/** Tries what may fail for reasons of the machine; such a failure is one line. */
async function attempt<T>(what: string, context: Context, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const sentence = startSentence(error, what);
    if (sentence === null) throw error;
    context.err(sentence);
    return null;
  }
}

async function startServer(
  service: LocalService,
  place: Place,
  rendererDir: string,
  options: Options,
  context: Context,
) {
  const host = await attempt(place.folder, context, async () =>
    createNodeHost({
      kind: 'browser',
      version: context.version,
      folder: place.folder,
      home: placesOf(context).home,
      ...(place.openFirst === null ? {} : { openFirst: place.openFirst }),
      keyStore: await openKeyring(),
      thisComputer: { baseUrl: service.url, apiKey: service.apiKey },
      onBug: (method, cause) => context.err(`${method}: ${cause instanceof Error ? cause.stack : String(cause)}`),
    }),
  );
  if (host === null) return null;
  const port = options.port ?? 0;
  return await attempt(`Port ${port}`, context, async () =>
    startLoopbackServer({ dispatcher: host.dispatch, rendererDir, port }),
  );
}

async function serveEditor(place: Place, options: Options, context: Context): Promise<ExitCode> {
  const rendererDir = context.ensure('renderer');
  if (rendererDir === null) return exitCode.wrongUse;
  const database = placesOf(context).database;
  const service = await attempt(database, context, async () => await startLocalService(database));
  if (service === null) return exitCode.wrongUse;
  const stopped = untilStopped();
  try {
    const server = await startServer(service, place, rendererDir, options, context);
    if (server === null) return exitCode.wrongUse;
    context.out(`Guide Studio ready at ${server.url}`);
    if (options.open && hasDisplay(context.env)) openBrowser(server.url);
    await stopped;
    await server.close();
    return exitCode.fine;
  } finally {
    await service.close();
  }
}

/** Runs the app until its window is closed; Ctrl+C here closes it. */
async function runElectron(binary: string, place: Place, context: Context): Promise<ExitCode> {
  if (context.ensure('renderer') === null || context.ensure('electron') === null) return exitCode.wrongUse;
  const args = [join(context.root, 'electron'), `--folder=${place.folder}`];
  if (place.openFirst !== null) args.push(place.openFirst);
  const env = { ...context.env, GUIDE_STUDIO_HOME: placesOf(context).home };
  const child = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  let stopped = false;
  void untilStopped().then(() => {
    stopped = true;
    child.kill();
  });
  const code = await ended;
  if (code === 0 || stopped) return exitCode.fine;
  context.err('Electron could not run. To use the browser instead, add --host browser.');
  return exitCode.wrongUse;
}

async function edit(file: string | undefined, options: Options, context: Context): Promise<ExitCode> {
  const place = workspaceOf({ file, folder: options.folder }, context);
  if (!place.ok) {
    context.err(place.sentence);
    return exitCode.wrongUse;
  }
  if (!place.isWritable) {
    context.err(`${place.folder} cannot be written: its guides can be opened and read, but not saved there.`);
  }
  const choice = await chooseHost(options.host, context);
  context.err(choice.line);
  if (choice.kind === 'none') return exitCode.wrongUse;
  return choice.kind === 'electron'
    ? await runElectron(choice.binary, place, context)
    : await serveEditor(place, options, context);
}

/** `guide edit [FILE]`, which `npm start` runs: the editor on this machine, until it is closed or Ctrl+C. */
export function define(command: Command, context: Context): void {
  command
    .argument('[file]', 'a guide file to open first')
    .option('--folder <dir>', 'the folder whose guides are listed (default: that of the file, else Guides)')
    .addOption(portOption('the port of the browser host on 127.0.0.1; 0 takes a free one'))
    .option('--no-open', 'print the address without opening a browser')
    .addOption(new Option('--host <kind>', 'where to open').choices(['electron', 'browser']))
    .action(async (file: string | undefined, options: Options) => context.end(await edit(file, options, context)));
}
