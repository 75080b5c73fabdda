import {
  createNodeHost,
  type KeyStore,
  keptNetwork,
  keptParts,
  startLoopbackServer,
  thisMachine,
} from '@guide-studio/host/node';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { hasDisplay } from './chooseHost.ts';
import { openBrowser } from './openBrowser.ts';
import { type ChangeableService, startChangeableService } from './changeableService.ts';
import { placesOf } from './places.ts';
import type { WorkspaceFolder } from './workspace.ts';
import { startFailure } from './startSentence.ts';

export interface BrowserOptions {
  /** Default: any free port. */
  readonly port?: number;
  /** True to open the address in the system's browser. */
  readonly open: boolean;
  /** The browser that shows it in a window of its own; null for a tab of the system's browser. */
  readonly program: string | null;
}

async function startServer(
  service: ChangeableService,
  keyStore: KeyStore,
  workspace: WorkspaceFolder,
  rendererDir: string,
  options: BrowserOptions,
  context: Context,
) {
  const host = await started(workspace.folder, async () =>
    createNodeHost({
      kind: 'browser',
      version: context.version,
      folder: workspace.folder,
      home: placesOf(context).home,
      downloads: placesOf(context).downloads,
      ...(workspace.openFirst === null ? {} : { openFirst: workspace.openFirst }),
      keyStore,
      thisComputer: service.connection,
      partUser: service.user,
      networkUser: service.network,
      onBug: (method, cause) =>
        `${method}: ${cause instanceof Error ? cause.stack : String(cause)}`.split('\n').forEach(context.err),
    }),
  );
  const port = options.port ?? 0;
  const server = await started(`Port ${port}`, async () =>
    startLoopbackServer({ dispatcher: host.dispatch, readRecording: host.readRecording, rendererDir, port }),
  );
  const close = async () => {
    await server.close();
    await host.close();
  };
  return { url: server.url, openInterviews: host.implementation['service.openInterviews'], close };
}

/** Runs the local service and the browser host until Ctrl+C. The service ends last. */
export async function serveEditor(
  workspace: WorkspaceFolder,
  options: BrowserOptions,
  context: Context,
): Promise<void> {
  const rendererDir = context.ensure('renderer');
  const pageDir = context.ensure('page');
  // The build printed why.
  if (rendererDir === null || pageDir === null) throw wrongUse();
  const { database } = placesOf(context);
  const keyStore = await context.openKeyring();
  const service = await started(database, async () => {
    const { home } = placesOf(context);
    const parts = await keptParts({ machine: thisMachine(), home, keyStore });
    const kept = await keptNetwork({ machine: thisMachine(), home });
    const place = { database, pageDir, report: context.err, log: context.exactErr };
    return await startChangeableService(place, parts, kept);
  });
  if ('unavailable' in (await service.connection()))
    context.err('The editor starts without the study service of this computer.');
  const stopped = context.untilStopped();
  try {
    const server = await startServer(service, keyStore, workspace, rendererDir, options, context);
    context.out(`Guide Studio ready at ${server.url}`);
    const forget = options.open && hasDisplay(context.env) ? openBrowser(server.url, options.program) : () => undefined;
    await stopped;
    forget();
    const open = await server.openInterviews({});
    if (open.ok && open.value.interviews > 0) context.out(interruptedSentence(open.value.interviews));
    await server.close();
  } finally {
    await service.close();
  }
}

function interruptedSentence(interviews: number): string {
  const people = interviews === 1 ? 'One person is' : `${interviews} people are`;
  return `${people} taking an interview on this computer. They can continue when Guide Studio runs again.`;
}

/** Runs `work`. Throws `CommandFailure` if it fails because of the machine. */
async function started<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw startFailure(error, what);
  }
}
