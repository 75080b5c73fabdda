import { codeTree, type CodeTree, type PlacedMark, type PlacedMarks, type Span } from '@guide-studio/analysis';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useGuide } from '../../session/index.ts';
import type { Interview } from '../answerSet.ts';
import type { Passages, ReadPassages } from './passages.ts';
import { usePlacedMarks } from './placed.ts';
import { useReading } from './reading.ts';

/** Words of a participant that are selected, to be marked. */
export interface Selected {
  /** The key of the text. */
  readonly key: string;
  readonly span: Span;
}

/** What the texts of the answers need to show marks, and to make them. */
export interface Marking {
  /** False for answers that cannot be marked: those of the example. */
  readonly canMark: boolean;
  readonly passages: Passages;
  /** False while conversations with follow-ups are read. */
  readonly isWhole: boolean;
  readonly placed: PlacedMarks;
  readonly codes: CodeTree;
  /** What a search found, by the key of the text. */
  readonly found: ReadonlyMap<string, readonly Span[]>;
  readonly selected: Selected | null;
  readonly select: (selected: Selected | null) => void;
  readonly marksOf: (key: string) => readonly PlacedMark[];
}

const MarkingContext = createContext<Marking | null>(null);

/** Returns the marking of the answers around; null outside of answers. */
export const useMarking = (): Marking | null => useContext(MarkingContext);

interface MarkingProviderProps {
  /** All interviews, whatever filters leave, and their texts. */
  readonly interviews: readonly Interview[];
  readonly texts: ReadPassages;
  readonly found: ReadonlyMap<string, readonly Span[]>;
  readonly children: ReactNode;
}

/** Gives the texts of the answers their marks. */
export function MarkingProvider({ interviews, texts: { passages, isWhole }, found, children }: MarkingProviderProps) {
  const canMark = useGuide(({ onDisk, isExample }) => onDisk.file !== null && !isExample);
  const placed = usePlacedMarks(passages, isWhole, interviews);
  const list = useReading(({ reading }) => reading.codes);
  const codes = useMemo(() => codeTree(list), [list]);
  const [selected, select] = useState<Selected | null>(null);
  const marking = useMemo(
    (): Marking => ({
      canMark,
      passages,
      isWhole,
      placed,
      codes,
      found,
      selected,
      select,
      marksOf: (key) => placed.byText.get(key) ?? none,
    }),
    [canMark, passages, isWhole, placed, codes, found, selected],
  );
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}

const none: readonly PlacedMark[] = [];
