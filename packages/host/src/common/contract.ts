/**
 * The contract between the editor and its host.
 *
 * The editor is a page: it cannot reach files, git or API keys. It calls a host instead: Electron's main process, the
 * loopback server of `guide edit`, or an object in memory. A call consists of a method of {@link hostMethods} and one
 * input object. It returns a result; expected failures are results too, so callers check `ok` and catch nothing.
 *
 * ```ts
 * const opened = await host.call('file.open', { file: 'pricing.guide.json' });
 * if (!opened.ok) return hostMessageOf(opened.error);
 * const { file, text, hash } = opened.value;
 * const saved = await host.call('file.save', { file, text: edit(text), baseHash: hash });
 * ```
 *
 * The host names files by handle: a guide in the workspace folder by its name, and a file that the user picked
 * elsewhere by a random id. The editor never sends a path.
 *
 * The methods and their shapes are listed by subject in `contract/`:
 * - `session.ts`: what the host can do, and the settings
 * - `files.ts`: guides in the folder and elsewhere
 * - `versions.ts`: earlier contents, git revisions, unsaved work
 * - `notes.ts`: comments, approvals, settings of the folder, exported packs
 * - `tests.ts`: guide tests
 * - `parts.ts`: the model and the transcriber of this computer's service
 * - `network.ts`: the listener of this computer's service for people in the same network
 * - `translations.ts`: translations
 * - `beside.ts`: what comes with a guide that has no file yet
 * - `reading.ts`: what readers of the answers write down
 * - `media.ts`: pictures and videos beside a guide
 * - `studies.ts`: connections, wallets, studies and their responses
 *
 * To add a method, add a row to the table of its subject; the compiler then asks for it in `createNodeHost.ts` and
 * `test/memoryHost`.
 */
import type * as z from 'zod';
import { sessionMethods } from './contract/session.ts';
import { fileMethods } from './contract/files.ts';
import { versionMethods } from './contract/versions.ts';
import { notesMethods } from './contract/notes.ts';
import { testsMethods } from './contract/tests.ts';
import { partMethods } from './contract/parts.ts';
import { networkMethods } from './contract/network.ts';
import { translationsMethods } from './contract/translations.ts';
import { besideMethods } from './contract/beside.ts';
import { readingMethods } from './contract/reading.ts';
import { mediaMethods } from './contract/media.ts';
import { studyMethods } from './contract/studies.ts';

export type { CoderMarks, ReadingBeside } from './contract/reading.ts';
export type { Capabilities, SessionInfo } from './contract/session.ts';
export {
  deletedKey,
  type NamedFile,
  type GuideFile,
  type GuideFiles,
  type DeletedFile,
  type RecentFile,
  type OpenedFile,
  type SavedFile,
  type Sight,
  type Watched,
  type Claim,
} from './contract/files.ts';
export { type Backup, type NamedRevision, type Revision, revisionPattern, type Version } from './contract/versions.ts';
export { exportFormats, type FolderSettingsRead, type MadeExport, type ExportFormat } from './contract/notes.ts';
export type {
  NetworkAddress,
  NetworkFault,
  NetworkListener,
  NetworkPlace,
  NetworkState,
} from './contract/network.ts';
export type { NamedPart, OwnParts, PartFault, PartFaults, PartKind } from './contract/parts.ts';
export {
  type AddedMedia,
  type AddressState,
  type CheckedAddress,
  methodsWithBytes,
  type ShownMedia,
} from './contract/media.ts';
export type { TranslatedTexts } from './contract/translations.ts';
export {
  maxClosingTextCharacters,
  mostRehearsed,
  type ArchivedRecordings,
  type ArchiveState,
  type PlayableRecording,
  type RecordedAnswers,
  type Rehearsal,
  type RehearsalParticipant,
  type Connection,
  type ConnectionCheck,
  type ConnectionTest,
  type ConnectionList,
  type Publication,
} from './contract/studies.ts';

/**
 * Every method of a host. The client, the dispatcher and each carrier (IPC, loopback HTTP, memory) are derived from
 * this table. The dispatcher validates inputs; outputs are sent as JSON.
 *
 * Each comment names what is returned and the specific failures. These are common:
 * - Any method: `invalidInput`, `internal`, `hostGone`, `sessionRefused`.
 * - With `file`: `notReachable`, `notFound`, `notAFile`, `fileSystem`.
 * - With a file read as text: `tooLarge`, `unreadable`. With one that is written: `tooLarge`, `lockedByOther`.
 * - `wallet.*`, `service.*`, `archive.begin` and `study.*`, except `study.publications`: `noConnection`, `noKey`,
 *   `serviceUnavailable`, `api`.
 */
export const hostMethods = {
  ...sessionMethods,
  ...fileMethods,
  ...versionMethods,
  ...notesMethods,
  ...testsMethods,
  ...partMethods,
  ...networkMethods,
  ...translationsMethods,
  ...readingMethods,
  ...besideMethods,
  ...mediaMethods,
  ...studyMethods,
} as const;

/** The name of a method. */
export type HostMethod = keyof typeof hostMethods;

/** The input of a method. */
export type HostInput<M extends HostMethod> = z.input<(typeof hostMethods)[M]['input']>;

/** The output of a method that succeeded. */
export type HostOutput<M extends HostMethod> = (typeof hostMethods)[M]['output'];
