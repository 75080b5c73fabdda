import '../words/later.ts';
import { perform } from '../actions/action.ts';
import { useGuide } from '../session/index.ts';
import { words } from '../words/index.ts';
import { useNobodyCompletes } from './nobodyCompletes.ts';

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
  const { questions, concepts } = useGuide((guide) => guide.unseen);
  const nobodyCompletes = useNobodyCompletes();
  const { failed, outdated } = useGuide((guide) => guide.testsBroken);
  const { pathNotes } = words.study;
  const paths = { act: pathNotes.showPaths, show: () => perform('logic.findings') };
  const tests = { act: pathNotes.showTests, show: () => perform('logic.tests') };
  return [
    ...(nobodyCompletes === null ? [] : [{ text: nobodyCompletes, isSerious: true as const, ...paths }]),
    ...(questions + concepts > 0 ? [{ text: `${words.frame.status.unseen(questions, concepts)}.`, ...paths }] : []),
    ...(failed + outdated > 0 ? [{ text: pathNotes.tests(failed, outdated), ...tests }] : []),
  ];
}
