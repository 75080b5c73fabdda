import { join } from 'node:path';
import {
  changeMarks,
  changeReading,
  coderOfFile,
  type CoderMarks,
  done,
  failed,
  fileOfCoder,
  type HostImplementation,
  type HostResult,
  type JsonObject,
  type MarkChange,
  marksOf,
  type ReadingChange,
  readingOf,
  resolvedMarks,
  unreadEntries,
} from '../../common/index.ts';
import { companionFile } from '../companions/companionFile.ts';
import type { GuidePlace } from '../companions/companionPath.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import { saveFile } from '../saving/saveFile.ts';
import { readTextFile, updateTextFile } from '../saving/textFile.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { coderFiles, insightsFile, readingFile, readingFolder } from './readingFolder.ts';

type ReadingMethod = 'reading.read' | 'reading.change' | 'marks.change' | 'insights.save';

/** Returns the methods for what readers of the answers write down. The folder is made with its first file. */
export function reading(machine: Machine, workspace: Workspace): Pick<HostImplementation, ReadingMethod> {
  /** Returns the folder, which exists then. */
  async function madeFolder(place: GuidePlace): Promise<HostResult<string>> {
    const folder = readingFolder(place);
    try {
      await machine.fileSystem.makeFolder(folder, 0o777);
      return done(folder);
    } catch (error) {
      return failed({ code: 'fileSystem', file: place.name, cause: systemErrorCode(error) });
    }
  }

  return {
    'reading.read': async ({ file }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const folder = readingFolder(place.value);
      const lists = await readJsonFile(machine, join(folder, readingFile), companionFile('reading'));
      if (!lists.ok) return lists;
      const coders = await readCoders(machine, folder, place.value.name);
      if (!coders.ok) return coders;
      const insights = await readTextFile(machine, join(folder, insightsFile));
      if (!insights.ok) return insights;
      const unread = lists.value === null ? [] : unreadEntries(lists.value);
      return done({ reading: readingOf(lists.value), unread, coders: coders.value, insights: insights.value });
    },
    'reading.change': async ({ file, changes }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const folder = await madeFolder(place.value);
      if (!folder.ok) return folder;
      let refused: readonly ReadingChange[] = [];
      const change = (wire: JsonObject | null): JsonObject => {
        const changed = changeReading(wire, changes);
        refused = changed.refused;
        return changed.file;
      };
      const path = join(folder.value, readingFile);
      const written = await updateJsonFile(machine, path, companionFile('reading'), change);
      if (!written.ok) return written;
      return done({ reading: readingOf(written.value), unread: unreadEntries(written.value), refused });
    },
    'marks.change': async ({ file, coder, changes }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const folder = await madeFolder(place.value);
      if (!folder.ok) return folder;
      const name = fileOfCoder(coder);
      let refused: readonly MarkChange[] = [];
      const written = await updateTextFile(machine, join(folder.value, name), (old) => {
        const changed = changeMarks(resolvedMarks(old), changes);
        refused = changed.refused;
        return changed.text;
      });
      return written.ok ? done({ ...marksIn(name, written.value), refused }) : written;
    },
    'insights.save': async ({ file, text, hash }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const folder = await madeFolder(place.value);
      if (!folder.ok) return folder;
      const path = join(folder.value, insightsFile);
      const saved = await saveFile(machine, { path, bytes: Buffer.from(text), baseHash: hash });
      return saved.ok ? done({ hash: saved.value.hash }) : saved;
    },
  };
}

async function readCoders(machine: Machine, folder: string, file: string): Promise<HostResult<readonly CoderMarks[]>> {
  const coders: CoderMarks[] = [];
  try {
    for (const name of await coderFiles(machine, folder)) {
      const read = await readTextFile(machine, join(folder, name));
      if (!read.ok) return read;
      coders.push(marksIn(name, resolvedMarks(read.value.text)));
    }
    return done(coders);
  } catch (error) {
    return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
  }
}

function marksIn(name: string, text: string): CoderMarks {
  const { marks, unread } = marksOf(text);
  return { coder: coderOfFile(name) ?? name, marks, unread };
}
