/** The tokens that models use: at most so many for a study, and for the previews of an organization in 24 hours. */
export interface TokenBudget {
  /** Does what needs a model for a study. Returns null, and does nothing, if the study has used its tokens. */
  forStudy<Result extends Audited>(studyId: string, work: () => Promise<Result>): Promise<Result | null>;
  /** Does what needs a model for a preview, which belongs to no study. Returns null as {@link forStudy}. */
  forPreview<Result extends Audited>(organizationId: string, work: () => Promise<Result>): Promise<Result | null>;
  /** Returns the tokens of all since the service started. */
  used(): number;
}

interface Audited {
  readonly audit: { readonly tokens: number };
}

/** Where the tokens of each study are kept. */
interface TokenStore {
  modelTokens(studyId: string): Promise<number>;
  addModelTokens(studyId: string, tokens: number): Promise<void>;
}

interface BudgetParts {
  readonly store: TokenStore;
  /** The tokens that a study may use; null for any number. Simultaneous requests may each use theirs beyond it. */
  readonly most: number | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What an organization has used for previews. It is kept in memory: a restart begins a new day. */
interface Day {
  readonly since: number;
  readonly tokens: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The tokens for previews in a day if a study may use any number. */
const previewTokens = 200_000;

/** Returns the budget of all models. */
export function createTokenBudget({ store, most, now }: BudgetParts): TokenBudget {
  const days = new Map<string, Day>();
  let all = 0;
  const dayOf = (organizationId: string): Day => {
    const day = days.get(organizationId);
    return day === undefined || now() - day.since >= dayMs ? { since: now(), tokens: 0 } : day;
  };
  async function counted<Result extends Audited>(work: () => Promise<Result>): Promise<Result> {
    const result = await work();
    all += result.audit.tokens;
    return result;
  }
  return {
    async forStudy(studyId, work) {
      if (most !== null && (await store.modelTokens(studyId)) >= most) return null;
      const result = await counted(work);
      if (result.audit.tokens > 0) await store.addModelTokens(studyId, result.audit.tokens);
      return result;
    },
    async forPreview(organizationId, work) {
      if (dayOf(organizationId).tokens >= (most ?? previewTokens)) return null;
      const result = await counted(work);
      const day = dayOf(organizationId);
      days.set(organizationId, { ...day, tokens: day.tokens + result.audit.tokens });
      return result;
    },
    used: () => all,
  };
}
