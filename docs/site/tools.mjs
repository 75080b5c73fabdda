import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the tools that documents are made with. */
export const folder = dirname(fileURLToPath(import.meta.url));
export const root = dirname(dirname(folder));

/** Every entry of a published library: its name, its source below `packages`, and what its report is called. */
export const entries = [
  { name: '@guide-studio/guide-core', source: 'guide-core/src/index.ts', report: 'guide-core' },
  { name: '@guide-studio/guide-core/author', source: 'guide-core/src/author/index.ts', report: 'guide-core-author' },
  {
    name: '@guide-studio/guide-core/plurals',
    source: 'guide-core/src/plurals/plurals.ts',
    report: 'guide-core-plurals',
  },
  { name: '@guide-studio/interview-engine', source: 'interview-engine/src/index.ts', report: 'interview-engine' },
  { name: '@guide-studio/api-contract', source: 'api-contract/src/index.ts', report: 'api-contract' },
  { name: '@guide-studio/api-client', source: 'api-client/src/index.ts', report: 'api-client' },
  { name: '@guide-studio/sign-off', source: 'sign-off/src/index.ts', report: 'sign-off' },
  { name: '@guide-studio/sign-off/node', source: 'sign-off/src/node/index.ts', report: 'sign-off-node' },
  {
    name: '@guide-studio/sign-off/findBrowser',
    source: 'sign-off/src/node/findBrowser.ts',
    report: 'sign-off-findBrowser',
  },
];

/** Installs the tools into this folder, unless their lock file is installed already. Throws if that fails. */
export function installTools() {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stderr.write('Installing the tools of the documentation …\n');
  const options = { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) throw new Error(`The tools of the documentation could not be installed. Run npm ci in ${folder}.`);
}
