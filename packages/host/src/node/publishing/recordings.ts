import { done, failed, type HostImplementation, type HostResult, type PlayableRecording } from '../../common/index.ts';
import { readRecordings } from './readRecordings.ts';
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
      const list = await readRecordings(client, studyId, responseId);
      if (!list.ok) return failed({ code: 'api', failure: list.failure });
      const playable = list.value.map((recording): PlayableRecording => {
        const { file, externalId: _, ...facts } = recording;
        if (file === null) return { ...facts, file };
        const { responseIndex, kind } = recording;
        const renew = async (): Promise<string | null> => {
          const again = await readRecordings(client, studyId, responseId);
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
