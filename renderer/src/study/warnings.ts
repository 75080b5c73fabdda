import '../i18n/later.ts';
import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { findingSentence } from '../explanations/findingSentence.ts';
import { plainNumberedName } from '../explanations/numberedName.ts';
import { kindOfFinding, type ShownFinding, useFindings, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';

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
  const byKind = new Map<string, { readonly first: ShownFinding; count: number }>();
  const serious = all.filter(({ severity }) => severity === 'serious');
  for (const one of serious) {
    const known = byKind.get(kindOfFinding(one));
    if (known) known.count += 1;
    else byKind.set(kindOfFinding(one), { first: one, count: 1 });
  }
  const sentences = [...byKind.values()].map(({ first, count }) =>
    count > 1 ? words.study.publish.times(findingSentence(first), count) : sentenceWithPart(doc, first),
  );
  return { count: serious.length, sentences };
}

/** Returns the sentence for a finding with the name of its question or concept. What paths say has it already. */
export function sentenceWithPart(doc: GuideDocument, one: ShownFinding): string {
  const sentence = findingSentence(one);
  const name = 'issue' in one ? nameAt(doc, one.key) : '';
  return name === '' ? sentence : words.study.publish.at(name, sentence);
}

/** Returns the name of the question or concept that a finding is about; empty for other parts. */
function nameAt(doc: GuideDocument, key: Key): string {
  const located = locate(doc, key);
  const parts = located === null ? [] : [located.node, ...located.ancestors];
  const part = parts.find(({ kind }) => kind === 'item' || kind === 'concept');
  return part === undefined ? '' : plainNumberedName(doc, part);
}
