import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { keptNetwork, keptParts, sessionKeyStore, thisMachine } from '@guide-studio/host/node';
import { expect, onTestFinished, test } from 'vitest';
import { startChangeableService } from '../../packages/cli/src/studio/changeableService.ts';
import { nodeHost } from '../host/hosts.ts';
import { temporaryFolder } from '../host/temporaryFolder.ts';

// Law: the window opens the service of this computer to a network at one address, which stays while the service is started
// again with other parts, and is closed after a restart of the program unless it was kept.

let here = ['127.0.0.2', '127.0.0.3'];

/** The editor's host and service, wired as `guide edit` does. `end` ends both. */
async function editor(home: string) {
  const keyStore = sessionKeyStore();
  const machine = thisMachine({ networkAddresses: () => here.map((address) => ({ address, card: 'test0' })) });
  const place = { database: join(home, 'service.db'), report: () => undefined, log: () => undefined };
  const parts = await keptParts({ machine, home, keyStore });
  const service = await startChangeableService(place, parts, await keptNetwork({ machine, home }));
  const host = await nodeHost(
    {},
    {
      home,
      keyStore,
      thisComputer: service.connection,
      partUser: service.user,
      networkUser: service.network,
      machine: { networkAddresses: machine.networkAddresses },
    },
  );
  let isOver = false;
  const end = async () => {
    if (isOver) return;
    isOver = true;
    await host.close();
    await service.close();
  };
  onTestFinished(end);
  const value = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
    if (!answer.ok) throw new Error('The host failed.');
    return answer.value;
  };
  const { implementation } = host;
  return {
    service,
    end,
    parts,
    addresses: async () => value(await implementation['network.addresses']({})).addresses,
    state: async () => value(await implementation['network.state']({})),
    open: async (address: string, port: number | null, keep = false) =>
      value(await implementation['network.open']({ address, port, keep })),
    close: async () => value(await implementation['network.close']({})),
  };
}

async function accepts(address: string, port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

const closed = { open: null, fault: null, kept: false };

test('is closed at first, opened at what is chosen only, moved, and closed', async () => {
  const { addresses, state, open, close } = await editor(await temporaryFolder());
  expect(await state()).toEqual(closed);
  expect((await addresses()).map(({ address }) => address)).toEqual(here);
  const first = await open('127.0.0.2', null);
  const port = first?.open?.port ?? 0;
  expect(first).toEqual({
    open: { address: '127.0.0.2', port, url: `http://127.0.0.2:${port}` },
    fault: null,
    kept: false,
  });
  expect(await state()).toEqual(first);
  // Again: nothing changes.
  expect(await open('127.0.0.2', port)).toEqual(first);
  for (const other of ['127.0.0.1', '127.0.0.3']) expect(await accepts(other, port), other).toBe(false);
  const moved = await open('127.0.0.3', port);
  expect(moved?.open?.url).toBe(`http://127.0.0.3:${port}`);
  expect([await accepts('127.0.0.2', port), await accepts('127.0.0.3', port)]).toEqual([false, true]);
  expect(await close()).toEqual(closed);
  expect(await accepts('127.0.0.3', port)).toBe(false);
  expect(await close()).toEqual(closed);
});

test('says what is wrong, and leaves what was open', async () => {
  const { state, open } = await editor(await temporaryFolder());
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
  onTestFinished(async () => await new Promise((resolve) => other.close(() => resolve())));
  const taken = (other.address() as { readonly port: number }).port;
  const fault = { kind: 'portTaken', address: '127.0.0.2', port: taken };
  expect(await open('127.0.0.2', taken, true)).toEqual({ open: null, fault, kept: false });
  const opened = await open('127.0.0.3', null);
  expect(opened?.fault).toBeNull();
  expect(await open('127.0.0.2', taken)).toMatchObject({ open: opened?.open, fault });
  expect(await open('192.0.2.77', null)).toMatchObject({ open: opened?.open, fault: { kind: 'addressGone' } });
  expect(await state()).toEqual(opened);
  // The computer is in another network now.
  here = ['127.0.0.2'];
  onTestFinished(() => void (here = ['127.0.0.2', '127.0.0.3']));
  expect(await state()).toMatchObject({ open: opened?.open, fault: { kind: 'addressGone', address: '127.0.0.3' } });
});

test('stays when the service is started again with other parts', async () => {
  const { service, parts, state, open } = await editor(await temporaryFolder());
  const opened = await open('127.0.0.2', null);
  await service.user.use(parts);
  expect(await state()).toEqual(opened);
  expect(await accepts('127.0.0.2', opened?.open?.port ?? 0)).toBe(true);
  // Asked for meanwhile: nothing is opened at a service that has ended.
  const [, moved] = await Promise.all([service.user.use(parts), open('127.0.0.3', null)]);
  expect(await state()).toEqual(moved);
  expect(await accepts('127.0.0.3', moved?.open?.port ?? 0)).toBe(true);
});

test('is off after a restart, unless it was kept; then it says what is wrong until it is closed', async () => {
  const home = await temporaryFolder();
  const first = await editor(home);
  const port = (await first.open('127.0.0.2', null))?.open?.port ?? 0;
  await first.end();
  expect(await accepts('127.0.0.2', port)).toBe(false);
  const second = await editor(home);
  expect(await second.state()).toEqual(closed);
  expect(await second.open('127.0.0.2', port, true)).toMatchObject({ open: { port }, kept: true });
  expect(JSON.parse(readFileSync(join(home, 'network.json'), 'utf8'))).toEqual({ address: '127.0.0.2', port });
  await second.end();

  const third = await editor(home);
  expect(await third.state()).toMatchObject({ open: { address: '127.0.0.2', port }, fault: null, kept: true });
  await third.end();

  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.2', resolve));
  const fourth = await editor(home);
  const fault = { kind: 'portTaken', address: '127.0.0.2', port };
  expect(await fourth.state()).toEqual({ open: null, fault, kept: true });
  await new Promise((resolve) => other.close(resolve));
  expect(await fourth.open('127.0.0.2', port, true)).toMatchObject({ open: { port }, fault: null, kept: true });
  expect(await fourth.close()).toEqual(closed);
  await fourth.end();
  const fifth = await editor(home);
  expect(await fifth.state()).toEqual(closed);
});

test('a damaged file of the kept place opens nothing', async () => {
  for (const text of [
    '{',
    '[]',
    '{"address":1,"port":2}',
    '{"address":"127.0.0.2","port":70000}',
    '{"address":"x","port":1.5}',
  ]) {
    const home = await temporaryFolder();
    writeFileSync(join(home, 'network.json'), text);
    expect(await keptNetwork({ machine: thisMachine(), home }), text).toBeNull();
  }
});
