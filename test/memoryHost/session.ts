import { type Capabilities, done, type Settings, settingsOf } from '@guide-studio/host/common';
import type { sessionMethods } from '../../packages/host/src/common/contract/session.ts';
import type { MethodsOf } from './memoryState.ts';

const capabilities: Capabilities = { kind: 'browser', nativeDialogs: false, trash: false, keyStorage: 'session' };

/** Describes the host, and holds its settings. */
export function session(openFirst: string | null, first: Partial<Settings> | null): MethodsOf<typeof sessionMethods> {
  let settings = settingsOf(first);
  return {
    'session.describe': async () =>
      done({ capabilities, version: '0.0.0', folder: 'memory', openFirst, start: 'first', setAside: [] }),
    'settings.read': async () => done(settings),
    'settings.write': async (changes) => {
      settings = settingsOf({ ...settings, ...JSON.parse(JSON.stringify(changes)) });
      return done(settings);
    },
  };
}
