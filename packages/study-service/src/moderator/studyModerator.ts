import type { Guide, OpenProbe } from '@guide-studio/interview-engine';
import type { Health } from '../health.ts';
import { type EndpointFault, isEndpointFault } from '../endpointFault.ts';
import { type Moderation, type ModerationAudit, type Moderator } from './moderator.ts';

/** A moderator that keeps to the limit of each study, and counts what it does. */
export interface StudyModerator {
  /** Returns null if the study has used its tokens: the script decides then, and nothing is asked. */
  decide(studyId: string, guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation | null>;
  /**
   * Decides about an answer of a preview, which belongs to no study, in the time of an interview. Returns null if the
   * organization has used its tokens of the last 24 hours, as many as a study may use.
   */
  tryOut(organizationId: string, guide: Guide, open: OpenProbe): Promise<Moderation | null>;
  /** Counts a spoken answer that nobody understood, so that the script decided. */
  unheard(reason: Unheard): void;
  /** Returns what came of it since the service started. */
  tally(): ModerationTally;
}

/**
 * Why the model was not asked about a spoken answer: there is no transcriber, it was not done in time, it failed, or
 * nothing was said.
 */
export type Unheard = 'transcriberNone' | 'transcriberLate' | 'transcriberFailed' | 'nothingSaid';

type Counted = ModerationAudit['outcome'] | 'limited' | Unheard;

export interface ModerationTally {
  /** How often each outcome occurred; `limited`: the study had used its tokens. */
  readonly outcomes: ReadonlyMap<Counted, number>;
  readonly tokens: number;
  /** Who asks: the model, or the script because of what the model or the transcriber failed with last. */
  readonly state: 'model' | EndpointFault | TranscriberTrouble;
}

type TranscriberTrouble = Exclude<Unheard, 'transcriberNone' | 'nothingSaid'>;

/** Where the tokens of each study are kept. */
interface TokenStore {
  modelTokens(studyId: string): Promise<number>;
  addModelTokens(studyId: string, tokens: number): Promise<void>;
}

interface Limit {
  readonly store: TokenStore;
  /** The tokens that a study may use; null for any number. Simultaneous answers may each use theirs beyond it. */
  readonly most: number | null;
  readonly health: Health<EndpointFault>;
  /** How long an answer to a preview may take, in milliseconds. */
  readonly limitMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What an organization has used for previews. It is kept in memory: a restart begins a day. */
interface Day {
  readonly since: number;
  readonly tokens: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The tokens for previews in a day if a study may use any number. */
const previewTokens = 200_000;

/** Returns the moderator of all studies. */
export function studyModerator(moderator: Moderator, { store, most, health, limitMs, now }: Limit): StudyModerator {
  const days = new Map<string, Day>();
  const outcomes = new Map<Counted, number>();
  let tokens = 0;
  let trouble: TranscriberTrouble | null = null;
  const count = (outcome: Counted): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const dayOf = (organizationId: string): Day => {
    const day = days.get(organizationId);
    return day === undefined || now() - day.since >= dayMs ? { since: now(), tokens: 0 } : day;
  };
  async function decide(guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation> {
    const moderation = await moderator.decide(guide, open, patience);
    const { outcome, tokens: used } = moderation.audit;
    count(outcome);
    health.note(isEndpointFault(outcome) ? outcome : 'ready');
    tokens += used;
    return moderation;
  }
  return {
    async decide(studyId, guide, open, patience) {
      if (most !== null && (await store.modelTokens(studyId)) >= most) {
        count('limited');
        return null;
      }
      const moderation = await decide(guide, open, patience);
      const { tokens: used } = moderation.audit;
      trouble = null;
      if (used > 0) await store.addModelTokens(studyId, used);
      return moderation;
    },
    async tryOut(organizationId, guide, open) {
      const before = dayOf(organizationId);
      if (before.tokens >= (most ?? previewTokens)) {
        count('limited');
        return null;
      }
      const moderation = await decide(guide, open, AbortSignal.timeout(limitMs));
      const day = dayOf(organizationId);
      days.set(organizationId, { ...day, tokens: day.tokens + moderation.audit.tokens });
      return moderation;
    },
    unheard(reason) {
      count(reason);
      if (reason === 'transcriberLate' || reason === 'transcriberFailed') trouble = reason;
    },
    tally() {
      const state = health.state();
      return { outcomes, tokens, state: state === 'ready' ? (trouble ?? 'model') : state };
    },
  };
}
