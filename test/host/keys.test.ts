import { openKeyring, sessionKeyStore, type SystemKeyStore, withSessionFallback } from '@guide-studio/host/node';
import { describe, expect, test } from 'vitest';

/** A keyring in memory behind the library's own interface; each of its calls can be made to fail. */
function keyringDouble(fails: (call: string) => boolean = () => false) {
  const kept = new Map<string, string>();
  const attempt = <T>(call: string, work: () => T): T => {
    if (fails(call)) throw new Error('AccessDenied');
    return work();
  };
  const load = async () =>
    attempt('load', () => (service: string, account: string) => ({
      setPassword: async (password: string) => attempt('set', () => void kept.set(`${service}/${account}`, password)),
      getPassword: async () => attempt('get', () => kept.get(`${service}/${account}`)),
      deletePassword: async () => attempt('delete', () => kept.delete(`${service}/${account}`)),
    }));
  return { kept, load };
}

describe('the keyring', () => {
  test('is used when it works, and its probe leaves nothing behind', async () => {
    const { kept, load } = keyringDouble();
    const store = await openKeyring(load);
    expect([store.storage, kept.size]).toEqual(['keyring', 0]);
    expect(await store.set('a', 'secret')).toBe('keyring');
    expect(await store.get('a')).toEqual({ key: 'secret', storage: 'keyring' });
    await store.remove('a');
    expect([await store.get('a'), kept.size]).toEqual([null, 0]);
  });

  test.each(['load', 'set', 'get', 'delete'])(
    'that fails at %s is passed over, and keys are kept for this run',
    async (call) => {
      const store = await openKeyring(keyringDouble((name) => name === call).load);
      expect(store.storage).toBe('session');
      expect(await store.set('a', 'secret')).toBe('session');
      expect(await store.get('a')).toEqual({ key: 'secret', storage: 'session' });
    },
  );

  test('of this machine is either used or skipped, without a failure', async () => {
    expect(['keyring', 'session']).toContain((await openKeyring()).storage);
  });
});

test('a key that the system refuses later is kept for this run, and the answer says so', async () => {
  const refusing: SystemKeyStore = {
    storage: 'keyring',
    get: async () => null,
    set: async () => await Promise.reject(new Error('locked')),
    remove: async () => await Promise.reject(new Error('locked')),
  };
  const store = withSessionFallback(refusing);
  expect(await store.set('a', 'secret')).toBe('session');
  expect(await store.get('a')).toEqual({ key: 'secret', storage: 'session' });
  await store.remove('a');
  expect(await store.get('a')).toBeNull();
});

test('two sessions share nothing', async () => {
  const [first, second] = [sessionKeyStore(), sessionKeyStore()];
  await first.set('a', 'secret');
  expect(await second.get('a')).toBeNull();
});
