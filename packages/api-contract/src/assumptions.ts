/* Decisions of this package where the specification is silent. Each can be changed here in one place. */

/** "The top-level envelope is not shown" (list studies): an object with this single property, as for wallets. */
export const studiesEnvelope = 'studies';
/** "The top-level envelope is not shown" (questions): the same as in the legacy family. */
export const questionsEnvelope = 'questions';

/** "Maximum sizes: not shown." Large enough for a guide of 10,000 items, small enough to hold in memory. */
export const maxRequestBytes = 20 * 1024 * 1024;
/** Not specified: the status of a body over the limit. HTTP's own is used, with the code `invalid_request_body`. */
export const bodyTooLargeStatus = 413;
/** The same for a body that arrives too slowly. */
export const bodyTooSlowStatus = 408;
/** The same for a body with an unsupported `Content-Encoding`. */
export const unknownEncodingStatus = 415;
/** Not specified: the status of a method that an address lacks. HTTP's own is used, with the code `not_found`. */
export const wrongMethodStatus = 405;

/** "Maximum perPage: not shown." Greater values are lowered to this one. */
export const maxPerPage = 10_000;
/** The default of `perPage` (specification, "Limits"), shared by both families. */
export const defaultPerPage = 1000;
/** "newest 5000" (specification, "Limits"). */
export const maxStudiesListed = 5000;

/** Returns the path of a self-recruit link, without the base URL, as in the examples of the public contract. */
export function selfRecruitPath(linkId: string): string {
  return `/s/${encodeURIComponent(linkId)}`;
}

/** The description of a concept without one: the field is a plain string in responses, so it is empty. */
export const noDescription = '';
/** `isMultiSelect` of a matrix: each row takes a single column. */
export const matrixIsMultiSelect = false;

/** "Deprecated starting August 1, 2026" (specification, "Versioning"): from the start of that day, UTC. */
export const legacyDeprecatedAt = '2026-08-01T00:00:00Z';
/** Not specified: the end of the legacy endpoints. One year gives clients time to migrate. */
export const legacySunsetAt = '2027-08-01T00:00:00Z';
