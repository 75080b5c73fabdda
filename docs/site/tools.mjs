import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTools as install } from '../../tools/build/installTools.mjs';

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
  {
    name: '@guide-studio/interview-engine/invented',
    source: 'interview-engine/src/invented/index.ts',
    report: 'interview-engine-invented',
  },
  {
    name: '@guide-studio/interview-engine/paths',
    source: 'interview-engine/src/paths/index.ts',
    report: 'interview-engine-paths',
  },
  {
    name: '@guide-studio/interview-engine/tests',
    source: 'interview-engine/src/guideTests/index.ts',
    report: 'interview-engine-tests',
  },
  {
    name: '@guide-studio/interview-engine/forecast',
    source: 'interview-engine/src/forecast/index.ts',
    report: 'interview-engine-forecast',
  },
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

/** Installs the tools into this folder. Throws if that fails. */
export const installTools = () => install(folder, 'the tools of the documentation');
