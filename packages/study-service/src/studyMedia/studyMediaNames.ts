import type { CreateStudyRequest, JsonObject } from '@guide-studio/guide-core';
import { type MediaPlace, hasMediaScheme, mediaPlaces, readMediaAddress } from '@guide-studio/guide-core/media';

/** A picture or video of a guide whose address is of our scheme. `name`: null if it names no file that there can be. */
interface StudyMedium {
  readonly place: MediaPlace;
  readonly name: string | null;
}

/** Returns the pictures and videos of a guide that are kept by the service. */
export function studyMediaOf(guide: CreateStudyRequest): readonly StudyMedium[] {
  // A valid guide is JSON.
  return mediaPlaces(guide as unknown as JsonObject)
    .filter(({ url }) => hasMediaScheme(url))
    .map((place) => ({ place, name: readMediaAddress(place.url)?.name ?? null }));
}

/** Returns the names of the files that a guide needs, each once. */
export function studyMediaNames(guide: CreateStudyRequest): readonly string[] {
  return [...new Set(studyMediaOf(guide).flatMap(({ name }) => (name === null ? [] : [name])))];
}
