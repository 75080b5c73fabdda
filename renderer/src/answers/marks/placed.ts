import { type CodersMark, type PlacedMarks, placeMarks } from '@guide-studio/analysis';
import { useEffect, useMemo, useState } from 'react';
import { hashOfText } from '../../browser/hashOfText.ts';
import type { Interview } from '../answerSet.ts';
import type { Passages } from './passages.ts';
import { useReading } from './reading.ts';

const none: PlacedMarks = { byText: new Map(), lost: [] };

/** Returns the marks of all coders at their texts. Marks of responses that were not read yet are lost until then. */
export function usePlacedMarks(passages: Passages, isWhole: boolean, interviews: readonly Interview[]): PlacedMarks {
  const coders = useReading((reading) => reading.coders);
  const marks = useMemo(
    () => coders.flatMap(({ coder, marks: own }) => own.map((mark): CodersMark => ({ coder, mark }))),
    [coders],
  );
  const [placed, setPlaced] = useState<PlacedMarks>(none);
  useEffect(() => {
    let current = true;
    const ids = new Set(interviews.map(({ id }) => id));
    void placeMarks(marks, passages, hashOfText, isWhole ? ids : null).then((now) => {
      if (current) setPlaced(now);
    });
    return () => {
      current = false;
    };
  }, [marks, passages, isWhole, interviews]);
  return placed;
}
