import { create } from 'zustand';

/** The selected test, by its key. It is kept while another tab is open. */
export const useChosenTest = create<{ readonly key: string | null }>(() => ({ key: null }));

export const chooseTest = (key: string | null): void => useChosenTest.setState({ key });
