/*
 * Every place where the specification is silent and this package had to choose. Changing a choice is one edit here.
 */

/** "The top-level envelope is not shown" (list studies): an object with this one property, as for wallets. */
export const studiesEnvelope = 'studies';
/** "The top-level envelope is not shown" (questions): the same as in the legacy family. */
export const questionsEnvelope = 'questions';

/** "Maximum sizes: not shown." Large enough for a guide of 10,000 items, small enough to hold in memory. */
export const maxRequestBytes = 20 * 1024 * 1024;
/** No status is shown for a body over the limit: the one HTTP has for it, with the code `invalid_request_body`. */
export const bodyTooLargeStatus = 413;
/** The same for a body in a `Content-Encoding` that is not read. */
export const unknownEncodingStatus = 415;
/** No status is shown for a method that an address does not have: the one HTTP has for it, with the code `not_found`. */
export const wrongMethodStatus = 405;

/** "Maximum perPage: not shown." A greater value is answered as this one. */
export const maxPerPage = 10_000;
/** The default of `perPage` (specification, "Limits"), here so that both families share it. */
export const defaultPerPage = 1000;
/** "newest 5000" (specification, "Limits"). */
export const maxStudiesListed = 5000;

/** The form of a self-recruit link comes from the public contract's examples; the path behind the base URL. */
export function selfRecruitPath(linkId: string): string {
  return `/s/${encodeURIComponent(linkId)}`;
}

/** A concept without a description: the field is a plain string in the read shapes, so it is empty. */
export const noDescription = '';
/** `isMultiSelect` of a matrix: each row takes one column. */
export const matrixIsMultiSelect = false;

/** "Deprecated starting August 1, 2026" (specification, "Versioning"): from the first moment of that day, UTC. */
export const legacyDeprecatedAt = '2026-08-01T00:00:00Z';
/** Until when the legacy endpoints are served: not shown. A year, so that clients have the time to move. */
export const legacySunsetAt = '2027-08-01T00:00:00Z';
