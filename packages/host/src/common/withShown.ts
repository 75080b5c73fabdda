import type { Response as ListedResponse, ShownInResponse, ShownStimulus } from '@guide-studio/api-contract';

/** By id of the response. */
export type ShownById = ReadonlyMap<string, ShownInResponse>;

/** What responses were shown, to be found by their ids. */
export function shownById(shown: readonly ShownInResponse[]): ShownById {
  return new Map(shown.map((one) => [one.responseId, one]));
}

/** The pictures, videos and pages alone, by id of the response. */
export function stimuliById(shown: ShownById): ReadonlyMap<string, readonly ShownStimulus[]> {
  return new Map([...shown].map(([id, { stimuli }]) => [id, stimuli]));
}

/**
 * Responses as the API has them, each with what it was shown as `shown`. Left out where nothing was: a response of a
 * study without pictures, videos and pages stays as it is.
 */
export function withShown<One extends Pick<ListedResponse, 'id'>>(
  responses: readonly One[],
  shown: ShownById,
): readonly (One & { readonly shown?: readonly ShownStimulus[] })[] {
  return responses.map((response) => {
    const { stimuli } = shown.get(response.id) ?? { stimuli: [] };
    return stimuli.length === 0 ? response : { ...response, shown: stimuli };
  });
}
