import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../packages/cli/src/studio/openBrowser.ts';
import { eventually } from '../eventually.ts';
import { temporaryFolder } from './guide.ts';

const url = 'http://127.0.0.1:1/#token=secret';

/** Makes a program that notes its arguments, and ends with a code. */
function program(folder: string, name: string, code: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "$@" >> "${path}.log"\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}
const logOf = (path: string): readonly string[] =>
  existsSync(`${path}.log`) ? readFileSync(`${path}.log`, 'utf8').trim().split('\n') : [];

describe.skipIf(process.platform === 'win32' || process.platform === 'darwin')(
  'opening the editor (skipped where the system has another opener)',
  () => {
    afterEach(() => void vi.unstubAllEnvs());
    const prepare = (code: number) => {
      const folder = temporaryFolder();
      const home = join(folder, 'user');
      mkdirSync(home);
      vi.stubEnv('HOME', home);
      vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
      return { tab: program(folder, 'xdg-open', 0), app: program(folder, 'a-browser', code) };
    };

    test('a window without tabs: the command line names a page of the user, and no secret', async () => {
      const { tab, app } = prepare(0);
      const forget = openBrowser(url, app);
      await eventually('the window is opened', () => expect(logOf(app)).toHaveLength(2));
      const [first = ''] = logOf(app);
      expect(first).toMatch(/^--app=file:\/\/.+open\.html$/u);
      expect(logOf(app).join(' ')).not.toContain('secret');
      const page = fileURLToPath(first.slice('--app='.length));
      expect(readFileSync(page, 'utf8')).toContain(url);
      expect(logOf(tab)).toEqual([]);
      forget();
      expect(existsSync(page)).toBe(false);
    });

    test('a tab, if the window cannot be opened or nothing else is asked for', async () => {
      for (const code of [1, 0]) {
        const { tab, app } = prepare(code);
        const forget = openBrowser(url, code === 1 ? app : null);
        await eventually('the tab is opened', () => expect(logOf(tab)).toHaveLength(1));
        forget();
      }
      const { tab } = prepare(0);
      const forget = openBrowser(url, '/nowhere/browser');
      await eventually('the tab is opened', () => expect(logOf(tab)).toHaveLength(1));
      forget();
    });
  },
);
