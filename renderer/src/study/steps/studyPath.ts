/*
 * The way of a guide to its answers, as one list of steps with one next act. A table of rules, so that every situation has
 * an answer and the window never offers two main buttons. `docs/decisions/publishing.md` says why each rule is as it is.
 */

/** The steps, in their order. Approving is optional and never the present step. */
export const steps = ['check', 'approve', 'draft', 'launch', 'invite', 'answers'] as const;
export type StepId = (typeof steps)[number];

/** The newest study of the guide at the service of the chosen connection. */
export interface StudyThere {
  readonly status: 'draft' | 'live';
  /** The guide has not changed since it was published. */
  readonly isOfThisText: boolean;
  /** Whether people can begin; `open` for a draft, and where the service does not say. */
  readonly intake: 'open' | 'paused' | 'closed';
  /** The finished interviews; 0 while unknown. */
  readonly finished: number;
  /** Its link is of an earlier address of the service. */
  readonly isLinkOld: boolean;
}

export interface StudyFacts {
  readonly file: 'none' | 'unsaved' | 'saved' | 'readOnly';
  /** What the service would reject. */
  readonly errors: number;
  /** What ruins a study. */
  readonly fatal: number;
  /** What publishing asks about. */
  readonly warnings: number;
  /** Of the guide as it is. `other`: another text is approved. */
  readonly approval: 'none' | 'approved' | 'other' | 'withdrawn';
  /** `unavailable`: the service of this computer does not run. */
  readonly service: 'loading' | 'failed' | 'none' | 'noKey' | 'unavailable' | 'ready';
  /** The answer to a publication was lost. */
  readonly isUndecided: boolean;
  /** Null if the guide has none at this service. */
  readonly study: StudyThere | null;
  /** It has studies at other services. */
  readonly hasElsewhere: boolean;
}

/** What the one main button of the view does. */
export type Act =
  | 'showFatal'
  | 'showProblem'
  | 'connect'
  | 'readConnections'
  | 'settle'
  | 'publish'
  | 'launch'
  | 'renew'
  | 'reopen'
  | 'invite'
  | 'answers';

/** What a step says about itself. */
export type StepNote =
  | 'fatal'
  | 'problems'
  | 'readOnly'
  | 'warnings'
  | 'notSaved'
  | 'unsaved'
  | 'clean'
  | 'earlierChecked'
  | 'optional'
  | 'approved'
  | 'otherApproved'
  | 'withdrawn'
  | 'undecided'
  | 'afterCheck'
  | 'noService'
  | 'publish'
  | 'publishElsewhere'
  | 'publishChanged'
  | 'published'
  | 'earlierPublished'
  | 'needsDraft'
  | 'needsDecision'
  | 'noServiceNow'
  | 'launchNow'
  | 'live'
  | 'paused'
  | 'closed'
  | 'needsLaunch'
  | 'send'
  | 'linkOld'
  | 'sent'
  | 'reopen'
  | 'needsPeople'
  | 'finished';

export interface Step {
  readonly id: StepId;
  /** `optional`: not done, and nothing waits for it. `amiss`: something was found there after a later step was done. */
  readonly state: 'done' | 'present' | 'later' | 'optional' | 'amiss';
  readonly note: StepNote;
}

export interface StudyPath {
  readonly present: StepId;
  readonly act: Act;
  readonly steps: readonly Step[];
}

/** Returns the steps of a guide to its answers, which of them is the present one, and its act. */
export function studyPath(facts: StudyFacts): StudyPath {
  const [present, act] = nextOf(facts);
  return { present, act, steps: steps.map((id) => ({ id, ...stepOf[id](facts, present) })) };
}

/** Returns the present step, and what its button does. */
function nextOf(facts: StudyFacts): readonly [StepId, Act] {
  const { errors, fatal, file, isUndecided, service, study } = facts;
  if (isUndecided) return ['draft', 'settle'];
  if (study?.status === 'live') return nextOfLive(study, facts);
  if (errors > 0) return ['check', 'showProblem'];
  if (fatal > 0) return ['check', 'showFatal'];
  const isDraft = study?.isOfThisText ?? false;
  // The notice above the view says what to do about the file.
  if (file === 'readOnly' && !isDraft) return ['check', 'publish'];
  const step = isDraft ? 'launch' : 'draft';
  if (service === 'failed') return [step, 'readConnections'];
  if (!canAsk(service)) return [step, 'connect'];
  return isDraft ? ['launch', 'launch'] : ['draft', 'publish'];
}

/** A study that runs is what matters, whatever happens to the guide meanwhile. */
function nextOfLive({ finished, intake, isLinkOld }: StudyThere, { service }: StudyFacts): readonly [StepId, Act] {
  const step = finished > 0 ? 'answers' : 'invite';
  if (service === 'failed') return [step, 'readConnections'];
  if (!canAsk(service)) return [step, 'connect'];
  if (finished > 0) return ['answers', 'answers'];
  if (intake !== 'open') return ['invite', 'reopen'];
  return ['invite', isLinkOld ? 'renew' : 'invite'];
}

/** While the connections are loaded, it is likely that there is one. */
const canAsk = (service: StudyFacts['service']): boolean => service === 'ready' || service === 'loading';

type Shown = Pick<Step, 'state' | 'note'>;

const stepOf: Readonly<Record<StepId, (facts: StudyFacts, present: StepId) => Shown>> = {
  check({ errors, fatal, file, warnings, study }, present) {
    if (present === 'check') return now(errors > 0 ? 'problems' : fatal > 0 ? 'fatal' : 'readOnly');
    if (study?.status === 'live' && !study.isOfThisText) return done('earlierChecked');
    if (errors > 0) return amiss('problems');
    if (fatal > 0) return amiss('fatal');
    if (warnings > 0) return done('warnings');
    if (file === 'none' || file === 'unsaved') return done(file === 'none' ? 'notSaved' : 'unsaved');
    return done('clean');
  },
  approve({ approval }) {
    if (approval === 'approved') return done('approved');
    const notes = { none: 'optional', other: 'otherApproved', withdrawn: 'withdrawn' } as const;
    return { state: 'optional', note: notes[approval] };
  },
  draft({ isUndecided, service, study, hasElsewhere }, present) {
    if (isUndecided) return now('undecided');
    if (study?.status === 'live') return done(study.isOfThisText ? 'published' : 'earlierPublished');
    if (study?.isOfThisText) return done('published');
    if (present !== 'draft') return later(study === null ? 'afterCheck' : 'publishChanged');
    if (!canAsk(service)) return now('noService');
    if (study !== null) return now('publishChanged');
    return now(hasElsewhere ? 'publishElsewhere' : 'publish');
  },
  launch({ isUndecided, service, study }, present) {
    if (study?.status === 'live') return done(study.intake === 'open' ? 'live' : study.intake);
    if (present === 'launch') return now(canAsk(service) ? 'launchNow' : 'noServiceNow');
    return later(isUndecided ? 'needsDecision' : study?.isOfThisText ? 'afterCheck' : 'needsDraft');
  },
  invite({ service, study }, present) {
    if (study?.status !== 'live') return later('needsLaunch');
    if (present !== 'invite') return study.finished > 0 ? done('sent') : later('send');
    if (!canAsk(service)) return now('noServiceNow');
    if (study.intake !== 'open') return now('reopen');
    return now(study.isLinkOld ? 'linkOld' : 'send');
  },
  answers({ service, study }, present) {
    if (present === 'answers') return now(canAsk(service) ? 'finished' : 'noServiceNow');
    if (study?.status === 'live' && study.finished > 0) return later('finished');
    return later(study?.status === 'live' ? 'needsPeople' : 'needsLaunch');
  },
};

const now = (note: StepNote): Shown => ({ state: 'present', note });
const done = (note: StepNote): Shown => ({ state: 'done', note });
const later = (note: StepNote): Shown => ({ state: 'later', note });
const amiss = (note: StepNote): Shown => ({ state: 'amiss', note });
