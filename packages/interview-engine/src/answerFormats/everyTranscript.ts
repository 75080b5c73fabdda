import type { SpokenRow } from '../results/splitAnswer.ts';

type Read<Row extends SpokenRow> = { readonly ok: true; readonly value: readonly Row[] } | { readonly ok: false };

/** The transcripts of several interviews. */
export interface Transcripts<Row extends SpokenRow = SpokenRow> {
  readonly byId: ReadonlyMap<string, readonly Row[]>;
  /** Interviews that could not be read. */
  readonly missing: readonly string[];
}

/** Parallel requests are faster; four are few enough for any service. */
const atATime = 4;

/** Reads the transcripts of these interviews. Interviews that fail are listed in `missing`. */
export async function everyTranscript<Row extends SpokenRow>(
  ids: readonly string[],
  read: (id: string) => Promise<Read<Row>>,
): Promise<Transcripts<Row>> {
  const byId = new Map<string, readonly Row[]>();
  const missing: string[] = [];
  const waiting = ids.values();
  const work = async () => {
    for (const id of waiting) {
      const result = await read(id);
      if (result.ok) byId.set(id, result.value);
      else missing.push(id);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { byId, missing };
}
