/* What the host can do, and the user's settings. Part of the contract; see `contract.ts`. */
import { type Settings, settingsChanges } from '../settings.ts';
import { method, none } from './method.ts';

/** What this host can do. The editor offers nothing else. */
export interface Capabilities {
  readonly kind: 'electron' | 'browser';
  /**
   * True if native dialogs exist (`file.pickOpen`, `file.pickSave`, `file.pickFolder`). Otherwise the editor lists the
   * start folder.
   */
  readonly nativeDialogs: boolean;
  /** True if deleted guides go to the system trash; otherwise they are kept with the local history. */
  readonly trash: boolean;
  /** Where API keys are kept: in the system's store, or until the host ends. */
  readonly keyStorage: 'safeStorage' | 'keyring' | 'session';
}

/** The host, as the editor sees it at its start. */
export interface SessionInfo {
  readonly capabilities: Capabilities;
  readonly version: string;
  /** The workspace folder as shown to the user. */
  readonly folder: string;
  /** The file to open first: named on the command line or double-clicked. */
  readonly openFirst: string | null;
  /**
   * How this page begins. Only `first` reopens the last guide, if the settings say so. `again`: it was loaded again, and
   * `openFirst` is the file that was open. `another`: a further window, which offers no unsaved work of others. `safe`:
   * the two starts before failed.
   */
  readonly start: 'first' | 'again' | 'another' | 'safe';
  /** Names of the studio's own files that were damaged, such as the settings, and were renamed. Said once. */
  readonly setAside: readonly string[];
}

export const sessionMethods = {
  /** Returns the host's capabilities, version and folder, and the file to open first. */
  'session.describe': method<SessionInfo>()(none),
  /** Returns the settings; defaults where none are stored. */
  'settings.read': method<Settings>()(none),
  /** Changes the given settings and keeps the others. Returns all settings. */
  'settings.write': method<Settings>()(settingsChanges),
} as const;
