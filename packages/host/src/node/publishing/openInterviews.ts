import { createApiClient, type Fetch } from '@guide-studio/api-client';
import { done, readAllResponses, failed, type HostImplementation } from '../../common/index.ts';
import type { ThisComputer } from '../connecting/connections.ts';
import type { Machine } from '../machine/machine.ts';

/** How long after its last answer an interview counts as open. */
const openForMs = 30 * 60_000;

interface OpenInterviewsOptions {
  readonly machine: Pick<Machine, 'now'>;
  readonly fetch: Fetch;
  readonly timeoutMs?: number;
  readonly thisComputer?: ThisComputer;
}

/** Returns the method that counts who takes interviews of this computer now, whatever connection is chosen. */
export function openInterviews({
  machine,
  fetch,
  timeoutMs = 30_000,
  thisComputer,
}: OpenInterviewsOptions): Pick<HostImplementation, 'service.openInterviews'> {
  return {
    'service.openInterviews': async () => {
      const connection = await thisComputer?.();
      if (connection === undefined || 'unavailable' in connection) return done({ studies: 0, interviews: 0 });
      const client = createApiClient({ ...connection, fetch, timeoutMs });
      const listed = await client.call('listStudies', {});
      if (!listed.ok) return failed({ code: 'api', failure: listed.failure });
      const updatedSince = new Date(machine.now() - openForMs).toISOString();
      let interviews = 0;
      for (const { id: linkId } of listed.value.studies) {
        const recent = await readAllResponses((query) =>
          client.call('listResponses', { params: { linkId }, query: { ...query, updatedSince } }),
        );
        if (!recent.ok) return failed({ code: 'api', failure: recent.failure });
        interviews += recent.value.filter(({ progress }) => progress === 'in_progress').length;
      }
      return done({ studies: listed.value.studies.length, interviews });
    },
  };
}
