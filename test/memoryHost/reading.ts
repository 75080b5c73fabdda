import type { JsonObject } from '@guide-studio/guide-core';
import {
  changeMarks,
  changeReading,
  coderOfFile,
  fileOfCoder,
  marksOf,
  readingOf,
  unreadEntries,
} from '@guide-studio/guide-core/reading';
import { done, failed } from '@guide-studio/host/common';
import type { readingMethods } from '../../packages/host/src/common/contract/reading.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Reads and changes what readers of the answers write down. */
export function reading(state: MemoryState): MethodsOf<typeof readingMethods> {
  const filesOf = (file: string): Map<string, string> => {
    const files = state.reading.get(file) ?? new Map<string, string>();
    state.reading.set(file, files);
    return files;
  };
  const listsIn = (files: ReadonlyMap<string, string>): JsonObject | null => {
    const text = files.get('reading.json');
    return text === undefined ? null : (JSON.parse(text) as JsonObject);
  };
  const hashOf = (text: string | undefined) => (text === undefined ? null : state.hash(text));
  const coderMarks = (name: string, text: string) => {
    const { marks, unread } = marksOf(text);
    return { coder: coderOfFile(name) ?? name, marks, unread };
  };
  return {
    'reading.read': async ({ file }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const files = filesOf(file);
      const lists = listsIn(files);
      const insights = files.get('insights.md');
      return done({
        reading: readingOf(lists),
        unread: lists === null ? [] : unreadEntries(lists),
        coders: [...files].flatMap(([name, text]) => (coderOfFile(name) === null ? [] : [coderMarks(name, text)])),
        insights: { text: insights ?? '', hash: hashOf(insights) },
      });
    },
    'reading.change': async ({ file, changes }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const files = filesOf(file);
      const changed = changeReading(listsIn(files), changes);
      files.set('reading.json', JSON.stringify(changed.file, null, 2));
      state.files.touch();
      return done({ reading: readingOf(changed.file), unread: unreadEntries(changed.file), refused: changed.refused });
    },
    'marks.change': async ({ file, coder, changes }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const files = filesOf(file);
      const name = fileOfCoder(coder);
      const changed = changeMarks(files.get(name) ?? '', changes);
      files.set(name, changed.text);
      state.files.touch();
      return done({ ...coderMarks(name, changed.text), refused: changed.refused });
    },
    'insights.save': async ({ file, text, hash }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const files = filesOf(file);
      const there = hashOf(files.get('insights.md'));
      if (there !== hash) return failed({ code: 'changedOnDisk', file: 'insights.md', hash: there });
      files.set('insights.md', text);
      state.files.touch();
      return done({ hash: hashOf(text) ?? '' });
    },
  };
}
