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

export const endpointIds = [...versionedEndpointIds, ...legacyEndpointIds] as const;
export type EndpointId = (typeof endpointIds)[number];
