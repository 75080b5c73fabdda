import '../words/later.ts';
import { locate } from '@guide-studio/guide-core';
import { useMemo } from 'react';
import { perform } from '../actions/action.ts';
import { findingSentence } from '../sentences/findingSentence.ts';
import { codeOfFinding, useFindings, useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';

/** Something about who sees what that should be looked at before credits are spent. */
export interface PathNote {
  readonly text: string;
  /** The label of the button that shows more, and what it does. */
  readonly act: string;
  readonly show: () => void;
  /** True for what publishing asks about. */
  readonly isSerious?: true;
}

/** Returns what the paths and the tests of the open guide say against it. It blocks nothing. */
export function usePathNotes(): readonly PathNote[] {
  const { all } = useFindings();
  const audience = useGuide((guide) => guide.audience);
  const doc = useGuide((guide) => guide.editor.doc);
  const { failed, outdated } = useGuide((guide) => guide.testsBroken);
  const { pathNotes } = words.study;
  // What comes after the end is not counted: the end says it.
  const end = all.find((one) => one.severity === 'serious' && endings.has(codeOfFinding(one)));
  const unseen = useMemo(() => {
    const nobody = [...audience].filter(([, { who }]) => who === 'nobody');
    const kinds = nobody.map(([key]) => locate(doc, key)?.node.kind);
    const count = (kind: (typeof kinds)[number]): number => kinds.filter((one) => one === kind).length;
    return { questions: count('item'), concepts: count('concept') };
  }, [audience, doc]);
  const paths = { act: pathNotes.showPaths, show: () => perform('logic.findings') };
  const tests = { act: pathNotes.showTests, show: () => perform('logic.tests') };
  const isUnseen = end === undefined && unseen.questions + unseen.concepts > 0;
  return [
    ...(end === undefined ? [] : [{ text: findingSentence(end), isSerious: true as const, ...paths }]),
    ...(isUnseen ? [{ text: pathNotes.unseen(unseen.questions, unseen.concepts), ...paths }] : []),
    ...(failed + outdated > 0 ? [{ text: pathNotes.tests(failed, outdated), ...tests }] : []),
  ];
}

/** What is found where nobody completes the interview. */
const endings: ReadonlySet<string> = new Set(['nobodyCompletes', 'screenerRejectsAll']);
