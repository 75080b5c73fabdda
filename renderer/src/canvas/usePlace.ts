import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core';
import { useMemo } from 'react';
import { mustHave, useSession } from '../session/store.ts';
import type { Entry } from './entries.ts';

/** The index of the entry that shows what was selected last; -1 where nothing is. */
export function usePlace(entries: readonly Entry[], selection: readonly Key[]): number {
  const key = selection.at(-1);
  const doc = useSession((session) => mustHave(session.editor).doc);
  return useMemo(() => (key === undefined ? -1 : entryAround(doc, key, entries)), [doc, key, entries]);
}

/** The entry of a node: its own, or that of the question or concept it belongs to. */
function entryAround(doc: GuideDocument, key: Key, entries: readonly Entry[]): number {
  const located = locate(doc, key);
  const around = new Set(located ? [...located.ancestors, located.node].map((node) => node.key) : []);
  return entries.findLastIndex((entry) => around.has(entry.id));
}
