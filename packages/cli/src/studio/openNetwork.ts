import type { NetworkFault, NetworkListener, NetworkPlace } from '@guide-studio/host/common';
import { type Listening, StartError } from '@guide-studio/study-service/node';
import type { OwnService } from './ownService.ts';

/** The listener of the editor's service for a network. It is opened again when the service is started again. */
export interface OpenNetwork {
  now(): NetworkListener;
  /** Listens on a place of a service instead of another one; null ends it. What was open stays if that fails. */
  listen(service: OwnService, place: NetworkPlace | null): Promise<NetworkListener>;
  /** Opens what was open again, after the service was started again. */
  again(service: OwnService): Promise<void>;
}

interface Opened extends NetworkPlace {
  readonly listening: Listening;
}

/** Returns a listener that is closed. */
export function createNetwork(): OpenNetwork {
  let opened: Opened | null = null;
  let fault: NetworkFault | null = null;

  const now = (): NetworkListener => ({
    open: opened && { address: opened.address, port: opened.port, url: opened.listening.url },
    fault,
  });

  /** Returns why the place was not opened; null if it was. */
  async function open(service: OwnService, { address, port }: NetworkPlace): Promise<NetworkFault | null> {
    // The same place can be listened on once only.
    if (opened?.address === address && (port === 0 || opened.port === port)) return null;
    try {
      const listening = await service.listenForParticipants(address, port);
      await opened?.listening.close();
      opened = { address, port: Number(new URL(listening.url).port), listening };
      return null;
    } catch (error) {
      return { kind: kindOf(error), address, port };
    }
  }

  return {
    now,
    listen: async (service, place) => {
      if (place !== null) {
        const failed = await open(service, place);
        fault = opened === null ? failed : null;
        return { ...now(), fault: failed };
      }
      await opened?.listening.close();
      [opened, fault] = [null, null];
      return now();
    },
    again: async (service) => {
      const place = opened ?? fault;
      opened = null;
      fault = place && (await open(service, place));
    },
  };
}

/** Rethrows a bug. */
function kindOf(error: unknown): NetworkFault['kind'] {
  if (!(error instanceof StartError)) throw error;
  if (error.code === 'portTaken') return 'portTaken';
  if (error.code !== 'cannotListen') return 'noService';
  return kinds[error.detail] ?? 'other';
}

const kinds: Readonly<Record<string, NetworkFault['kind']>> = {
  EADDRNOTAVAIL: 'addressGone',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
};
