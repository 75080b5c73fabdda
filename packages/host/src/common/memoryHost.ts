import { changeNotes, type JsonObject, mergeNotes, notesOf } from '@guide-studio/guide-core';
import { isConflictCopy } from './conflictCopy.ts';
import type {
  Backup,
  Capabilities,
  GuideFile,
  HostInput,
  OpenedFile,
  SavedFile,
  Sight,
  Version,
  Watched,
} from './contract.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import type { HostResult } from './error.ts';
import { guideFileName, isGuideFileName, numberedName } from './guideFileName.ts';
import type { HostImplementation } from './implementation.ts';
import { MemoryFiles } from './memoryFiles.ts';
import { done, failed } from './result.ts';
import { type Settings, settingsOf } from './settings.ts';

export interface MemoryHostOptions {
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

export interface KeptBackup extends Omit<HostInput<'backup.write'>, 'key'> {
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

const capabilities: Capabilities = { kind: 'memory', nativeDialogs: false, trash: false, keyStorage: 'session' };

/** Returns a host without a machine: files and settings are in memory, and there is no connection to a service. */
export function createMemoryHost(options: MemoryHostOptions = {}): MemoryHost {
  const files = new MemoryFiles(options.files ?? {});
  const backups = new Map<string, KeptBackup>();
  return { dispatch: createDispatcher(memoryImplementation(files, backups, options)), files, backups };
}

function memoryImplementation(
  files: MemoryFiles,
  backups: Map<string, KeptBackup>,
  options: MemoryHostOptions,
): HostImplementation {
  const now = options.now ?? (() => 0);
  const hash = options.hash ?? contentHash;
  let settings = settingsOf(options.settings ?? null);
  const noConnection = async () => failed({ code: 'noConnection' });
  const unknownConnection = async (input: { readonly connectionId: string }) =>
    failed({ code: 'unknownConnection', connectionId: input.connectionId });

  function describe([key, kept]: [string, KeptBackup]): Backup[] {
    const { file, name, text, baseHash, writtenAt } = kept;
    const merging = typeof kept.merging === 'string';
    const standing = file === null ? undefined : files.get(file);
    if (standing === text && !merging) return [];
    const diskHash = standing === undefined ? null : hash(standing);
    return [{ key, file, name, baseHash, diskHash, writtenAt, merging }];
  }

  const recent = new Map<string, number>();

  function note(name: string): void {
    recent.delete(name);
    recent.set(name, now());
  }

  const notes = new Map<string, JsonObject>();
  const claims = new Map<string, string>();
  const versions = new Map<string, readonly (Version & { readonly text: string })[]>();

  function keep(file: string, text: string, reason: Version['reason']): void {
    const kept = versions.get(file) ?? [];
    if (kept[0]?.text === text) return;
    const keptAt = Math.max(now(), (kept[0]?.keptAt ?? 0) + 1);
    const short = hash(text)
      .replaceAll(/[^0-9a-f]/gu, '')
      .slice(0, 16)
      .padEnd(16, '0');
    const id = `${String(keptAt).padStart(13, '0')}-${reason}-${short}`;
    versions.set(file, [{ id, keptAt, reason, hash: short, bytes: text.length, text }, ...kept]);
  }

  const deleted = new Map<string, { readonly name: string; readonly text: string; readonly at: number }>();

  function free(name: string): string {
    for (let number = 1; ; number += 1) {
      const next = numberedName(name, number);
      if (!files.has(next)) return next;
    }
  }

  function moveKept(from: string, to: string): void {
    const moving = notes.get(from);
    if (moving) notes.set(to, mergeNotes({}, notes.get(to) ?? {}, moving).notes);
    notes.delete(from);
    const all = [...(versions.get(from) ?? []), ...(versions.get(to) ?? [])];
    versions.set(
      to,
      all.sort((a, b) => b.keptAt - a.keptAt),
    );
    versions.delete(from);
  }

  function watched(file: string): Watched {
    const text = files.get(file);
    const sight: Sight = text === undefined ? { state: 'absent', movedTo: null } : { state: 'file', hash: hash(text) };
    const names = [...files.keys()].filter((name) => isConflictCopy(name, file)).sort();
    const copies = names.map((name) => ({ file: name, name }));
    const noted = notes.has(file) ? hash(JSON.stringify(notes.get(file))) : null;
    return { mark: JSON.stringify([sight, copies, noted]), sight, copies, notes: noted };
  }

  function open(file: string): HostResult<OpenedFile> {
    const reach = reachable(file);
    if (!reach.ok) return reach;
    const text = files.get(file);
    if (text === undefined) return failed({ code: 'notFound', file });
    return done({ file, name: file, text, hash: hash(text), writable: true });
  }

  function write(name: string, text: string): HostResult<SavedFile> {
    const old = files.get(name);
    if (old !== undefined && old !== text) keep(name, old, 'save');
    files.set(name, text);
    return done({ file: name, name, hash: hash(text), savedAt: now(), locked: true, kept: true });
  }

  return {
    'session.describe': async () =>
      done({ capabilities, version: 'memory', folder: 'memory', openFirst: options.openFirst ?? null }),
    'file.list': async () => done({ files: [...files].map(([name, text]) => listed(name, text, now())).sort(byName) }),
    'file.open': async ({ file }) => {
      const opened = open(file);
      if (opened.ok) note(file);
      return opened;
    },
    'file.peek': async ({ file }) => open(file),
    'file.save': async ({ file, text, baseHash }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const standing = files.get(file);
      const standingHash = standing === undefined ? null : hash(standing);
      if (standingHash !== baseHash && standingHash !== hash(text)) {
        return failed({ code: 'changedOnDisk', file, hash: standingHash });
      }
      return write(file, text);
    },
    'file.create': async ({ name, text }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      if (files.has(checked.name)) return failed({ code: 'alreadyExists', file: checked.name });
      note(checked.name);
      return write(checked.name, text);
    },
    'file.recent': async () => {
      const all = [...recent].reverse();
      const described = ([name, openedAt]: [string, number]) => ({ key: name, name, folder: 'memory', openedAt });
      return done({ files: all.map((each) => ({ ...described(each), file: files.has(each[0]) ? each[0] : null })) });
    },
    'file.forget': async ({ key }) => {
      recent.delete(key);
      return done(null);
    },
    'file.watch': async ({ file, seen }) => {
      let now = watched(file);
      while (now.mark === seen) {
        await files.nextChange();
        now = watched(file);
      }
      return done(now);
    },
    'file.claim': async ({ file, key, take }) => {
      const owner = claims.get(file) ?? key;
      if (owner !== key && !take) {
        return done({ state: 'other', owner: 'another user', machine: 'memory', since: now(), here: true });
      }
      claims.set(file, key);
      return done({ state: 'mine' });
    },
    'file.release': async ({ file, key }) => {
      if (claims.get(file) === key) claims.delete(file);
      return done(null);
    },
    'file.revisions': async () => done({ revisions: [], named: [] }),
    'file.revision': async ({ file, revision }) => failed({ code: 'noRevision', file, revision }),
    'history.list': async ({ file }) =>
      done({
        versions: (versions.get(file) ?? []).map(({ text: kept, ...version }) => ({ ...version, bytes: kept.length })),
      }),
    'history.read': async ({ file, version }) => {
      const kept = versions.get(file)?.find(({ id }) => id === version);
      return kept === undefined ? failed({ code: 'versionGone', file }) : done({ text: kept.text });
    },
    'history.keep': async ({ file, text, reason }) => {
      keep(file, text, reason);
      return done({ kept: true });
    },
    'notes.read': async ({ file }) => {
      const reach = reachable(file);
      return reach.ok ? done(notesOf(notes.get(file) ?? null)) : reach;
    },
    'notes.change': async ({ file, change }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const changed = changeNotes(notes.get(file) ?? null, change);
      notes.set(file, changed);
      files.touch();
      return done(notesOf(changed));
    },
    'file.moved': async ({ from, to }) => {
      const reach = [reachable(from), reachable(to)].find(({ ok }) => !ok);
      if (reach) return reach;
      if (files.has(from) || !files.has(to)) return done(null);
      moveKept(from, to);
      return done(null);
    },
    'file.rename': async ({ file, name }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      const opened = open(file);
      if (!opened.ok) return opened;
      if (checked.name === file) return done({ file, name: file });
      if (files.has(checked.name)) return failed({ code: 'alreadyExists', file: checked.name });
      if (claims.has(file)) return failed({ code: 'openElsewhere', file, owner: 'another user', here: true });
      files.set(checked.name, opened.value.text);
      files.delete(file);
      moveKept(file, checked.name);
      if (recent.delete(file)) note(checked.name);
      return done({ file: checked.name, name: checked.name });
    },
    'file.duplicate': async ({ file, name }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      const opened = open(file);
      if (!opened.ok) return opened;
      const made = free(checked.name);
      files.set(made, opened.value.text);
      return done({ file: made, name: made });
    },
    'file.delete': async ({ file, seen }) => {
      const opened = open(file);
      if (!opened.ok) return opened;
      const { text } = opened.value;
      if (text.length !== seen.bytes) return failed({ code: 'changedSinceListed', file });
      if (claims.has(file)) return failed({ code: 'openElsewhere', file, owner: 'another user', here: true });
      const key = `${String(now()).padStart(13, '0')}-${String(deleted.size).padStart(16, '0')}`;
      deleted.set(key, { name: file, text, at: now() });
      files.delete(file);
      return done({ key });
    },
    'file.deleted': async () => {
      const all = [...deleted].reverse();
      return done({ files: all.map(([key, { name, at }]) => ({ key, name, folder: 'memory', deletedAt: at })) });
    },
    'file.undelete': async ({ key }) => {
      const kept = deleted.get(key);
      if (!kept) return failed({ code: 'deletedGone' });
      const name = free(kept.name);
      files.set(name, kept.text);
      deleted.delete(key);
      return done({ file: name, name });
    },
    'export.make': async () => failed({ code: 'cannotPrint', reason: 'noBrowser' }),
    'file.pickOpen': async () => done({ file: null }),
    'file.pickFolder': async () => done({ folder: null }),
    'file.pickSave': async () => done(null),
    'backup.write': async ({ key, ...work }) => {
      if (work.file !== null) {
        const reach = reachable(work.file);
        if (!reach.ok) return reach;
        const standing = files.get(work.file);
        if (standing !== undefined && hash(standing) === work.baseHash) keep(work.file, standing, 'save');
      }
      backups.set(key, { ...work, writtenAt: now() });
      return done(null);
    },
    'backup.list': async () =>
      done({ backups: [...backups].flatMap(describe).sort((a, b) => b.writtenAt - a.writtenAt) }),
    'backup.read': async ({ key }) => {
      const kept = backups.get(key);
      return kept === undefined
        ? failed({ code: 'backupGone' })
        : done({ text: kept.text, merging: kept.merging ?? null });
    },
    'backup.discard': async ({ key }) => {
      backups.delete(key);
      return done(null);
    },
    'connection.list': async () => done({ connections: [], chosen: null }),
    'connection.add': noConnection,
    'connection.setKey': unknownConnection,
    'connection.choose': unknownConnection,
    'connection.rename': unknownConnection,
    'connection.remove': unknownConnection,
    'wallet.list': noConnection,
    'study.list': noConnection,
    'study.questions': noConnection,
    'study.responses': noConnection,
    'study.response': noConnection,
    'study.shown': noConnection,
    'study.settings': noConnection,
    'study.create': noConnection,
    'study.adopt': noConnection,
    'study.launch': noConnection,
    'study.intake': async () => done(null),
    'study.setIntake': noConnection,
    'study.publications': async () => done({ publications: [] }),
    'settings.read': async () => done(settings),
    'settings.write': async (changes) => {
      settings = settingsOf({ ...settings, ...JSON.parse(JSON.stringify(changes)) });
      return done(settings);
    },
  };
}

function reachable(file: string): HostResult<null> {
  return isGuideFileName(file) ? done(null) : failed({ code: 'notReachable', file });
}

function listed(name: string, text: string, modifiedAt: number): GuideFile {
  return { file: name, name, bytes: text.length, modifiedAt };
}

function byName(a: GuideFile, b: GuideFile): number {
  return a.name < b.name ? -1 : 1;
}

/** FNV-1a: enough to distinguish texts in tests. */
function contentHash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return `${(value >>> 0).toString(16)}-${text.length}`;
}
