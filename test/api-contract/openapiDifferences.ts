/** A kind of intended difference: how many lines of the comparison are of this kind, and why. */
export interface IntendedDifference {
  readonly lines: number;
  readonly kind: RegExp;
  readonly because: string;
}

const fromSpecification = 'The specification has this; the public contract leaves it out.';
const inOther = 'This family is in the other public contract.';
const alwaysSent = 'Ours always sends the field; the contract does not say whether it may be missing.';
const specificationType = 'The type is that of the specification, which takes precedence over the contract.';
const ownPath = /^ path \/(?!api\/public\/)\S+: only ours$/;
const ownOperations = 'Operations of our own, which the tags tell apart.';
const newerVersion = {
  lines: 1,
  kind: /^document openapi: "3\.0\.3" -> "3\.1\.0"$/,
  because: 'Version 3.1 is JSON Schema, which more tools read without loss.',
};
const emptySegment = 'An address with an empty segment is another address.';

/** All differences of `/openapi.json` from the public contract of the versioned family. */
export const versionedDifferences: readonly IntendedDifference[] = [
  newerVersion,
  { lines: 32, kind: ownPath, because: ownOperations },
  {
    lines: 2,
    kind: /^ path \/api\/public\/v1\/studies(\/\{studyId\}\/questions)?: only ours$/,
    because: fromSpecification,
  },
  { lines: 4, kind: /^ path \/api\/public\/(?!v1\/)\S+: only ours$/, because: inOther },
  {
    lines: 1,
    kind: /^Option\.status default: null -> absent$/,
    because: 'Null and left out mean the same; nothing is filled in, so that a guide is read back as it was sent.',
  },
  {
    lines: 4,
    kind: /^MaxDiffItem\.itemsPerScreen (type|enum|variants): /,
    because: 'The same three numbers: the contract writes three variants, ours one list.',
  },
  {
    lines: 2,
    kind: /^ValidationError\.issues\[\] property (path|message): only ours$/,
    because: 'The contract says it in words: each issue has a path and a message.',
  },
  {
    lines: 2,
    kind: /^\S+ status 413: only ours$/,
    because: 'A body over 20 MB is answered with the status HTTP has for it; no limit is shown.',
  },
  {
    lines: 2,
    kind: /^\S+ status 408: only ours$/,
    because: 'A body that arrives too slowly is answered with the status HTTP has for it; no limit of time is shown.',
  },
  {
    lines: 2,
    kind: /^\S+ status 415: only ours$/,
    because: 'A packed body in an encoding that is not read is answered with the status HTTP has for it.',
  },
  { lines: 4, kind: /^\S+ (linkId|responseId|studyId) minLength: absent -> 1$/, because: emptySegment },
  {
    lines: 3,
    kind: /^\S+ responseId (type|variants): /,
    because: 'What is neither a UUID nor a readable id is answered with bad_request, so any text may be sent.',
  },
  {
    lines: 1,
    kind: /^\S+\/launch studyId format: "uuid" -> absent$/,
    because: 'What is no UUID is answered with study_not_found, so any text may be sent.',
  },
  {
    lines: 10,
    kind: /^\S+\.(readableId|responseDurationSeconds|responseIndex) (type|minimum|exclusiveMinimum): /,
    because: specificationType,
  },
  {
    lines: 2,
    kind: /^ListResponse\.(createdAt|updatedAt) minLength: absent -> 1$/,
    because: 'A moment is never empty.',
  },
  { lines: 2, kind: /^\S+\.answerId format: "uuid" -> absent$/, because: specificationType },
  { lines: 3, kind: /^\S+\.(audio|streamUrl|mp4Url) format: "uri" -> absent$/, because: specificationType },
  { lines: 1, kind: /^SingleResponseTranscriptItem property screenVideo: only ours$/, because: fromSpecification },
  { lines: 37, kind: /^\S+ required: false -> true$/, because: alwaysSent },
];

/** All differences of `/openapi.json` from the public contract of the legacy family. */
export const legacyDifferences: readonly IntendedDifference[] = [
  newerVersion,
  { lines: 32, kind: ownPath, because: ownOperations },
  { lines: 7, kind: /^ path \/api\/public\/v1\/\S+: only ours$/, because: inOther },
  {
    lines: 4,
    kind: /^\S+ operationId: /,
    because: 'The contract uses ids of the versioned family again; one document needs each id once.',
  },
  { lines: 4, kind: /^\/\S+ deprecated: absent -> true$/, because: 'The family is deprecated since August 1, 2026.' },
  { lines: 4, kind: /^\S+ (link_id|response_id|study_id) minLength: absent -> 1$/, because: emptySegment },
  {
    lines: 2,
    kind: /^\S+ (page|per_page) minimum: absent -> [01]$/,
    because: 'The limits of the specification hold for both families.',
  },
  { lines: 3, kind: /^\S+\.(created_at|updated_at) minLength: absent -> 1$/, because: 'A moment is never empty.' },
  { lines: 3, kind: /^\S+\.(created_at|updated_at) format: "date-time" -> absent$/, because: specificationType },
  {
    lines: 1,
    kind: /^ResponseSummary\.progress enum: absent -> /,
    because: 'The states of the specification; the contract names two of them as examples.',
  },
  {
    lines: 3,
    kind: /^\S+\.(discussion_guide_question_id|question_uuid) nullable: absent -> true$/,
    because: 'Rows that belong to no question have none; the specification says null.',
  },
  {
    lines: 1,
    kind: /^Question\.type enum: /,
    because: 'Questions of the newer types are listed with their own type.',
  },
  {
    lines: 7,
    kind: /^\S+ (401|404) codes: \[\] -> /,
    because: 'Errors carry the same body and codes in both families; the legacy contract shows none.',
  },
  {
    lines: 7,
    kind: /^\S+ (401|404) content application\/json: only ours$/,
    because: 'Errors carry the same body and codes in both families; the legacy contract shows none.',
  },
  {
    lines: 10,
    kind: /^\S+ status (400|403|500): only ours$/,
    because: 'Errors carry the same body and codes in both families; the legacy contract shows none.',
  },
  {
    lines: 10,
    kind: /^.+ additionalProperties: absent -> false$/,
    because: 'Ours sends exactly these fields; clients tolerate more.',
  },
  { lines: 51, kind: /^.+ required: false -> true$/, because: alwaysSent },
];
