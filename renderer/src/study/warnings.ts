import '../i18n/later.ts';
import { findingSentence } from '../explanations/findingSentence.ts';
import { kindOfFinding, type ShownFinding, useFindings, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { fatalKindOf } from './fatal/fatalFindings.ts';
import { sentenceWithPart } from './sentenceWithPart.ts';

/** What publishing asks about, apart from what ruins the study. */
export interface Warnings {
  readonly count: number;
  /** One for each kind. Empty if there is nothing to ask. */
  readonly sentences: readonly string[];
}

/** Returns what publishing asks about, apart from what ruins the study. */
export function useWarnings(): Warnings {
  const serious = useAdvice('serious');
  const doc = useGuide((guide) => guide.editor.doc);
  const byKind = new Map<string, { readonly first: ShownFinding; count: number }>();
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

/** Returns the advice of one severity that does not ruin the study. */
export function useAdvice(severity: 'serious' | 'warning'): readonly ShownFinding[] {
  const { all } = useFindings();
  const doc = useGuide((guide) => guide.editor.doc);
  return all.filter((one) => one.severity === severity && fatalKindOf(doc, one) === null);
}
