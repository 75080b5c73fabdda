import type { UnansweredLimits, UploadLimits } from '../assumptions.ts';

/** What came of a piece that was sent. */
export type UploadOutcome = 'stored' | 'refused' | 'damaged' | 'tooSlow' | 'tooMany' | 'failed';

/** Who sends a piece. */
export interface Sender {
  readonly interviewId: string;
  /** Null for this machine or an unknown network. */
  readonly network: string | null;
}

/** The bytes of recordings of interviews without an answer, by the hash of their network; null: unknown. */
export type UnansweredBytes = ReadonlyMap<string | null, number>;

/** What a limit of {@link UploadLimits} is about. */
export type UploadLimit = 'perInterview' | 'perNetwork' | 'forAll';

/** The pieces that are under way in this process, and what came of others. */
export interface Uploads {
  /** Takes a place for a piece until `leave`. Returns the limit that is reached if there is none. */
  enter(sender: Sender): UploadLimit | { leave(): void };
  /** Returns the limit that recordings without an answer reach with these bytes more; null if none. */
  roomFor(networkHash: string | null, bytes: number): Promise<UploadLimit | null>;
  note(outcome: UploadOutcome): void;
  /** Bytes of an interview without an answer were stored. */
  added(networkHash: string | null, bytes: number): void;
  counts(): UploadCounts;
}

/** For the operator. */
export interface UploadCounts {
  readonly underWay: number;
  /** Since the start of the service. */
  readonly outcomes: ReadonlyMap<UploadOutcome, number>;
}

/** How long a sum of the database is used. What this process adds meanwhile is counted. */
const sumKeptMs = 5000;

/** Returns the uploads of a process. `read` sums what is stored without an answer. */
export function createUploads(
  { uploads, unanswered }: { readonly uploads: UploadLimits; readonly unanswered: UnansweredLimits },
  read: () => Promise<UnansweredBytes>,
  now: () => number,
): Uploads {
  const senders = new Map<object, Sender>();
  const outcomes = new Map<UploadOutcome, number>();
  let sums: { readonly at: number; readonly stored: Promise<UnansweredBytes> } | null = null;
  let added = new Map<string | null, number>();
  const sumsNow = async (): Promise<UnansweredBytes> => {
    if (sums === null || now() - sums.at > sumKeptMs) {
      added = new Map();
      sums = { at: now(), stored: read() };
      sums.stored.catch(() => {
        sums = null;
      });
    }
    return await sums.stored;
  };
  return {
    enter(sender) {
      const all = [...senders.values()];
      const ofInterview = all.filter(({ interviewId }) => interviewId === sender.interviewId).length;
      if (ofInterview >= uploads.perInterview) return 'perInterview';
      const ofNetwork = sender.network === null ? 0 : all.filter(({ network }) => network === sender.network).length;
      if (ofNetwork >= uploads.perNetwork) return 'perNetwork';
      if (all.length >= uploads.forAll) return 'forAll';
      const place = {};
      senders.set(place, sender);
      return { leave: () => void senders.delete(place) };
    },
    async roomFor(networkHash, bytes) {
      const stored = await sumsNow();
      const of = (hash: string | null) => (stored.get(hash) ?? 0) + (added.get(hash) ?? 0);
      if (networkHash !== null && of(networkHash) + bytes > unanswered.perNetwork) return 'perNetwork';
      const all = [...new Set([...stored.keys(), ...added.keys()])].reduce((sum, hash) => sum + of(hash), 0);
      return all + bytes > unanswered.forAll ? 'forAll' : null;
    },
    note: (outcome) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
    added: (networkHash, bytes) => void added.set(networkHash, (added.get(networkHash) ?? 0) + bytes),
    counts: () => ({ underWay: senders.size, outcomes }),
  };
}
