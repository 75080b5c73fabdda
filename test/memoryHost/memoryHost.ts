import { createDispatcher, type Dispatcher, type DispatcherOptions, type Settings } from '@guide-studio/host/common';
import { files } from './files.ts';
import { managing } from './managing.ts';
import { MemoryFiles } from './memoryFiles.ts';
import { type KeptBackup, MemoryState } from './memoryState.ts';
import { parts } from './parts.ts';
import { network } from './network.ts';
import { notes } from './notes.ts';
import { session } from './session.ts';
import { studies } from './studies.ts';
import { tests } from './tests.ts';
import { reading } from './reading.ts';
import { translations } from './translations.ts';
import { beside } from './beside.ts';
import { media } from './media.ts';
import { versions } from './versions.ts';

export interface MemoryHostOptions extends DispatcherOptions {
  /** Guide texts by file name, at the start. */
  readonly files?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
  readonly openFirst?: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Replaces SHA-256, which a pure environment does not have. */
  readonly hash?: (text: string) => string;
}

export interface MemoryHost {
  readonly dispatch: Dispatcher;
  /** The current texts. Tests read them or change them behind the editor's back. */
  readonly files: Map<string, string>;
  /** Unsaved work by key. */
  readonly backups: Map<string, KeptBackup>;
}

/** Returns a host without a machine: files and settings are in memory, and there is no connection to a service. */
export function createMemoryHost(options: MemoryHostOptions = {}): MemoryHost {
  const texts = new MemoryFiles(options.files ?? {});
  const state = new MemoryState(texts, options.now ?? (() => 0), options.hash ?? contentHash);
  const backups = new Map<string, KeptBackup>();
  const dispatch = createDispatcher(
    {
      ...session(options.openFirst ?? null, options.settings ?? null),
      ...files(state),
      ...managing(state),
      ...versions(state, backups),
      ...notes(state),
      ...tests(state),
      ...parts,
      ...network,
      ...translations(state),
      ...reading(state),
      ...beside(state),
      ...media(),
      ...studies,
    },
    options,
  );
  return { dispatch, files: texts, backups };
}

/** FNV-1a: enough to distinguish texts in tests. */
function contentHash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return `${(value >>> 0).toString(16)}-${text.length}`;
}
