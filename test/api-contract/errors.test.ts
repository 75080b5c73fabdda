import { endpointIds, errorCodesOf, errors, isKnownError } from '@guide-studio/api-contract';
import { describe, expect, it } from 'vitest';

/**
 * The codes of each operation: those that the specification lists under its endpoint; for our endpoints, our own
 * choice.
 */
const listed = {
  createStudy: 'invalid_json invalid_request_body invalid_study_guide forbidden concurrent_modification',
  listStudies: 'forbidden',
  getStudyQuestions: 'forbidden study_not_found',
  listResponses: 'bad_request forbidden study_not_found',
  getSingleResponse: 'bad_request forbidden study_not_found response_not_found',
  launchStudy:
    'invalid_json invalid_request_body wallet_required insufficient_credits launch_permission_denied wallet_access_denied study_not_found study_busy conflict',
  listWallets: '',
  legacyListResponses: 'bad_request forbidden study_not_found',
  legacyGetSingleResponse: 'bad_request forbidden study_not_found response_not_found',
  legacyGetStudyQuestions: 'forbidden study_not_found',
  legacyListStudies: 'forbidden',
  getStudyIntake: 'forbidden study_not_found conflict',
  setStudyIntake:
    'invalid_json invalid_request_body forbidden launch_permission_denied study_not_found study_busy conflict',
  getStudySettings: 'forbidden study_not_found',
  listShown: 'bad_request forbidden study_not_found response_not_found',
  getStudyGuide: 'forbidden study_not_found',
  getRehearsal: 'forbidden study_not_found',
  beginRehearsal: 'forbidden launch_permission_denied study_not_found study_busy',
  deleteRehearsal: 'forbidden launch_permission_denied study_not_found study_busy',
  getStudyTranslations: 'forbidden study_not_found',
  setStudyTranslations:
    'invalid_json invalid_request_body forbidden launch_permission_denied study_not_found study_busy',
  getCapabilities: 'forbidden',
  listRecordings: 'bad_request forbidden study_not_found response_not_found',
  getStudyJobs: 'forbidden study_not_found',
  tryProbe: 'invalid_json invalid_request_body forbidden',
  suggestTranslations: 'invalid_json invalid_request_body forbidden',
  checkMedia: 'invalid_json invalid_request_body forbidden',
} as const;
const everywhere = ['missing_api_key', 'invalid_api_key', 'internal_error'];

describe('the error table', () => {
  it.each(endpointIds)('gives %s exactly the codes the specification lists', (id) => {
    const expected = [...listed[id].split(' ').filter(Boolean), ...everywhere];
    expect(errorCodesOf(id).toSorted()).toEqual(expected.toSorted());
  });

  it('has the seventeen codes of the specification, and two of the contract alone', () => {
    const rows = Object.values(errors);
    expect(rows.filter((row) => !('onlyFromContract' in row))).toHaveLength(17);
    expect(rows.filter((row) => 'onlyFromContract' in row)).toHaveLength(2);
  });

  it('knows a code only with its status', () => {
    expect(isKnownError(409, 'study_busy')).toBe(true);
    expect(isKnownError(413, 'invalid_request_body')).toBe(true);
    expect(isKnownError(400, 'study_busy')).toBe(false);
    expect(isKnownError(400, 'toString')).toBe(false);
  });
});
