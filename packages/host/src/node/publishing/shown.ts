import { done, type HostImplementation, type HostResult } from '../../common/index.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';
import { unlessAbsent } from './unlessAbsent.ts';

type ShownMethod = 'study.response' | 'study.shown' | 'study.settings';

/** Returns methods for data that only our service has: what an interview was shown, and the settings of a study. */
export function shown(connect: () => Promise<HostResult<ServiceConnection>>): Pick<HostImplementation, ShownMethod> {
  return {
    'study.response': async ({ studyId, responseId }) => {
      const connection = await connect();
      const params = { linkId: studyId };
      const single = await ask(
        connection,
        async (client) => await client.call('getSingleResponse', { params: { ...params, responseId } }),
      );
      if (!single.ok) return single;
      const list = await ask(
        connection,
        async (client) => await unlessAbsent(client.call('listShown', { params, query: { responseId } }), []),
      );
      return list.ok ? done({ ...single.value, shown: list.value[0]?.stimuli ?? [] }) : list;
    },
    'study.shown': async ({ studyId, page, perPage, updatedSince }) => {
      const query = { page, perPage, ...(updatedSince === null ? {} : { updatedSince }) };
      const list = await ask(
        await connect(),
        async (client) => await unlessAbsent(client.call('listShown', { params: { linkId: studyId }, query }), null),
      );
      return list.ok ? done({ shown: list.value }) : list;
    },
    'study.settings': async ({ studyId }) =>
      await ask(
        await connect(),
        async (client) =>
          await unlessAbsent(client.call('getStudySettings', { params: { studyId } }), {
            id: studyId,
            askBeforeLoading: false,
          }),
      ),
  };
}
