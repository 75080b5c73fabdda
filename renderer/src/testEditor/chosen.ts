import { create } from 'zustand';

interface ChosenTest {
  /** Its key. It is kept while another tab is open. */
  readonly key: string | null;
  /** Just made, so its name is typed next. */
  readonly isNew: boolean;
}

/** The selected test. */
export const useChosenTest = create<ChosenTest>(() => ({ key: null, isNew: false }));

export function chooseTest(key: string | null, isNew = false): void {
  useChosenTest.setState({ key, isNew });
}
