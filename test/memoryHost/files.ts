import {
  done,
  failed,
  folderSettingsFile,
  type GuideFile,
  guideFileName,
  isConflictCopy,
  type Sight,
  type Watched,
} from '@guide-studio/host/common';
import type { fileMethods } from '../../packages/host/src/common/contract/files.ts';
import type { ManagingMethod } from './managing.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Lists, reads, writes, watches and claims files. No file can be picked, because there are no dialogs. */
export function files(state: MemoryState): Omit<MethodsOf<typeof fileMethods>, ManagingMethod> {
  const { claims, hash, now } = state;
  return {
    'file.list': async () =>
      done({
        files: guidesIn(state)
          .map(([name, text]) => listed(name, text, now()))
          .sort(byName),
      }),
    'file.open': async ({ file }) => {
      const opened = state.open(file);
      if (opened.ok) state.noteOpened(file);
      return opened;
    },
    'file.peek': async ({ file }) => state.open(file),
    'file.save': async ({ file, text, baseHash }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const current = state.files.get(file);
      const currentHash = current === undefined ? null : hash(current);
      if (currentHash !== baseHash && currentHash !== hash(text)) {
        return failed({ code: 'changedOnDisk', file, hash: currentHash });
      }
      return state.write(file, text);
    },
    'file.create': async ({ name, text }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      if ([...state.files.keys()].some((other) => other.normalize('NFC') === checked.name))
        return failed({ code: 'alreadyExists', file: checked.name });
      state.noteOpened(checked.name);
      return state.write(checked.name, text);
    },
    'file.watch': async ({ file, seen }) => {
      let found = watched(state, file);
      while (found.mark === seen) {
        await state.files.nextChange();
        found = watched(state, file);
      }
      return done(found);
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
    'file.pickOpen': async () => done({ file: null }),
    'file.pickFolder': async () => done({ folder: null }),
    'file.pickSave': async () => done(null),
  };
}

function watched({ files: texts, notes, tests, translations, hash }: MemoryState, file: string): Watched {
  const text = texts.get(file);
  const sight: Sight = text === undefined ? { state: 'absent', movedTo: null } : { state: 'file', hash: hash(text) };
  const names = [...texts.keys()].filter((name) => isConflictCopy(name, file)).sort();
  const copies = names.map((name) => ({ file: name, name }));
  const [noted, tested, translated] = [notes, tests, translations].map((all) =>
    all.has(file) ? hash(JSON.stringify(all.get(file))) : null,
  );
  const settings = texts.get(folderSettingsFile);
  const beside = {
    notes: noted ?? null,
    tests: tested ?? null,
    translations: translated ?? null,
    settings: settings === undefined ? null : hash(settings),
  };
  return { mark: JSON.stringify([sight, copies, beside]), sight, copies, ...beside };
}

const guidesIn = ({ files: texts }: MemoryState) => [...texts].filter(([name]) => name !== folderSettingsFile);

function listed(name: string, text: string, modifiedAt: number): GuideFile {
  return { file: name, name, bytes: text.length, modifiedAt };
}

function byName(a: GuideFile, b: GuideFile): number {
  return a.name < b.name ? -1 : 1;
}
