import '../words/later.ts';
import { kindOfIssue } from '@guide-studio/guide-core';
import { findingSentence } from '../sentences/findingSentence.ts';
import { useFindings } from '../session/index.ts';
import { words } from '../words/index.ts';
import { useNobodyCompletes } from './nobodyCompletes.ts';

/** What publishing asks about. */
export interface Warnings {
  readonly count: number;
  /** One for each kind. Empty if there is nothing to ask. */
  readonly sentences: readonly string[];
}

/** Returns what publishing asks about. */
export function useWarnings(): Warnings {
  const { all } = useFindings();
  const nobodyCompletes = useNobodyCompletes();
  const byKind = new Map<string, { readonly sentence: string; count: number }>();
  const serious = all.filter(({ issue }) => issue.severity === 'serious');
  for (const { issue } of serious) {
    const known = byKind.get(kindOfIssue(issue));
    if (known) known.count += 1;
    else byKind.set(kindOfIssue(issue), { sentence: findingSentence(issue), count: 1 });
  }
  const { times } = words.study.publish;
  const sentences = [
    ...(nobodyCompletes === null ? [] : [nobodyCompletes]),
    ...[...byKind.values()].map(({ sentence, count }) => (count === 1 ? sentence : times(sentence, count))),
  ];
  return { count: serious.length + (nobodyCompletes === null ? 0 : 1), sentences };
}
