import '../i18n/later.ts';
import { type GuideDocument, type Key, textField, walk } from '@guide-studio/guide-core/edit';
import { countItemTypes, type ItemCounts } from '@guide-studio/guide-core/internal';
import { useMemo } from 'react';
import { perform } from '../actions/action.ts';
import { paragraphOfTest, type TestParagraph } from '../guideTests/paragraphOfTest.ts';
import { type Audience, codeOfFinding, useFindings, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { fatalKindOf } from './fatal/fatalFindings.ts';

/** Something about who sees what that should be looked at before credits are spent. */
export interface PathNote {
  /** The id of the paragraph about it in the manual. */
  readonly id: 'neverShown' | TestParagraph;
  readonly text: string;
  /** The label of the button that shows more, and what it does. */
  readonly act: string;
  readonly show: () => void;
}

/**
 * Returns what the paths and the tests of the open guide say against it, apart from what ruins the study. It blocks
 * nothing.
 */
export function usePathNotes(): readonly PathNote[] {
  const { all } = useFindings();
  const audience = useGuide((guide) => guide.audience);
  const doc = useGuide((guide) => guide.editor.doc);
  const { failed, outdated } = useGuide((guide) => guide.testsBroken);
  const { pathNotes } = words.study;
  const end = all.find((one) => codeOfFinding(one) === 'nobodyCompletes');
  const counted = useMemo(() => unseenIn(doc, audience, end?.key), [audience, doc, end?.key]);
  const fatal = all.filter((one) => fatalKindOf(doc, one) === 'conceptForNobody').length;
  const unseen = { ...counted, concepts: Math.max(0, counted.concepts - fatal) };
  const paths = { id: 'neverShown', act: pathNotes.showPaths, show: () => perform('logic.findings') } as const;
  const tests = {
    id: paragraphOfTest[failed > 0 ? 'failed' : 'outdated'],
    act: pathNotes.showTests,
    show: () => perform('logic.tests'),
  };
  const isUnseen = unseen.questions + unseen.statements + unseen.concepts > 0;
  return [
    ...(isUnseen ? [{ text: pathNotes.unseen(unseen, unseen.concepts), ...paths }] : []),
    ...(failed + outdated > 0 ? [{ text: pathNotes.tests(failed, outdated), ...tests }] : []),
  ];
}

/** Returns how many questions, statements and concepts nobody is shown: up to the end that nobody gets past, which says the rest. */
function unseenIn(
  doc: GuideDocument,
  audience: ReadonlyMap<Key, Audience>,
  end: Key | undefined,
): ItemCounts & { readonly concepts: number } {
  if (audience.size === 0) return { questions: 0, statements: 0, concepts: 0 };
  const nodes = walk(doc.root);
  const last = nodes.findIndex(({ key }) => key === end);
  const counted = nodes
    .slice(0, last === -1 ? nodes.length : last)
    .filter(({ key }) => audience.get(key)?.who === 'nobody');
  const ofKind = (kind: 'item' | 'concept') => counted.filter((one) => one.kind === kind);
  return {
    ...countItemTypes(ofKind('item').map((item) => textField(item, 'type'))),
    concepts: ofKind('concept').length,
  };
}
