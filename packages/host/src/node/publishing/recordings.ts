import type { ApiClient } from '@guide-studio/api-client';
import type { AnswerRecording, SingleResponse } from '@guide-studio/api-contract';
import { done, failed, type HostImplementation, type HostResult, type PlayableRecording } from '../../common/index.ts';
import type { RecordingTickets } from './recordingTickets.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';
import { unlessAbsent } from './unlessAbsent.ts';

type RecordingMethod = 'study.recordings' | 'study.recorded' | 'study.jobs';

/** Returns the methods about recordings. The window gets paths of its own origin, no address of the service. */
export function recordings(
  connect: () => Promise<HostResult<ServiceConnection>>,
  tickets: RecordingTickets,
): Pick<HostImplementation, RecordingMethod> {
  return {
    'study.recordings': async ({ studyId, responseId }) => {
      const connection = await connect();
      if (!connection.ok) return connection;
      const { client, access } = connection.value;
      const list = await recordingsIn(client, studyId, responseId);
      if (!list.ok) return failed({ code: 'api', failure: list.failure });
      const playable = list.value.map((recording): PlayableRecording => {
        const { file, ...facts } = recording;
        if (file === null) return { ...facts, file };
        const { responseIndex, kind } = recording;
        const renew = async (): Promise<string | null> => {
          const again = await recordingsIn(client, studyId, responseId);
          const same = again.ok && again.value.find((one) => one.responseIndex === responseIndex && one.kind === kind);
          return same ? (same.file?.url ?? null) : null;
        };
        const name = JSON.stringify([access.baseUrl, studyId, responseId, responseIndex, kind]);
        const path = tickets.pathOf(name, { baseUrl: access.baseUrl, url: file.url, renew });
        return { ...facts, file: { path, type: file.type, bytes: file.bytes } };
      });
      return done({ recordings: playable });
    },
    'study.recorded': async ({ studyId, page, perPage, updatedSince }) => {
      const query = { page, perPage, ...(updatedSince === null ? {} : { updatedSince }) };
      const list = await ask(
        await connect(),
        async (client) =>
          await unlessAbsent(client.call('listRecordings', { params: { linkId: studyId }, query }), null),
      );
      if (!list.ok) return list;
      const recorded = list.value?.map(({ responseId, readableId, recordings: all }) => ({
        responseId,
        readableId,
        answerIds: [...new Set(all.flatMap(({ answerId }) => (answerId === null ? [] : [answerId])))],
      }));
      return done({ recorded: recorded ?? null });
    },
    'study.jobs': async ({ studyId }) =>
      await ask(
        await connect(),
        async (client) => await unlessAbsent(client.call('getStudyJobs', { params: { studyId } }), null),
      ),
  };
}

/** A recording; of services that report only its address, without length and type. */
type ReadRecording = Omit<AnswerRecording, 'file' | 'externalId'> & {
  readonly file: { readonly url: string; readonly type: string | null; readonly bytes: number | null } | null;
};

async function recordingsIn(client: ApiClient, linkId: string, responseId: string) {
  const own = await unlessAbsent(client.call('listRecordings', { params: { linkId }, query: { responseId } }), null);
  if (!own.ok || own.value !== null) {
    return own.ok ? { ok: true as const, value: withoutIds(own.value?.[0]?.recordings ?? []) } : own;
  }
  const single = await client.call('getSingleResponse', { params: { linkId, responseId } });
  return single.ok ? { ok: true as const, value: namedIn(single.value) } : single;
}

const withoutIds = (all: readonly AnswerRecording[]): readonly ReadRecording[] =>
  all.map(({ externalId: _, ...recording }) => recording);

/** Returns the recordings that a transcript of the public API names. */
function namedIn({ transcript }: SingleResponse): readonly ReadRecording[] {
  const unknown = { state: 'none', fault: null } as const;
  return transcript.flatMap(({ audio, video, screenVideo, ...row }) => {
    const files = [
      ['audio', audio, null],
      ['video', video?.mp4Url ?? null, 'video/mp4'],
      ['screen', screenVideo?.mp4Url ?? null, 'video/mp4'],
    ] as const;
    return files.flatMap(([kind, url, type]): ReadRecording[] => {
      if (url === null) return [];
      const { responseIndex, discussionGuideQuestionId, answerId, isFollowUp } = row;
      const at = { responseIndex, discussionGuideQuestionId, answerId, isFollowUp };
      const prepared = { state: 'done', fault: null } as const;
      return [{ ...at, kind, seconds: null, file: { url, type, bytes: null }, prepared, transcript: unknown }];
    });
  });
}
