import '../words/later.ts';
import { kindOfIssue } from '@guide-studio/guide-core';
import { findingSentence } from '../sentences/findingSentence.ts';
import { isEndUntold, useFindings, useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';

/** Returns what publishing asks about: a sentence for each kind of warning. Empty if there is nothing to ask. */
export function useWarnings(): readonly string[] {
  const { all } = useFindings();
  const nobodyCompletes = useGuide(isEndUntold);
  const byKind = new Map<string, { readonly sentence: string; count: number }>();
  for (const { issue } of all) {
    if (issue.severity !== 'serious') continue;
    const known = byKind.get(kindOfIssue(issue));
    if (known) known.count += 1;
    else byKind.set(kindOfIssue(issue), { sentence: findingSentence(issue), count: 1 });
  }
  const { times } = words.study.publish;
  return [
    ...(nobodyCompletes ? [words.study.pathNotes.nobodyCompletes] : []),
    ...[...byKind.values()].map(({ sentence, count }) => (count === 1 ? sentence : times(sentence, count))),
  ];
}
