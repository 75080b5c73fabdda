import '../words/later.ts';
import { locate } from '@guide-studio/guide-core';
import { plainNumberedName } from '../sentences/numberedName.ts';
import { isEndUntold, useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';

/** Returns the sentence that nobody can complete the interview; null if someone can, or if a warning says it. */
export function useNobodyCompletes(): string | null {
  const isUntold = useGuide(isEndUntold);
  const lastAsked = useGuide(({ unseen }) => unseen.lastAsked);
  const doc = useGuide((guide) => guide.editor.doc);
  if (!isUntold) return null;
  const question = lastAsked === undefined ? null : locate(doc, lastAsked);
  const { nobodyCompletes, nobodyGetsPast } = words.study.pathNotes;
  return question ? nobodyGetsPast(plainNumberedName(doc, question.node)) : nobodyCompletes;
}
