import type { JsonObject } from '@guide-studio/guide-core';
import {
  done,
  failed,
  type HostImplementation,
  type HostInput,
  type HostMethod,
  type HostResult,
  isGuideFileName,
  type OpenedFile,
  type SavedFile,
  type Version,
} from '@guide-studio/host/common';
import type { MemoryFiles } from './memoryFiles.ts';

/** The methods of one subject of the contract. */
export type MethodsOf<Table extends object> = Pick<HostImplementation, HostMethod & keyof Table>;

/** Unsaved work. */
export interface KeptBackup extends Omit<HostInput<'backup.write'>, 'key' | 'text'> {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

type KeptVersion = Version & { readonly text: string };

/** What the methods of a host in memory share: its files with their versions, notes and tests, by file name. */
export class MemoryState {
  readonly files: MemoryFiles;
  /** Returns epoch milliseconds. */
  readonly now: () => number;
  readonly hash: (text: string) => string;
  readonly notes = new Map<string, JsonObject>();
  readonly tests = new Map<string, JsonObject>();
  readonly translations = new Map<string, JsonObject>();
  /** The folders of readers, by guide: the files by name. */
  readonly reading = new Map<string, Map<string, string>>();
  /** The key of the window that may write a file. */
  readonly claims = new Map<string, string>();
  /** Newest first. */
  readonly versions = new Map<string, readonly KeptVersion[]>();
  /** When each file was last opened; the latest is last. */
  readonly recent = new Map<string, number>();

  constructor(files: MemoryFiles, now: () => number, hash: (text: string) => string) {
    this.files = files;
    this.now = now;
    this.hash = hash;
  }

  /** Returns a file's text. Fails with `notReachable` or `notFound`. */
  open(file: string): HostResult<OpenedFile> {
    const reach = reachable(file);
    if (!reach.ok) return reach;
    const text = this.files.get(file);
    if (text === undefined) return failed({ code: 'notFound', file });
    return done({ file, name: file, text, hash: this.hash(text), writable: true });
  }

  /** Writes a file and keeps its earlier text as a version. */
  write(name: string, text: string): HostResult<SavedFile> {
    const old = this.files.get(name);
    if (old !== undefined && old !== text) this.keepVersion(name, old, 'save');
    this.files.set(name, text);
    return done({ file: name, name, hash: this.hash(text), savedAt: this.now(), locked: true, kept: true });
  }

  /** Keeps a text as the newest version of a file, unless it is the newest already. */
  keepVersion(file: string, text: string, reason: Version['reason']): void {
    const kept = this.versions.get(file) ?? [];
    if (kept[0]?.text === text) return;
    const keptAt = Math.max(this.now(), (kept[0]?.keptAt ?? 0) + 1);
    const short = this.hash(text)
      .replaceAll(/[^0-9a-f]/gu, '')
      .slice(0, 16)
      .padEnd(16, '0');
    const id = `${String(keptAt).padStart(13, '0')}-${reason}-${short}`;
    this.versions.set(file, [{ id, keptAt, reason, hash: short, bytes: text.length, text }, ...kept]);
  }

  /** Puts a file first in the list of recent files. */
  noteOpened(name: string): void {
    this.recent.delete(name);
    this.recent.set(name, this.now());
  }
}

/** Fails with `notReachable` unless the name is one of a guide. */
export function reachable(file: string): HostResult<null> {
  return isGuideFileName(file) ? done(null) : failed({ code: 'notReachable', file });
}
