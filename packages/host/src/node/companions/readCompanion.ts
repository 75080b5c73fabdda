import type { JsonObject } from '../../common/index.ts';
import type { HostResult } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { readJsonFile } from '../saving/jsonFile.ts';
import { companionFile } from './companionFile.ts';
import { type Companion, companionPath, type GuidePlace } from './companionPath.ts';
import { copiesOfCompanion } from './copiesOfCompanion.ts';
import { mergeInto } from './moveCompanion.ts';

/**
 * Returns the content of a file beside a guide; null without one. Copies of sync tools are merged first; a copy that
 * cannot be merged stays. Fails with `unreadable` if the file is not a JSON object.
 */
export async function readCompanion(
  machine: Machine,
  place: GuidePlace,
  companion: Companion,
): Promise<HostResult<JsonObject | null>> {
  const path = companionPath(place, companion);
  for (const copy of await copiesOfCompanion(machine, path)) await mergeInto(machine, companion, copy, path);
  return await readJsonFile(machine, path, companionFile(companion));
}
