import type { ShownWithAnswer } from '../results/shownWithAnswer.ts';

/** What a response was shown, as a service reports it beside the response. */
export interface InterviewShown {
  /** The id of the response, a UUID. */
  readonly responseId: string;
  /** Pictures, videos and pages by question, in the order of the guide. */
  readonly stimuli: readonly ShownWithAnswer[];
  /** The participant was invented. */
  readonly isRehearsal?: true | undefined;
}

/** What was shown, by response id: {@link shownById} makes it. */
export type ShownById<One extends InterviewShown = InterviewShown> = ReadonlyMap<string, One>;

/** Indexes what was shown by response id. */
export function shownById<One extends InterviewShown>(shown: readonly One[]): ShownById<One> {
  return new Map(shown.map((one) => [one.responseId, one]));
}

/** Returns the pictures, videos and pages by response id. */
export function stimuliById(shown: ShownById): ReadonlyMap<string, readonly ShownWithAnswer[]> {
  return new Map([...shown].map(([id, { stimuli }]) => [id, stimuli]));
}

/** Returns the ids of responses of a rehearsal. */
export function rehearsalsIn(shown: ShownById): ReadonlySet<string> {
  return new Set([...shown].flatMap(([id, { isRehearsal }]) => (isRehearsal === true ? [id] : [])));
}

/** Returns the responses of real participants, without those of a rehearsal. */
export function ofRealParticipants<One extends { readonly id: string }>(
  responses: readonly One[],
  shown: ShownById,
): readonly One[] {
  const rehearsals = rehearsalsIn(shown);
  return responses.filter(({ id }) => !rehearsals.has(id));
}

/**
 * Returns the API's responses with `shown` and the mark of a rehearsal added. Responses that were shown nothing, of real
 * participants, stay unchanged.
 */
export function withShown<One extends { readonly id: string }>(
  responses: readonly One[],
  shown: ShownById,
): readonly (One & { readonly shown?: readonly ShownWithAnswer[]; readonly isRehearsal?: true })[] {
  return responses.map((response) => {
    const { stimuli = [], isRehearsal } = shown.get(response.id) ?? {};
    const mark = isRehearsal === true ? { isRehearsal } : {};
    return stimuli.length === 0 ? { ...response, ...mark } : { ...response, ...mark, shown: stimuli };
  });
}
