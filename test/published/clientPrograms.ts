// Two programs that make the usual calls of a study, each with the client that a generator wrote from the OpenAPI
// document: they are compiled strictly, run against a service, and print which operations they called.

/** What both need besides their client: a study, whose type the client checks, and a recording. */
const shared = `
const { BASE: baseUrl = '', KEY: key = '' } = process.env;
const called = new Set<string>();
let token = '';

const piece = new Uint8Array([26, 69, 223, 163, 1, 2, 3, 4]);
const sha256 = createHash('sha256').update(piece).digest('hex');
const translations = { de: [{ kind: 'question', externalId: 'why', source: 'Why?', text: 'Warum?', state: 'reviewed' }] } as const;
const probe = { instructions: '', concept: null, left: 2, said: [{ question: 'Why?', answer: 'It is good' }], scripted: 'What is good?' };
const partsOf = (address: string) => {
  const url = new URL(address);
  const [, , organizationId = '', object = '', file = ''] = url.pathname.split('/');
  const { until = '', signature = '' } = Object.fromEntries(url.searchParams);
  return { path: { organizationId, object, file }, query: { until, signature } };
};
`;

export const openapiFetchProgram = `
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';
${shared}
const study: components['schemas']['CreateStudyRequest'] = {
  title: 'Bread',
  config: { interviewMode: 'audio_text', questionLanguage: 'en', availableLanguages: ['en', 'de'] },
  welcomeMessage: { title: 'Hello', message: 'Welcome.' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: [
        { type: 'multiple_choice', text: 'Which bread?', options: [{ text: 'Rye' }, { text: 'Wheat' }] },
        { type: 'open_ended', externalId: 'why', text: 'Why?', followUp: 'none' },
      ],
    },
  ],
};
// @ts-expect-error: a study needs its blocks.
export const broken: components['schemas']['CreateStudyRequest'] = { title: 'Bread' };

const api = createClient<paths>({ baseUrl, headers: { 'x-api-key': key } });
api.use({
  onRequest({ request, schemaPath }) {
    called.add(request.method + ' ' + schemaPath);
    if (token !== '') request.headers.set('authorization', 'Bearer ' + token);
  },
});

// A draft
const created = await api.POST('/api/public/v1/studies/create', { body: study });
assert(created.data, JSON.stringify(created.error));
const { id: studyId, linkId } = created.data;
const ofStudy = { params: { path: { studyId } } };
const ofLink = { params: { path: { linkId } } };
const listed = await api.GET('/api/public/v1/studies');
assert(listed.data?.studies.some((each) => each.id === studyId));
const questions = await api.GET('/api/public/v1/studies/{studyId}/questions', ofStudy);
assert.deepEqual(questions.data?.questions.map(({ text }) => text), ['Which bread?', 'Why?']);
const guide = await api.GET('/api/studio/studies/{studyId}/guide', ofStudy);
assert.equal(guide.data?.guide.studyGuide[0]?.items[0]?.type, 'multiple_choice');
const settings = await api.GET('/api/studio/studies/{studyId}', ofStudy);
assert.equal(settings.data?.askBeforeLoading, false);
const capabilities = await api.GET('/api/studio/capabilities');
assert.equal(capabilities.data?.recordings, 'kept');
const translated = await api.POST('/api/studio/studies/{studyId}/translations', {
  ...ofStudy,
  body: { translations: { de: [...translations.de] } },
});
assert.equal(translated.data?.languages[1]?.language, 'de', JSON.stringify(translated.error));
const texts = await api.GET('/api/studio/studies/{studyId}/translations', ofStudy);
assert.equal(texts.data?.translations['de']?.[0]?.text, 'Warum?');
const probed = await api.POST('/api/studio/probe', { body: probe });
assert.equal(probed.data?.outcome, 'none');

// A rehearsal
const pass = await api.POST('/api/studio/studies/{studyId}/rehearsal', ofStudy);
assert(pass.data);
const rehearsed = await api.POST('/api/participant/interviews', {
  body: { linkId, rehearsal: { pass: pass.data.pass, seed: '1' } },
});
assert.equal(rehearsed.data?.rehearsal, true);
const counts = await api.GET('/api/studio/studies/{studyId}/rehearsal', ofStudy);
assert.equal(counts.data?.complete, 0);
const deleted = await api.POST('/api/studio/studies/{studyId}/rehearsal/delete', ofStudy);
assert.equal(typeof deleted.data?.deleted, 'number');

// The launch
const wallets = await api.GET('/api/public/v1/wallets');
const walletId = wallets.data?.wallets[0]?.walletId;
assert(walletId);
const launched = await api.POST('/api/public/v1/studies/{studyId}/launch', { ...ofStudy, body: { walletId } });
assert.equal(launched.data?.status, 'live', JSON.stringify(launched.error));

// An interview
const started = await api.POST('/api/participant/interviews', {
  body: { linkId, clientId: randomUUID(), languages: ['de-AT'], urlParams: { panel: ['a'] } },
});
assert(started.data, JSON.stringify(started.error));
assert.equal(started.data.study.language, 'de');
const { interviewId } = started.data;
token = started.data.token;
const of = { params: { path: { interviewId } } };
const read = await api.GET('/api/participant/interviews/{interviewId}', of);
assert.equal(read.data?.step.kind, 'welcome');
const english = await api.POST('/api/participant/interviews/{interviewId}/language', { ...of, body: { language: 'en' } });
assert.equal(english.data?.study.language, 'en');
const answer = async (stepId: string, given: components['schemas']['StepAnswer'], recordings: string[] = []) => {
  const { data, error } = await api.POST('/api/participant/interviews/{interviewId}/answers', {
    ...of,
    body: { stepId, answer: given, recordings },
  });
  assert(data, JSON.stringify(error));
  return data;
};
const choice = (await answer('welcome', {})).step;
assert(choice.kind === 'item' && choice.item.type === 'multiple_choice');
const selected = choice.item.options.slice(0, 1).map(({ id }) => id);
await answer(choice.stepId, { selected });
const before = await api.POST('/api/participant/interviews/{interviewId}/back', { ...of, body: {} });
assert(before.data?.step.kind === 'item');
assert.deepEqual(before.data.step.given, { selected });
const open = await answer(choice.stepId, { selected });
assert.equal(open.recording?.voice, 'audio');
const { stepId } = open.step;
const begin = async () => {
  const recordingId = randomUUID();
  const begun = await api.POST('/api/participant/interviews/{interviewId}/recordings', {
    ...of,
    body: { recordingId, stepId, kind: 'audio', type: 'audio/webm' },
  });
  assert.equal(begun.data?.recording.answered, false, JSON.stringify(begun.error));
  return recordingId;
};
const other = await begin();
const removed = await api.DELETE('/api/participant/interviews/{interviewId}/recordings/{recordingId}', {
  params: { path: { interviewId, recordingId: other } },
});
assert.equal(removed.data?.removed, true);
const recordingId = await begin();
const sent = await api.PUT('/api/participant/interviews/{interviewId}/recordings/{recordingId}/pieces/{number}', {
  params: { path: { interviewId, recordingId, number: '1' }, header: { 'x-piece-sha256': sha256 } },
  // OpenAPI has no type for bytes: the generator writes a text.
  body: piece as unknown as string,
  bodySerializer: (body) => body,
  headers: { 'content-type': 'application/octet-stream' },
});
assert.equal(sent.data?.bytes, piece.length, JSON.stringify(sent.error));
const ended = await api.POST('/api/participant/interviews/{interviewId}/recordings/{recordingId}/end', {
  params: { path: { interviewId, recordingId } },
  body: { pieces: 1, durationMs: 1500 },
});
assert.equal(ended.data?.recording.ended?.pieces, 1);
const known = await api.GET('/api/participant/interviews/{interviewId}/recordings', of);
assert.deepEqual(known.data?.recordings[0]?.pieces, [1]);
const end = (await answer(stepId, { text: '' }, [recordingId])).step;
assert(end.kind === 'end' && end.outcome === 'complete');
token = '';

// Its response
const query = { page: 0, perPage: 10, includeInProgress: false };
const responses = await api.GET('/api/public/v1/responses/{linkId}', { params: { path: { linkId }, query } });
assert.equal(responses.data?.length, 1);
assert.deepEqual(responses.data[0]?.urlParams, { panel: 'a' });
const single = await api.GET('/api/public/v1/responses/{linkId}/{responseId}', {
  params: { path: { linkId, responseId: '1' } },
});
assert(single.data?.transcript.some(({ moderator, audio }) => moderator === 'Why?' && audio !== null));
const shown = await api.GET('/api/studio/shown/{linkId}', { params: { path: { linkId }, query: { responseId: '1' } } });
assert.deepEqual(shown.data?.[0]?.stimuli, []);
const recorded = await api.GET('/api/studio/recordings/{linkId}', ofLink);
const file = recorded.data?.[0]?.recordings[0]?.file;
assert(file);
const address = partsOf(file.url);
const bytes = await api.GET('/media/{organizationId}/{object}/{file}', { params: address, parseAs: 'arrayBuffer' });
assert.deepEqual(new Uint8Array(bytes.data ?? new ArrayBuffer(0)), piece);
const jobs = await api.GET('/api/studio/studies/{studyId}/jobs', ofStudy);
assert(jobs.data?.jobs.some(({ kind }) => kind === 'transcript'));

// The older operations
const surveys = await api.GET('/api/public/list_surveys');
assert.equal(surveys.data?.[0]?.link_id, linkId);
const older = await api.GET('/api/public/studies/{study_id}/questions', { params: { path: { study_id: studyId } } });
assert.equal(older.data?.questions[0]?.is_screener, false);
const list = await api.GET('/api/public/responses/{link_id}', { params: { path: { link_id: linkId }, query: { per_page: 5 } } });
assert.equal(list.data?.[0]?.response_number, 1);
const one = await api.GET('/api/public/responses/{link_id}/{response_id}', {
  params: { path: { link_id: linkId, response_id: '1' } },
});
assert.equal(one.data?.survey, linkId);

// Pause, close, reopen
const intake = await api.GET('/api/studio/studies/{studyId}/intake', ofStudy);
assert.equal(intake.data?.state, 'open');
for (const state of ['paused', 'closed', 'open'] as const) {
  const set = await api.POST('/api/studio/studies/{studyId}/intake', { ...ofStudy, body: { state } });
  assert.equal(set.data?.state, state);
  if (state !== 'paused') continue;
  const late = await api.POST('/api/participant/interviews', { body: { linkId } });
  assert.equal(late.error?.code, 'study_paused');
}

// The service, and what it refuses
assert.equal((await api.GET('/healthz')).data?.status, 'ok');
assert.equal((await api.GET('/readyz')).data?.media, 'ready');
assert.match((await api.GET('/metrics', { parseAs: 'text' })).data ?? '', /createStudy/);
assert.equal((await api.GET('/openapi.json')).data?.openapi, '3.1.0');
assert.equal((await api.GET('/api/studio/service')).data?.rehearsals, true);
assert.match((await api.GET('/s/{linkId}', { ...ofLink, parseAs: 'text' })).data ?? '', /<title>/);
const style = await api.GET('/page/{file}', { params: { path: { file: 'abc.css' } }, parseAs: 'text' });
assert.equal(style.response.status, 200);
const missing = await api.GET('/api/public/v1/studies/{studyId}/questions', { params: { path: { studyId: 'none' } } });
assert.equal(missing.error?.code, 'study_not_found');
const wrong = await api.POST('/api/public/v1/studies/create', { body: { ...study, studyGuide: [] } });
assert(wrong.error && 'issues' in wrong.error && wrong.error.issues?.[0]);
console.log(JSON.stringify([...called]));
`;

export const heyApiProgram = `
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { client } from './client/client.gen.js';
import * as api from './client/sdk.gen.js';
import type { CreateStudyRequest, StepAnswer } from './client/types.gen.js';
${shared}
const study: CreateStudyRequest = {
  title: 'Bread',
  config: { interviewMode: 'audio_text', questionLanguage: 'en', availableLanguages: ['en', 'de'] },
  welcomeMessage: { title: 'Hello', message: 'Welcome.' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: [
        { type: 'multiple_choice', text: 'Which bread?', options: [{ text: 'Rye' }, { text: 'Wheat' }] },
        { type: 'open_ended', externalId: 'why', text: 'Why?', followUp: 'none' },
      ],
    },
  ],
};
// @ts-expect-error: a study needs its blocks.
export const broken: CreateStudyRequest = { title: 'Bread' };

client.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : key) });
client.interceptors.request.use((request, options) => {
  called.add(request.method + ' ' + options.url);
  return request;
});

// A draft
const created = await api.createStudy({ body: study });
assert(created.data, JSON.stringify(created.error));
const { id: studyId, linkId } = created.data;
const ofStudy = { path: { studyId } };
const ofLink = { path: { linkId } };
const listed = await api.listStudies();
assert(listed.data?.studies.some((each) => each.id === studyId));
const questions = await api.getStudyQuestions(ofStudy);
assert.deepEqual(questions.data?.questions.map(({ text }) => text), ['Which bread?', 'Why?']);
const guide = await api.getStudyGuide(ofStudy);
assert.equal(guide.data?.guide.studyGuide[0]?.items[0]?.type, 'multiple_choice');
const settings = await api.getStudySettings(ofStudy);
assert.equal(settings.data?.askBeforeLoading, false);
const capabilities = await api.getCapabilities();
assert.equal(capabilities.data?.recordings, 'kept');
const translated = await api.setStudyTranslations({ ...ofStudy, body: { translations: { de: [...translations.de] } } });
assert.equal(translated.data?.languages[1]?.language, 'de', JSON.stringify(translated.error));
const texts = await api.getStudyTranslations(ofStudy);
assert.equal(texts.data?.translations['de']?.[0]?.text, 'Warum?');
const probed = await api.tryProbe({ body: probe });
assert.equal(probed.data?.outcome, 'none');

// A rehearsal
const pass = await api.beginRehearsal(ofStudy);
assert(pass.data);
const rehearsed = await api.startInterview({ body: { linkId, rehearsal: { pass: pass.data.pass, seed: '1' } } });
assert.equal(rehearsed.data?.rehearsal, true);
const counts = await api.getRehearsal(ofStudy);
assert.equal(counts.data?.complete, 0);
const deleted = await api.deleteRehearsal(ofStudy);
assert.equal(typeof deleted.data?.deleted, 'number');

// The launch
const wallets = await api.listWallets();
const walletId = wallets.data?.wallets[0]?.walletId;
assert(walletId);
const launched = await api.launchStudy({ ...ofStudy, body: { walletId } });
assert.equal(launched.data?.status, 'live', JSON.stringify(launched.error));

// An interview
const started = await api.startInterview({
  body: { linkId, clientId: randomUUID(), languages: ['de-AT'], urlParams: { panel: ['a'] } },
});
assert(started.data, JSON.stringify(started.error));
assert.equal(started.data.study.language, 'de');
const { interviewId } = started.data;
token = started.data.token;
const of = { path: { interviewId } };
const read = await api.readInterview(of);
assert.equal(read.data?.step.kind, 'welcome');
const english = await api.changeInterviewLanguage({ ...of, body: { language: 'en' } });
assert.equal(english.data?.study.language, 'en');
const answer = async (stepId: string, given: StepAnswer, recordings: string[] = []) => {
  const { data, error } = await api.answerInterview({ ...of, body: { stepId, answer: given, recordings } });
  assert(data, JSON.stringify(error));
  return data;
};
const choice = (await answer('welcome', {})).step;
assert(choice.kind === 'item' && choice.item.type === 'multiple_choice');
const selected = choice.item.options.slice(0, 1).map(({ id }) => id);
await answer(choice.stepId, { selected });
const before = await api.backInterview({ ...of, body: {} });
assert(before.data?.step.kind === 'item');
assert.deepEqual(before.data.step.given, { selected });
const open = await answer(choice.stepId, { selected });
assert.equal(open.recording?.voice, 'audio');
const { stepId } = open.step;
const begin = async () => {
  const recordingId = randomUUID();
  const body = { recordingId, stepId, kind: 'audio', type: 'audio/webm' } as const;
  const begun = await api.beginRecording({ ...of, body });
  assert.equal(begun.data?.recording.answered, false, JSON.stringify(begun.error));
  return recordingId;
};
const other = await begin();
const removed = await api.removeRecording({ path: { interviewId, recordingId: other } });
assert.equal(removed.data?.removed, true);
const recordingId = await begin();
const sent = await api.sendPiece({
  path: { interviewId, recordingId, number: '1' },
  headers: { 'x-piece-sha256': sha256 },
  body: new Blob([piece]),
});
assert.equal(sent.data?.bytes, piece.length, JSON.stringify(sent.error));
const ended = await api.endRecording({ path: { interviewId, recordingId }, body: { pieces: 1, durationMs: 1500 } });
assert.equal(ended.data?.recording.ended?.pieces, 1);
const known = await api.readRecordings(of);
assert.deepEqual(known.data?.recordings[0]?.pieces, [1]);
const end = (await answer(stepId, { text: '' }, [recordingId])).step;
assert(end.kind === 'end' && end.outcome === 'complete');

// Its response
const responses = await api.listResponses({ ...ofLink, query: { page: 0, perPage: 10, includeInProgress: false } });
assert.equal(responses.data?.length, 1);
assert.deepEqual(responses.data[0]?.urlParams, { panel: 'a' });
const single = await api.getSingleResponse({ path: { linkId, responseId: '1' } });
assert(single.data?.transcript.some(({ moderator, audio }) => moderator === 'Why?' && audio !== null));
const shown = await api.listShown({ ...ofLink, query: { responseId: '1' } });
assert.deepEqual(shown.data?.[0]?.stimuli, []);
const recorded = await api.listRecordings(ofLink);
const file = recorded.data?.[0]?.recordings[0]?.file;
assert(file);
const bytes = await api.mediaFile({ ...partsOf(file.url), parseAs: 'blob' });
assert(bytes.data);
assert.deepEqual(new Uint8Array(await bytes.data.arrayBuffer()), piece);
const jobs = await api.getStudyJobs(ofStudy);
assert(jobs.data?.jobs.some(({ kind }) => kind === 'transcript'));

// The older operations
const surveys = await api.legacyListStudies();
assert.equal(surveys.data?.[0]?.link_id, linkId);
const older = await api.legacyGetStudyQuestions({ path: { study_id: studyId } });
assert.equal(older.data?.questions[0]?.is_screener, false);
const list = await api.legacyListResponses({ path: { link_id: linkId }, query: { per_page: 5 } });
assert.equal(list.data?.[0]?.response_number, 1);
const one = await api.legacyGetSingleResponse({ path: { link_id: linkId, response_id: '1' } });
assert.equal(one.data?.survey, linkId);

// Pause, close, reopen
const intake = await api.getStudyIntake(ofStudy);
assert.equal(intake.data?.state, 'open');
for (const state of ['paused', 'closed', 'open'] as const) {
  const set = await api.setStudyIntake({ ...ofStudy, body: { state } });
  assert.equal(set.data?.state, state);
  if (state !== 'paused') continue;
  const late = await api.startInterview({ body: { linkId } });
  assert.equal(late.error?.code, 'study_paused');
}

// The service, and what it refuses
assert.equal((await api.healthz()).data?.status, 'ok');
assert.equal((await api.readyz()).data?.media, 'ready');
assert.match((await api.metrics()).data ?? '', /createStudy/);
assert.equal((await api.openapi()).data?.openapi, '3.1.0');
assert.equal((await api.ownService()).data?.rehearsals, true);
assert.match((await api.participantPage(ofLink)).data ?? '', /<title>/);
const style = await api.pageFile({ path: { file: 'abc.css' } });
assert.equal(style.response?.status, 200);
const missing = await api.getStudyQuestions({ path: { studyId: 'none' } });
assert.equal(missing.error?.code, 'study_not_found');
const wrong = await api.createStudy({ body: { ...study, studyGuide: [] } });
assert(wrong.error && 'issues' in wrong.error && wrong.error.issues?.[0]);
console.log(JSON.stringify([...called]));
`;
