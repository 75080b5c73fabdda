import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { codeOfFinding, type ShownFinding } from '../../session/index.ts';

/** What ruins a study. Publishing and launching ask about it, and the window has it in red. */
export interface FatalFinding {
  readonly kind: FatalKind;
  readonly key: string;
  /** Which part it is about, and why. */
  readonly sentence: string;
  /** The label of the button that shows more, and what it does. */
  readonly act: string;
  readonly show: () => void;
}

/**
 * The kinds, and which finding of the guide is of a kind. To add one, name it here, in the words (`study.fatal.kinds`), and
 * write its paragraph in `docs/manual/findings.md`.
 * `null`: it is no finding of the guide; a hook in `useFatalFindings` finds it.
 */
const kinds = {
  nobodyCompletes: (one: ShownFinding) => codeOfFinding(one) === 'nobodyCompletes',
  conceptNotShown: (one: ShownFinding, isOfConcept: () => boolean) =>
    codeOfFinding(one) === 'addressNotShown' && isOfConcept(),
  conceptForNobody: (one: ShownFinding, isOfConcept: () => boolean) =>
    'found' in one && one.found.weight === 'unreachable' && isOfConcept(),
  languageWithoutTexts: null,
} satisfies Record<string, ((one: ShownFinding, isOfConcept: () => boolean) => boolean) | null>;
export type FatalKind = keyof typeof kinds;

/** In the order in which they are shown. */
export const fatalKinds = Object.keys(kinds) as FatalKind[];

/** Returns of which fatal kind a finding of a guide is; null for none. */
export function fatalKindOf(doc: GuideDocument, one: ShownFinding): FatalKind | null {
  const isOfConcept = () => isConcept(doc, one.key);
  const found = Object.entries(kinds).find(([, isOfKind]) => isOfKind?.(one, isOfConcept) ?? false);
  return (found?.[0] as FatalKind | undefined) ?? null;
}

function isConcept(doc: GuideDocument, key: Key): boolean {
  const located = locate(doc, key);
  return located !== null && [located.node, ...located.ancestors].some(({ kind }) => kind === 'concept');
}
