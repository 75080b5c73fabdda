import { type Backup, createSentTexts, done, failed } from '@guide-studio/host/common';
import type { versionMethods } from '../../packages/host/src/common/contract/versions.ts';
import { type KeptBackup, type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Keeps earlier contents and unsaved work. There is no git, so there are no revisions. */
export function versions(state: MemoryState, backups: Map<string, KeptBackup>): MethodsOf<typeof versionMethods> {
  const { files, hash, now } = state;
  const sent = createSentTexts(Number.POSITIVE_INFINITY);
  return {
    'history.list': async ({ file }) =>
      done({
        versions: (state.versions.get(file) ?? []).map(({ text, ...version }) => ({ ...version, bytes: text.length })),
      }),
    'history.read': async ({ file, version }) => {
      const kept = state.versions.get(file)?.find(({ id }) => id === version);
      return kept === undefined ? failed({ code: 'versionGone', file }) : done({ text: kept.text });
    },
    'history.keep': async ({ file, text, reason }) => {
      state.keepVersion(file, text, reason);
      return done({ kept: true });
    },
    'file.revisions': async () => done({ revisions: [], named: [] }),
    'file.revision': async ({ file, revision }) => failed({ code: 'noRevision', file, revision }),
    'text.send': sent['text.send'],
    'backup.write': async ({ key, ...work }) => {
      const text = sent.textOf(key, work.text);
      if (!text.ok) return text;
      if (work.file !== null) {
        const reach = reachable(work.file);
        if (!reach.ok) return reach;
        const current = files.get(work.file);
        if (current !== undefined && hash(current) === work.baseHash) state.keepVersion(work.file, current, 'save');
      }
      backups.set(key, { ...work, text: text.value, writtenAt: now() });
      return done(null);
    },
    'backup.list': async () => {
      const useful = [...backups].flatMap((entry) => describe(state, entry));
      return done({ backups: useful.sort((a, b) => b.writtenAt - a.writtenAt) });
    },
    'backup.read': async ({ key }) => {
      const kept = backups.get(key);
      return kept === undefined
        ? failed({ code: 'backupGone' })
        : done({ text: kept.text, merging: kept.merging ?? null, beside: kept.beside ?? null });
    },
    'backup.discard': async ({ key }) => {
      backups.delete(key);
      sent.forget(key);
      return done(null);
    },
  };
}

/** Describes unsaved work; an empty list if the file contains it already. */
function describe({ files, hash }: MemoryState, [key, kept]: [string, KeptBackup]): Backup[] {
  const { file, name, text, baseHash, writtenAt } = kept;
  const merging = typeof kept.merging === 'string';
  const current = file === null ? undefined : files.get(file);
  if (current === text && !merging) return [];
  const diskHash = current === undefined ? null : hash(current);
  return [{ key, file, name, baseHash, diskHash, writtenAt, merging }];
}
