import type { GuideDocument } from '@guide-studio/guide-core/edit';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import type { Opened } from './Entries.tsx';

/** The test that is being edited, and what of it is open. */
export interface Editing {
  readonly doc: GuideDocument;
  /** With the names that parts have in `doc`. */
  readonly test: GuideTest;
  readonly set: (test: GuideTest) => void;
  readonly opened: Opened | null;
  readonly open: (opened: Opened | null) => void;
  /**
   * Returns what a part of the test would expect if it expected what is shown now; undefined if that is not known.
   * `question` is that of options.
   */
  readonly shownNow: (part: keyof GuideTest['expect'], question?: string) => GuideTest['expect'];
}
