import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core';
import { useMemo } from 'react';
import { mustHave, useSession } from '../session/store.ts';
import type { Entry } from './entries.ts';

/** Returns the index of the entry that shows the last selected part, or -1 if nothing is selected. */
export function usePlace(entries: readonly Entry[], selection: readonly Key[]): number {
  const key = selection.at(-1);
  const doc = useSession((session) => mustHave(session.editor).doc);
  return useMemo(() => (key === undefined ? -1 : entryAround(doc, key, entries)), [doc, key, entries]);
}

/** Returns the index of the entry of a node: its own, or that of the question or concept that contains it. */
function entryAround(doc: GuideDocument, key: Key, entries: readonly Entry[]): number {
  const located = locate(doc, key);
  const around = new Set(located ? [...located.ancestors, located.node].map((node) => node.key) : []);
  return entries.findLastIndex((entry) => around.has(entry.id));
}
