/** The seven versioned operations, with the operation ids of the public contract. */
export const versionedEndpointIds = [
  'createStudy',
  'listStudies',
  'getStudyQuestions',
  'listResponses',
  'getSingleResponse',
  'launchStudy',
  'listWallets',
] as const;

/** The four deprecated operations. Their contract reuses ids of the versioned ones, so they have a prefix here. */
export const legacyEndpointIds = [
  'legacyListResponses',
  'legacyGetSingleResponse',
  'legacyGetStudyQuestions',
  'legacyListStudies',
] as const;

/** Our own operations for the editor, beyond the public contract. */
export const studioEndpointIds = [
  'getStudyIntake',
  'setStudyIntake',
  'getStudySettings',
  'listShown',
  'getStudyGuide',
  'getRehearsal',
  'beginRehearsal',
  'deleteRehearsal',
  'getStudyTranslations',
  'setStudyTranslations',
  'getCapabilities',
  'listRecordings',
  'getStudyJobs',
  'tryProbe',
  'suggestTranslations',
  'checkMedia',
] as const;

/** The ids of all operations with an API key: the keys of {@link endpoints}. */
export const endpointIds = [...versionedEndpointIds, ...legacyEndpointIds, ...studioEndpointIds] as const;

/** The id of an operation with an API key. */
export type EndpointId = (typeof endpointIds)[number];
