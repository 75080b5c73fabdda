import { bodyTooLargeStatus, bodyTooSlowStatus, unknownEncodingStatus, wrongMethodStatus } from './assumptions.ts';
import { type EndpointId, endpointIds } from './endpointIds.ts';

/** When and where an error code is used. */
export interface ErrorRow {
  /** Every status used with the code. The first one is that of the specification. */
  readonly statuses: readonly [number, ...number[]];
  /** The endpoints where the specification allows the code. Empty if it is used elsewhere or only in the contract. */
  readonly endpoints: readonly EndpointId[];
  /** When it is sent, as a sentence for documents. */
  readonly condition: string;
  /** The default text of `error`. */
  readonly sentence: string;
  /** True if only the public contract lists the code. */
  readonly onlyFromContract?: true;
}

const all = endpointIds;
const body = [
  'createStudy',
  'launchStudy',
  'setStudyIntake',
  'setStudyTranslations',
  'tryProbe',
  'suggestTranslations',
  'checkMedia',
] as const;
const members = endpointIds.filter((id) => id !== 'listWallets' && id !== 'launchStudy');
const responses = [
  'listResponses',
  'getSingleResponse',
  'legacyListResponses',
  'legacyGetSingleResponse',
  'listShown',
  'listRecordings',
] as const;
const intake = ['getStudyIntake', 'setStudyIntake'] as const;
const rehearsing = ['beginRehearsal', 'deleteRehearsal'] as const;
const translations = ['getStudyTranslations', 'setStudyTranslations'] as const;
const single = ['getSingleResponse', 'legacyGetSingleResponse', 'listShown', 'listRecordings'] as const;

/**
 * Every error code with its statuses and endpoints (specification, "Errors"). Legacy endpoints use the rows of their
 * versioned counterparts. Branch on codes; sentences may change.
 *
 * @example
 * ```ts
 * import { errorCodesOf, errors } from '@guide-studio/api-contract';
 *
 * console.log(errors.wallet_required.statuses[0], errors.wallet_required.condition); // 400 The organization has several wallets and walletId was omitted.
 * console.log(errorCodesOf('listWallets')); // [ 'missing_api_key', 'invalid_api_key', 'internal_error' ]
 * ```
 */
export const errors = {
  invalid_json: {
    statuses: [400],
    endpoints: body,
    condition: 'The body is not valid JSON.',
    sentence: 'The body is not valid JSON. Send one JSON object.',
  },
  invalid_request_body: {
    statuses: [400, bodyTooLargeStatus, bodyTooSlowStatus, unknownEncodingStatus],
    endpoints: body,
    condition: 'The body violates the schema; `issues` lists where.',
    sentence: 'The body does not have the expected shape. See issues for each place.',
  },
  invalid_study_guide: {
    statuses: [400],
    endpoints: ['createStudy'],
    condition: 'A rule across the fields of the guide is broken.',
    sentence: 'The study guide breaks a rule. See issues for each place.',
  },
  bad_request: {
    statuses: [400],
    endpoints: responses,
    condition: 'A query parameter is invalid, or responseId is neither a UUID nor a positive readable id.',
    sentence: 'A parameter of the request is invalid. Correct it and send the request again.',
  },
  wallet_required: {
    statuses: [400],
    endpoints: ['launchStudy'],
    condition: 'The organization has several wallets and walletId was omitted.',
    sentence: 'Your organization has several wallets. Pass walletId; GET /api/public/v1/wallets lists them.',
  },
  insufficient_credits: {
    statuses: [400],
    endpoints: ['launchStudy'],
    condition: 'The wallet cannot fund the launch (balance or grant limit).',
    sentence: 'The wallet cannot fund this launch. Choose another wallet, or have credits added to it.',
  },
  missing_api_key: {
    statuses: [401],
    endpoints: all,
    condition: 'The request has no x-api-key header.',
    sentence: 'The x-api-key header is missing. Send your API key in it.',
  },
  invalid_api_key: {
    statuses: [401],
    endpoints: all,
    condition: 'The API key is not valid.',
    sentence: 'The API key is not valid. Check it, or ask for a new one.',
  },
  unauthorized: {
    statuses: [401],
    endpoints: [],
    condition: 'The request is not authenticated.',
    sentence: 'The request is not authenticated. Send a valid API key.',
    onlyFromContract: true,
  },
  forbidden: {
    statuses: [403],
    endpoints: members,
    condition: "The key's user is not a member of the key's organization.",
    sentence: 'The user of this API key is not a member of its organization. Ask the organization for a new key.',
  },
  launch_permission_denied: {
    statuses: [403],
    endpoints: ['launchStudy', 'setStudyIntake', 'setStudyTranslations', ...rehearsing],
    condition: 'The user may not launch this study.',
    sentence: 'You may not launch this study. Ask for the permission to start recruitment.',
  },
  wallet_access_denied: {
    statuses: [403],
    endpoints: ['launchStudy'],
    condition: 'The wallet is not granted to the organization or to the user.',
    sentence: 'You have no access to this wallet. Choose one of GET /api/public/v1/wallets.',
  },
  study_not_found: {
    statuses: [404],
    endpoints: [
      'getStudyQuestions',
      'launchStudy',
      'legacyGetStudyQuestions',
      'getStudySettings',
      'getStudyGuide',
      'getRehearsal',
      'getStudyJobs',
      ...rehearsing,
      ...responses,
      ...intake,
      ...translations,
    ],
    condition: "The study is not in the key's organization.",
    sentence: 'Your organization has no study with this id. Check the id.',
  },
  response_not_found: {
    statuses: [404],
    endpoints: single,
    condition: 'The study has no such response.',
    sentence: 'The study has no response with this id. Check the id.',
  },
  not_found: {
    statuses: [404, wrongMethodStatus],
    endpoints: [],
    condition: 'Nothing is served at this path with this method.',
    sentence: 'Nothing is served at this address. Check the path and the method.',
    onlyFromContract: true,
  },
  concurrent_modification: {
    statuses: [409],
    endpoints: ['createStudy'],
    condition: 'The draft was modified concurrently.',
    sentence: 'The draft was modified at the same time. Nothing was created; send it again.',
  },
  study_busy: {
    statuses: [409],
    endpoints: ['launchStudy', 'setStudyIntake', 'setStudyTranslations', ...rehearsing],
    condition: 'An update of the study is in flight.',
    sentence: 'The study is being updated. Nothing was launched; try again in a moment.',
  },
  conflict: {
    statuses: [409],
    endpoints: ['launchStudy', ...intake],
    condition: 'The publish raced a concurrent edit: the revision is no longer a development revision.',
    sentence: 'The study is no longer a draft that can be launched this way. Read its state and try again.',
  },
  internal_error: {
    statuses: [500],
    endpoints: all,
    condition: 'The service failed inside.',
    sentence: 'The service failed. It may or may not have done what you asked; look before you send it again.',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

/** The code of an error (specification, "Errors"). */
export type ErrorCode = keyof typeof errors;

/** Returns true if {@link errors} has this code. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/**
 * Returns true if {@link errors} has the code with this status, at any endpoint. Others are {@link ApiFailure}
 * `unknownStatus`.
 */
export function isKnownError(status: number, code: string): code is ErrorCode {
  return isErrorCode(code) && (errors[code].statuses as readonly number[]).includes(status);
}

/** Returns the codes with which an endpoint may refuse, in the order of {@link errors}. */
export function errorCodesOf(endpoint: EndpointId): readonly ErrorCode[] {
  const codes = Object.keys(errors) as ErrorCode[];
  return codes.filter((code) => (errors[code].endpoints as readonly EndpointId[]).includes(endpoint));
}
