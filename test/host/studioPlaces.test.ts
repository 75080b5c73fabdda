import { userInfo } from 'node:os';
import { mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { studioPlaces } from '../../packages/host/src/node/studioPlaces.ts';
import { temporaryFolder } from './temporaryFolder.ts';

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

it('the folder for downloads is the one that the desktop names, and never that of the guides', async () => {
  const home = await temporaryFolder();
  vi.stubEnv('HOME', home);
  const downloads = (environment = {}) => studioPlaces(environment, 'linux').downloads;
  expect(downloads()).toBe(join(home, 'Downloads'));
  expect(studioPlaces({}, 'darwin').downloads).toBe(join(home, 'Downloads'));
  expect(downloads({ GUIDE_STUDIO_HOME: '/own' })).toBe('/own/Downloads');
  await mkdir(join(home, '.config'));
  const named = async (line: string) => {
    await writeFile(join(home, '.config', 'user-dirs.dirs'), `# The folders\nXDG_DESKTOP_DIR="$HOME/x"\n${line}\n`);
    return downloads();
  };
  expect(await named('XDG_DOWNLOAD_DIR="$HOME/Heruntergeladenes"')).toBe(join(home, 'Heruntergeladenes'));
  expect(await named('XDG_DOWNLOAD_DIR="/data/in \\"quotes\\""')).toBe('/data/in "quotes"');
  for (const line of ['XDG_DOWNLOAD_DIR="$HOME/"', 'XDG_DOWNLOAD_DIR="$HOMEX"', 'XDG_DOWNLOAD_DIR=""', '']) {
    expect(await named(line), line).toBe(join(home, 'Downloads'));
  }
});
