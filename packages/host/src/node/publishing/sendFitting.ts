import type { Fetch } from '@guide-studio/api-client';
import type { SetStudyTranslationsRequest } from '@guide-studio/api-contract';
import { fittingTranslations, guideTexts, languagesOfStudy, type JsonObject } from '../../common/index.ts';
import { readTranslations } from '../companions/translations.ts';
import type { Machine } from '../machine/machine.ts';
import type { ReachableFile } from '../workspace/workspace.ts';
import { isOwnService } from './ownService.ts';
import type { ServiceConnection } from './serviceConnection.ts';

interface Sending {
  readonly machine: Machine;
  readonly place: ReachableFile;
  readonly connection: ServiceConnection;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/**
 * Sends the translations beside a guide to a draft of it, those that fit, if the service is one of this project. `guideOf`
 * returns the guide of the draft; it is called only if there are translations. A failure is no failure of what is done with
 * the draft: the window asks afterwards which translations the study has.
 */
export async function sendFitting(
  studyId: string,
  guideOf: () => Promise<JsonObject | null>,
  { machine, place, connection, fetch, timeoutMs }: Sending,
): Promise<void> {
  const read = await readTranslations(machine, place);
  if (!read.ok || read.value.languages.size === 0) return;
  const isOwn = await isOwnService(connection.access.baseUrl, fetch, timeoutMs);
  if (!isOwn.ok || !isOwn.value) return;
  const guide = await guideOf();
  if (guide === null) return;
  const translations = translationsFor(guide, read.value.languages);
  if (Object.keys(translations).length === 0) return;
  await connection.client.call('setStudyTranslations', { params: { studyId }, body: { translations } });
}

function translationsFor(
  guide: JsonObject,
  known: Parameters<typeof fittingTranslations>[1],
): SetStudyTranslationsRequest['translations'] {
  const [, ...offered] = languagesOfStudy(guide);
  const { languages } = fittingTranslations(guideTexts(guide), known);
  return Object.fromEntries([...languages].filter(([language, all]) => offered.includes(language) && all.length > 0));
}
