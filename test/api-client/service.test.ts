import { type ApiClient, createApiClient } from '@guide-studio/api-client';
import { type RunningService, startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const guide = {
  title: 'Guide',
  studyGuide: [{ type: 'flat' as const, title: 'B', items: [{ type: 'open_ended' as const, text: 'Why?' }] }],
};
let service: RunningService;
let client: ApiClient;

beforeAll(async () => {
  service = await startService({ port: 0, data: ':memory:', log: { write: () => undefined } });
  client = createApiClient({ baseUrl: service.url, apiKey: service.newKey ?? '', fetch });
});
afterAll(async () => {
  await service.close();
});

describe('client and service together', () => {
  it('go from a guide to a launched study', async () => {
    const created = await client.call('createStudy', { body: guide });
    if (!created.ok) throw new Error(created.failure.kind);
    const { id, linkId } = created.value;
    const listed = await client.call('listStudies', {});
    expect(listed).toMatchObject({ ok: true, value: { studies: [{ id, linkId, title: 'Guide', responseCount: 0 }] } });
    const questions = await client.call('getStudyQuestions', { params: { studyId: linkId } });
    expect(questions).toMatchObject({ ok: true, value: { questions: [{ text: 'Why?', questionNumber: 1 }] } });
    const wallets = await client.call('listWallets', {});
    if (!wallets.ok) throw new Error(wallets.failure.kind);
    const [wallet] = wallets.value.wallets;
    const launched = await client.call('launchStudy', {
      params: { studyId: id },
      body: { walletId: wallet?.walletId },
    });
    const selfRecruitLink = `${service.url}/s/${linkId}`;
    expect(launched).toEqual({
      ok: true,
      status: 200,
      value: { id, linkId, selfRecruitLink, status: 'live', wallet },
    });
  });

  it('agree on refusals, with the issues of a guide', async () => {
    const refused = await client.call('createStudy', { bodyText: '{"title":""}' });
    expect(refused).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 400, code: 'invalid_request_body', mayHaveHappened: false },
    });
    const failure = refused.ok ? null : refused.failure;
    const issues = failure?.kind === 'refused' ? failure.issues : [];
    expect(issues?.map((issue) => issue.path)).toEqual(expect.arrayContaining([['title'], ['studyGuide']]));
    const stranger = createApiClient({ baseUrl: service.url, apiKey: 'gs_stranger', fetch });
    expect(await stranger.call('listStudies', {})).toMatchObject({ failure: { code: 'invalid_api_key' } });
  });

  it('agree that there is no such study', async () => {
    const answer = await client.call('listResponses', { params: { linkId: 'abc' } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 404, code: 'study_not_found' } });
  });
});
