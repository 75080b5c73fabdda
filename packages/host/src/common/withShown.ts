import type { Response as ListedResponse, ShownInResponse, ShownStimulus } from '@guide-studio/api-contract';

/** By response id. */
export type ShownById = ReadonlyMap<string, ShownInResponse>;

/** Indexes what was shown by response id. */
export function shownById(shown: readonly ShownInResponse[]): ShownById {
  return new Map(shown.map((one) => [one.responseId, one]));
}

/** Returns the pictures, videos and pages by response id. */
export function stimuliById(shown: ShownById): ReadonlyMap<string, readonly ShownStimulus[]> {
  return new Map([...shown].map(([id, { stimuli }]) => [id, stimuli]));
}

/** Returns the API's responses with `shown` added. Responses that were shown nothing stay unchanged. */
export function withShown<One extends Pick<ListedResponse, 'id'>>(
  responses: readonly One[],
  shown: ShownById,
): readonly (One & { readonly shown?: readonly ShownStimulus[] })[] {
  return responses.map((response) => {
    const { stimuli } = shown.get(response.id) ?? { stimuli: [] };
    return stimuli.length === 0 ? response : { ...response, shown: stimuli };
  });
}
