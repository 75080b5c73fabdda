import { isTypo } from '../isTypo.ts';

/** Returns the one of these ids that a mistyped one must mean; null if it is like none of them. */
export const nearestId = (id: string, ids: readonly string[]): string | null =>
  ids.find((one) => isTypo(one, id)) ?? null;
