/** The seven versioned operations, under the operation ids of the public contract. */
export const versionedEndpointIds = [
  'createStudy',
  'listStudies',
  'getStudyQuestions',
  'listResponses',
  'getSingleResponse',
  'launchStudy',
  'listWallets',
] as const;

/** The four deprecated operations; their contract reuses ids of the versioned ones, so they get a prefix here. */
export const legacyEndpointIds = [
  'legacyListResponses',
  'legacyGetSingleResponse',
  'legacyGetStudyQuestions',
  'legacyListStudies',
] as const;

/** Ours, for the editor: what the public contract has no place for. */
export const studioEndpointIds = ['getStudyIntake', 'setStudyIntake', 'getStudySettings', 'listShown'] as const;

export const endpointIds = [...versionedEndpointIds, ...legacyEndpointIds, ...studioEndpointIds] as const;
export type EndpointId = (typeof endpointIds)[number];
