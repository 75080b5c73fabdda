import '../words/later.ts';
import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core';
import { findingSentence } from '../sentences/findingSentence.ts';
import { plainNumberedName } from '../sentences/numberedName.ts';
import { kindOfFinding, useFindings, useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';

/** What publishing asks about. */
export interface Warnings {
  readonly count: number;
  /** One for each kind. Empty if there is nothing to ask. */
  readonly sentences: readonly string[];
}

/** Returns what publishing asks about. */
export function useWarnings(): Warnings {
  const { all } = useFindings();
  const doc = useGuide((guide) => guide.editor.doc);
  const byKind = new Map<string, { readonly sentence: string; readonly name: string; count: number }>();
  const serious = all.filter(({ severity }) => severity === 'serious');
  for (const one of serious) {
    const known = byKind.get(kindOfFinding(one));
    // What paths say names the part.
    const name = 'issue' in one ? nameAt(doc, one.key) : '';
    if (known) known.count += 1;
    else byKind.set(kindOfFinding(one), { sentence: findingSentence(one), name, count: 1 });
  }
  const { times, at } = words.study.publish;
  const sentences = [...byKind.values()].map(({ sentence, name, count }) => {
    if (count > 1) return times(sentence, count);
    return name === '' ? sentence : at(name, sentence);
  });
  return { count: serious.length, sentences };
}

/** Returns the name of the question or concept that a finding is about; empty for other parts. */
function nameAt(doc: GuideDocument, key: Key): string {
  const located = locate(doc, key);
  const parts = located === null ? [] : [located.node, ...located.ancestors];
  const part = parts.find(({ kind }) => kind === 'item' || kind === 'concept');
  return part === undefined ? '' : plainNumberedName(doc, part);
}
