import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, expect, test } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');
const packageFolder = join(root, 'node_modules', 'electron');

// Importing the package would try to download the program, so its files are read instead.
function binary(): string | null {
  const pathFile = join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const path = join(packageFolder, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(path) ? path : null;
}

function reasonToSkip(): string | null {
  if (binary() === null) return 'Electron binary not installed. Run: npx install-electron --no';
  if (!existsSync(join(root, 'electron', 'dist', 'main.mjs'))) return 'Electron is not built. Run: npm run build';
  const display = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY;
  return process.platform === 'linux' && display === undefined ? 'There is no display for Electron here.' : null;
}

test('the desktop application opens a guide in a page without Node', async () => {
  const reason = reasonToSkip();
  test.skip(reason !== null, reason ?? '');
  const home = mkdtempSync(join(tmpdir(), 'guide-studio-desktop-'));
  writeFileSync(join(home, 'first.guide.json'), '{\n  "title": "First",\n  "studyGuide": []\n}\n');
  const application = await _electron.launch({
    executablePath: binary() ?? undefined,
    args: [join(root, 'electron'), `--folder=${home}`, join(home, 'first.guide.json')],
    env: { ...process.env, GUIDE_STUDIO_HOME: home },
  });
  try {
    const page = await application.firstWindow();
    expect(page.url()).toBe('app://guide-studio/');
    expect(await page.evaluate('[typeof require, typeof process, typeof module]')).toEqual(Array(3).fill('undefined'));
    expect(await page.evaluate('Object.keys(window.guideStudio).sort().join()')).toBe(
      'call,describeMenu,onCommand,onLeave,onOpenFile',
    );
    const listed = await page.evaluate('window.guideStudio.call("file.list", {})');
    expect(listed).toMatchObject({ ok: true, value: { files: [{ name: 'first.guide.json' }] } });
  } finally {
    await application.close();
    rmSync(home, { recursive: true, force: true });
  }
});
