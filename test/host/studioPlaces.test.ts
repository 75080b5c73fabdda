import { userInfo } from 'node:os';
import { isAbsolute } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { studioPlaces } from '../../packages/host/src/node/studioPlaces.ts';

afterEach(() => vi.unstubAllEnvs());

it('an environment without a usable home folder never leads into the current folder', () => {
  for (const home of ['', '.', 'somewhere']) {
    vi.stubEnv('HOME', home);
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      for (const relative of ['', '.', 'data']) {
        const places = studioPlaces({ XDG_DATA_HOME: relative }, platform);
        for (const place of Object.values(places))
          expect(isAbsolute(place), `${home}, ${relative}: ${place}`).toBe(true);
        expect(places.home.startsWith(userInfo().homedir)).toBe(true);
      }
    }
  }
});

it('absolute folders of the environment are used', () => {
  vi.stubEnv('HOME', '/home/ada');
  expect(studioPlaces({}, 'linux').home).toBe('/home/ada/.local/share/guide-studio');
  expect(studioPlaces({ XDG_DATA_HOME: '/data' }, 'linux').home).toBe('/data/guide-studio');
  expect(studioPlaces({ GUIDE_STUDIO_HOME: '/own' }, 'linux')).toMatchObject({
    home: '/own',
    workspace: '/own/Guides',
  });
});
