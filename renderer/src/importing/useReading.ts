import { useEffect, useState } from 'react';
import { type Reading, readInWorker, type Source } from './readInWorker.ts';

const waiting: Reading = { kind: 'reading', done: 0 };

/**
 * Reads a source in the worker, again for each proposal that is accepted. What was read stays while it is read again, so
 * that the window does not jump. Null: there is no source.
 */
export function useReading(source: Source | null, accepted: readonly number[]): Reading | null {
  const [shown, setShown] = useState<{ readonly of: Source; readonly reading: Reading } | null>(null);
  useEffect(() => {
    if (source === null) return;
    return readInWorker(source, accepted, (reading) =>
      setShown((before) => (reading.kind === 'reading' && before?.of === source ? before : { of: source, reading })),
    );
  }, [source, accepted]);
  if (source === null) return null;
  return shown?.of === source ? shown.reading : waiting;
}
