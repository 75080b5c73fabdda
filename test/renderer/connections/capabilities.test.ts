import { done } from '@guide-studio/host/common';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useConnectedService } from '../../../renderer/src/connections/capabilities.ts';
import { chosenConnection, loadConnections, useConnections } from '../../../renderer/src/connections/connections.ts';
import { openSession, pending } from '../openSession.ts';
import { until } from '../../until.ts';

afterEach(cleanup);

test('a service that never answers does not keep the next one that is chosen from being asked', async () => {
  const connection = { baseUrl: 'http://127.0.0.1:4000', builtIn: false, hasKey: true, keyStorage: 'session' } as const;
  const connections = ['silent', 'answering'].map((id) => ({ ...connection, id, name: id }));
  const capabilities = { recordings: 'kept', transcripts: 'none', rewraps: true, followUps: 'script' } as const;
  let chosen = 'silent';
  openSession({
    overrides: {
      'connection.list': async () => done({ connections, chosen }),
      'service.capabilities': async () =>
        chosen === 'silent' ? await new Promise(() => undefined) : done({ capabilities }),
    },
  });
  const { result } = renderHook(() => useConnectedService());
  await until(() => expect(useConnections.getState().now.state).toBe('ready'));
  expect(result.current).toBeNull();
  chosen = 'answering';
  await loadConnections();
  await until(() => expect(result.current).toEqual({ name: 'answering', capabilities }));
});

test('a list of connections that arrives after a later request does not replace the newer one', async () => {
  const connection = { baseUrl: 'http://127.0.0.1:4000', builtIn: false, hasKey: true, keyStorage: 'session' } as const;
  const late = pending<void>();
  let requests = 0;
  openSession({
    overrides: {
      'connection.list': async () => {
        requests += 1;
        if (requests > 1) return done({ connections: [{ ...connection, id: 'new', name: 'new' }], chosen: 'new' });
        await late.promise;
        return done({ connections: [], chosen: null });
      },
    },
  });
  const first = loadConnections();
  await loadConnections();
  late.settle();
  await first;
  expect(chosenConnection(useConnections.getState().now)?.id).toBe('new');
});
