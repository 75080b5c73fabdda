import type { Code, Mark } from '@guide-studio/guide-core/reading';
import { coderOfFile, fileOfCoder, readingOf, reversedMark, reversedReading } from '@guide-studio/guide-core/reading';
import type { ReadingBeside } from '@guide-studio/host/common';
import { create } from 'zustand';
import { companion, type Companion, unread } from '../../companions/companion.ts';
import { read, reportHostError } from '../../session/index.ts';
import { type ReadingStep, steps } from './steps.ts';

/** What readers of the answers wrote down beside the guide, as this window knows it. */
interface ReadingHere extends Companion, Known {}

type Known = Pick<ReadingBeside, 'reading' | 'unread' | 'coders'> & {
  /** How many changes of this window were not made, because the file has something else by now. */
  readonly refused: number;
};

const nothing: ReadingHere = { ...unread, reading: readingOf(null), unread: [], coders: [], refused: 0 };

/** The folder of readers beside the open guide. */
export const useReading = create<ReadingHere>(() => nothing);

const knownNow = (): Known => {
  const { reading, unread: entries, coders, refused } = useReading.getState();
  return { reading, unread: entries, coders, refused };
};

const beside = companion<Known, ReadingStep>({
  store: useReading,
  nothing,
  readFile: async (file) => {
    const answer = await read().host.call('reading.read', { file });
    return answer.ok ? { ok: true, value: { ...answer.value, refused: useReading.getState().refused } } : answer;
  },
  changeFile: async (file, { marks, lists, coder }) => {
    const { host } = read();
    let known = knownNow();
    if (lists.length > 0) {
      const changed = await host.call('reading.change', { file, changes: [...lists] });
      if (!changed.ok) return changed;
      const { reading, unread: entries, refused } = changed.value;
      known = { ...known, reading, unread: entries, refused: known.refused + refused.length };
    }
    if (marks.length > 0) {
      const changed = await host.call('marks.change', { file, coder, changes: [...marks] });
      if (!changed.ok) return changed;
      const { refused, ...own } = changed.value;
      const others = known.coders.filter((one) => one.coder !== own.coder);
      known = { ...known, coders: [...others, own], refused: known.refused + refused.length };
    }
    return { ok: true, value: known };
  },
  show: ({ reading, unread: entries, coders, refused }) =>
    useReading.setState({ reading, unread: entries, coders, refused }),
});

/** Reads what is beside a guide. The changes of another guide cannot be undone any more. */
export async function loadReading(file: string | null): Promise<void> {
  if (file !== useReading.getState().file) {
    steps.done.length = 0;
    steps.undone.length = 0;
  }
  await beside.load(file);
}

/** Makes changes, which {@link undoReading} undoes. Returns false if they could not be written. */
export async function changeReadingHere(step: ReadingStep): Promise<boolean> {
  if (!(await changed(step))) return false;
  steps.done.push(step);
  steps.undone.length = 0;
  return true;
}

/** Undoes the last change of this window. Returns false if there is none. */
export async function undoReading(): Promise<boolean> {
  return await walk(steps.done, steps.undone);
}

/** Makes the change again that was undone last. Returns false if there is none. */
export async function redoReading(): Promise<boolean> {
  return await walk(steps.undone, steps.done);
}

async function walk(from: ReadingStep[], to: ReadingStep[]): Promise<boolean> {
  const step = from.pop();
  if (step === undefined) return false;
  const back: ReadingStep = {
    coder: step.coder,
    marks: step.marks.map(reversedMark).toReversed(),
    lists: step.lists.map(reversedReading).toReversed(),
  };
  const isMade = await changed(back);
  (isMade ? to : from).push(isMade ? back : step);
  return isMade;
}

/** Makes changes, and says why where they cannot be written. */
async function changed(step: ReadingStep): Promise<boolean> {
  const isMade = await beside.change(step);
  const { error } = useReading.getState();
  if (!isMade && error !== null) reportHostError(error);
  return isMade;
}

/** Returns the step that adds marks of a coder. */
export const addingMarks = (coder: string, marks: readonly Mark[], codes: readonly Code[] = []): ReadingStep => ({
  coder,
  marks: marks.map((now) => ({ was: null, now })),
  lists: codes.map((now) => ({ list: 'codes', was: null, now })),
});

/** Returns the name under which the marks of a person are kept. */
export const coderNamed = (author: string): string => coderOfFile(fileOfCoder(author)) ?? author;
