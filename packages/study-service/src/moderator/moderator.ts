import type { Guide } from '@guide-studio/interview-engine';
import type { OpenProbe } from '@guide-studio/interview-engine/internal';
import { type EndpointFault, isEndpointFault } from '../endpointFault.ts';
import type { Health } from '../health.ts';
import type { TokenBudget } from '../models/tokenBudget.ts';
import type { Moderation, ModerationAudit } from './decideByModel.ts';

/** Decides whether to ask follow-up questions within the budget of tokens, and counts what came of it. */
export interface Moderator {
  /** Returns null if the study has used its tokens: the script decides then, and nothing is asked. */
  decide(studyId: string, guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation | null>;
  /**
   * Decides about an answer of a preview, which belongs to no study, in the time of an interview. Returns null if the
   * organization has used its tokens for previews.
   */
  tryOut(organizationId: string, guide: Guide, open: OpenProbe): Promise<Moderation | null>;
  /** Counts a spoken answer that nobody understood, so that the script decided. */
  noteMissingTranscript(reason: MissingTranscript): void;
  /** Returns what came of it since the service started. */
  tally(): ModerationTally;
}

/**
 * Why the model was not asked about a spoken answer: there is no transcriber, it was not done in time, it failed, or
 * nothing was said.
 */
export type MissingTranscript = 'transcriberNone' | 'transcriberLate' | 'transcriberFailed' | 'nothingSaid';

type Counted = ModerationAudit['outcome'] | 'limited' | MissingTranscript;

export interface ModerationTally {
  /** How often each outcome occurred; `limited`: the study had used its tokens. */
  readonly outcomes: ReadonlyMap<Counted, number>;
  /** Who asks: the model, or the script because of what the model or the transcriber failed with last. */
  readonly state: 'model' | EndpointFault | TranscriberTrouble;
}

type TranscriberTrouble = Exclude<MissingTranscript, 'transcriberNone' | 'nothingSaid'>;

interface ModeratorParts {
  /** Decides without counting. It never rejects. */
  readonly decide: (guide: Guide, open: OpenProbe, patience: AbortSignal) => Promise<Moderation>;
  readonly budget: TokenBudget;
  readonly health: Health<EndpointFault>;
  /** How long an answer to a preview may take, in milliseconds. */
  readonly limitMs: number;
}

/** Returns the moderator of all studies. */
export function createModerator({ decide, budget, health, limitMs }: ModeratorParts): Moderator {
  const outcomes = new Map<Counted, number>();
  let trouble: TranscriberTrouble | null = null;
  const count = (outcome: Counted): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  async function counted(guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation> {
    const moderation = await decide(guide, open, patience);
    const { outcome } = moderation.audit;
    count(outcome);
    health.note(isEndpointFault(outcome) ? outcome : 'ready');
    return moderation;
  }
  return {
    async decide(studyId, guide, open, patience) {
      const moderation = await budget.forStudy(studyId, async () => {
        const decided = await counted(guide, open, patience);
        trouble = null;
        return decided;
      });
      if (moderation === null) count('limited');
      return moderation;
    },
    async tryOut(organizationId, guide, open) {
      const moderation = await budget.forPreview(organizationId, async () =>
        counted(guide, open, AbortSignal.timeout(limitMs)),
      );
      if (moderation === null) count('limited');
      return moderation;
    },
    noteMissingTranscript(reason) {
      count(reason);
      if (reason === 'transcriberLate' || reason === 'transcriberFailed') trouble = reason;
    },
    tally() {
      const state = health.state();
      return { outcomes, state: state === 'ready' ? (trouble ?? 'model') : state };
    },
  };
}
