import '../i18n/later.ts';
import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { findingSentence } from '../explanations/findingSentence.ts';
import { plainNumberedName } from '../explanations/numberedName.ts';
import type { ShownFinding } from '../session/index.ts';
import { words } from '../i18n/index.ts';

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
