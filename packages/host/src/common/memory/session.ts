import type { Capabilities } from '../contract.ts';
import type { sessionMethods } from '../contract/session.ts';
import { done } from '../result.ts';
import { type Settings, settingsOf } from '../settings.ts';
import type { MethodsOf } from './memoryState.ts';

const capabilities: Capabilities = { kind: 'memory', nativeDialogs: false, trash: false, keyStorage: 'session' };

/** Describes the host, and holds its settings. */
export function session(openFirst: string | null, first: Partial<Settings> | null): MethodsOf<typeof sessionMethods> {
  let settings = settingsOf(first);
  return {
    'session.describe': async () =>
      done({ capabilities, version: 'memory', folder: 'memory', openFirst, start: 'first', setAside: [] }),
    'settings.read': async () => done(settings),
    'settings.write': async (changes) => {
      settings = settingsOf({ ...settings, ...JSON.parse(JSON.stringify(changes)) });
      return done(settings);
    },
  };
}
