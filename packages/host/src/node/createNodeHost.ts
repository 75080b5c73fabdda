import { join } from 'node:path';
import type { Fetch } from '@guide-studio/api-client';
import {
  type Capabilities,
  createDispatcher,
  type Dispatcher,
  type DispatcherOptions,
  done,
  type HostImplementation,
  type HostResult,
  type SessionInfo,
} from '../common/index.ts';
import type { Asking } from './addresses/askAddress.ts';
import { checkAddresses } from './addresses/checkAddresses.ts';
import { archiving } from './archiving/archiving.ts';
import { backups, moveBackups } from './backups/backups.ts';
import { type ThisComputer, createConnections } from './connecting/connections.ts';
import { ownParts, partFiles, type PartUser } from './connecting/ownParts.ts';
import { network, networkFile, type NetworkUser } from './networking/network.ts';
import { exporting, type Print } from './exporting/exporting.ts';
import { countedCalls } from './countedCalls.ts';
import { createHistory } from './history/history.ts';
import type { KeyStore } from './keys/keyStore.ts';
import { type Machine, thisMachine } from './machine/machine.ts';
import { guideTests } from './companions/guideTests.ts';
import { beside } from './companions/beside.ts';
import { translations } from './companions/translations.ts';
import { folderSettings } from './companions/folderSettings.ts';
import { notes } from './companions/notes.ts';
import { guideMedia } from './media/guideMedia.ts';
import { guideMoves } from './media/guideMoves.ts';
import { createMediaFiles } from './media/mediaFiles.ts';
import { createMediaTickets } from './media/mediaTickets.ts';
import { sweepKeptMedia, tidyMedia } from './media/tidyMedia.ts';
import { readPicture } from './media/readPicture.ts';
import { withMedia } from './media/withMedia.ts';
import { reading } from './reading/reading.ts';
import { readingMoves } from './reading/readingMoves.ts';
import { owning } from './owning/owning.ts';
import { publishing } from './publishing/publishing.ts';
import { createRecordingTickets, type RecordingAnswer } from './publishing/recordingTickets.ts';
import { revisions } from './revisions/revisions.ts';
import { sweepFoldersIn, sweepLeftovers } from './saving/sweepLeftovers.ts';
import { setDamagedAside } from './saving/jsonFile.ts';
import { historyLimits, settingsFile } from './settings.ts';
import { watching } from './watching/watching.ts';
import { type Dialogs, guideFiles } from './files/guideFiles.ts';
import { createDeleted } from './files/deleted.ts';
import { managing, type Trash } from './files/managing.ts';
import { moving, takeAlong } from './files/moving.ts';
import { recentFiles } from './files/recentFiles.ts';
import { openWorkspace } from './workspace/workspace.ts';

/** The machine, the folders and the services of a host. */
export interface NodeHostOptions extends DispatcherOptions {
  readonly kind: Capabilities['kind'];
  readonly version: string;
  /** The workspace folder. It must exist. */
  readonly folder: string;
  /** Folder of settings, connections and backups; created when something is stored. */
  readonly home: string;
  /** The user's folder for downloads; created when something is saved there. Default: `Downloads` in `home`. */
  readonly downloads?: string;
  /** A guide to open first, anywhere on the machine. */
  readonly openFirst?: string;
  /** Default: `first`. */
  readonly start?: SessionInfo['start'];
  /** Names of further damaged files that were renamed, to be said with our own. */
  readonly setAside?: readonly string[];
  readonly keyStore: KeyStore;
  readonly thisComputer?: ThisComputer;
  /** Uses a model and a transcriber for the service of this computer; without it, none can be set. */
  readonly partUser?: PartUser;
  /** Opens the service of this computer to a network; without it, it stays closed. */
  readonly networkUser?: NetworkUser;
  readonly dialogs?: Dialogs;
  /** The system trash, if there is one. */
  readonly trash?: Trash;
  /** Makes a PDF of a page; default: an installed browser. */
  readonly print?: Print;
  /** Default: `globalThis.fetch`. */
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  readonly machine?: Partial<Machine>;
  /** How addresses of pictures and videos are asked. */
  readonly asking?: Asking;
  /** Delays before each look for a study whose creation was interrupted. */
  readonly lookDelaysMs?: readonly number[];
}

/** A running host. */
export interface NodeHost {
  readonly implementation: HostImplementation;
  /** The implementation behind the contract's checks, for carriers. */
  readonly dispatch: Dispatcher;
  /** Reads a recording, picture or video by the path that the page got for it; null for any other path. */
  readonly readRecording: (path: string, range: string | null, signal: AbortSignal) => Promise<RecordingAnswer | null>;
  /** The resolved workspace folder, as last chosen. */
  readonly folder: string;
  /** Makes one more file reachable that the user chose outside the editor. Resolves to its handle. */
  handOut(path: string): Promise<HostResult<string>>;
  /** Returns the path of a handle, whatever is there; null if the handle is unknown. */
  pathOf(file: string): string | null;
  /** The window loads its page again: it begins with this file, or with none. */
  beginAgain(file: string | null): void;
  /** Lets calls that write files end, and ends the claims of this host's windows. Call it when the program ends. */
  close(): Promise<void>;
}

/** Returns the host of a machine with Node. Rejects with the system's code if the folder cannot be found. */
export async function createNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  const machine = thisMachine(options.machine);
  const fetch: Fetch = options.fetch ?? (async (url, init) => await globalThis.fetch(url, init as RequestInit));
  const workspace = await openWorkspace(machine, options.folder);
  const backupFolder = join(options.home, 'backups');
  const historyFolder = join(options.home, 'history');
  const downloads = options.downloads ?? join(options.home, 'Downloads');
  for (const folder of [workspace.folder, options.home, backupFolder, downloads]) await sweepLeftovers(machine, folder);
  await sweepFoldersIn(machine, historyFolder);
  const ownFiles = [
    'settings.json',
    'connections.json',
    ...Object.values(partFiles),
    networkFile,
    'keys.json',
    'recent.json',
  ];
  const damaged = await setDamagedAside(
    machine,
    ownFiles.map((name) => join(options.home, name)),
  );
  let setAside = [...damaged, ...(options.setAside ?? [])];
  let again: { readonly file: string | null } | null = null;
  const first = options.openFirst === undefined ? null : await workspace.handOut(options.openFirst);
  const connections = createConnections({ ...options, machine, fetch, path: join(options.home, 'connections.json') });
  const settings = settingsFile(machine, join(options.home, 'settings.json'));
  const limits = historyLimits(settings);
  const history = createHistory(machine, workspace, historyFolder, limits);
  const claims = owning(machine, workspace, join(options.home, 'open'));
  const media = createMediaFiles(machine, join(options.home, 'media'));
  const mediaTickets = createMediaTickets(machine);
  const texts = {
    folders: [historyFolder, join(historyFolder, 'deleted'), backupFolder],
    days: async () => (await limits()).days,
  };
  void sweepKeptMedia(machine, media, texts);
  const moves = guideMoves(machine, media);
  const readers = readingMoves(machine);
  const managed = managing({
    machine,
    workspace,
    claims,
    moved: async (from, to) => {
      await moveBackups(machine, backupFolder, from.path, to.path);
      return await takeAlong(machine, history, [moves, readers], from, to);
    },
    media: moves,
    reading: readers,
    deleted: createDeleted(machine, join(historyFolder, 'deleted'), limits),
    trash: options.trash,
  });
  const plainFiles = guideFiles(machine, workspace, options.dialogs, async (path, bytes) => {
    return await history.keep(path, bytes, 'save');
  });
  const files = withMedia(plainFiles, workspace, media);
  const archives = archiving({
    ...options,
    machine,
    downloads,
    connections,
    fetch,
  });
  const tickets = createRecordingTickets(machine, fetch);
  const recent = recentFiles(machine, workspace, join(options.home, 'recent.json'), { ...files, ...managed });
  const implementation: HostImplementation = {
    'session.describe': async () => {
      const reported = setAside;
      setAside = [];
      return done({
        capabilities: capabilitiesOf(options),
        version: options.version,
        folder: workspace.folder,
        openFirst:
          again !== null
            ? again.file
            : first?.ok && workspace.pathOf(first.value.file) === first.value.path
              ? first.value.file
              : null,
        start: again !== null ? 'again' : (options.start ?? 'first'),
        setAside: reported,
      });
    },
    ...files,
    ...managed,
    ...recent,
    ...watching(machine, workspace, recent),
    ...revisions(workspace),
    ...claims.methods,
    ...history.methods,
    ...notes(machine, workspace),
    ...folderSettings(machine, workspace),
    ...guideTests(machine, workspace),
    ...translations(machine, workspace),
    ...reading(machine, workspace),
    ...beside(machine, workspace),
    ...guideMedia(workspace, media, mediaTickets),
    ...tidyMedia(machine, workspace, media, texts),
    ...checkAddresses(options.asking),
    ...moving(machine, workspace, history, [moves, readers]),
    ...exporting(options.print, async (address) => await readPicture(media, null, address)),
    ...backups(machine, workspace, backupFolder, async (path, bytes) => await history.keep(path, bytes, 'save')),
    ...connections.methods,
    ...ownParts({ ...options, machine }, options.partUser),
    ...network({ ...options, machine }, options.networkUser),
    ...publishing({ ...options, machine, workspace, connections, fetch, tickets, media }),
    ...archives.methods,
    ...settings,
  };
  const { dispatch, ended } = countedCalls(createDispatcher(implementation, options));
  return {
    implementation,
    dispatch,
    readRecording: async (path, range, signal) =>
      (await mediaTickets.read(path, range)) ?? (await tickets.read(path, range, signal)),
    get folder() {
      return workspace.folder;
    },
    handOut: async (path) => {
      const place = await workspace.handOut(path);
      return place.ok ? done(place.value.file) : place;
    },
    pathOf: workspace.pathOf,
    beginAgain: (file) => (again = { file }),
    close: async () => {
      await archives.close();
      await ended();
      await claims.close();
    },
  };
}

function capabilitiesOf({ kind, dialogs, trash, keyStore }: NodeHostOptions): Capabilities {
  return { kind, nativeDialogs: dialogs !== undefined, trash: trash !== undefined, keyStorage: keyStore.storage };
}
