import { describe, expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { partOf, allParts } from './layers.ts';
import { filesBelow, read, sources } from './sources.ts';
import { violation } from './violation.ts';

const inLayers = sources.filter((file) => partOf(file) !== undefined);
const violationsOf = (file: string, code: string): readonly string[] =>
  importsOf(code, file).flatMap(({ source, kind }) => violation(file, source, kind) ?? []);

/** Returns every part that a part imports, also over others. */
function uses(name: string, found = new Set<string>()): ReadonlySet<string> {
  for (const entry of allParts.find((part) => part.name === name)?.parts ?? []) {
    const part = entry.replace(' (types)', '');
    if (!found.has(part)) uses(part, found.add(part));
  }
  return found;
}

describe('the table of the parts', () => {
  it('holds for every import of the tree', () => {
    expect(inLayers.flatMap((file) => violationsOf(file, read(file)))).toEqual([]);
  });

  it('covers every source of the packages, of electron and of the renderer', () => {
    const outside = sources.filter((file) => partOf(file) === undefined);
    expect(outside).toEqual(['packages/cli/bin/guide.mjs']);
    expect(inLayers.length).toBeGreaterThan(50);
  });

  it('names the public entries that the packages export', () => {
    for (const folder of new Set(
      inLayers.filter((file) => file.startsWith('packages/')).map((file) => file.split('/')[1]),
    )) {
      const manifest = JSON.parse(read(`packages/${folder}/package.json`)) as { name: string; exports: object };
      const exported = Object.keys(manifest.exports).map((entry) => manifest.name + entry.slice(1));
      const known = allParts.flatMap((part) => (part.folder.startsWith(`packages/${folder}/`) ? part.entries : []));
      expect([...known].sort()).toEqual(exported.sort());
    }
  });

  it('has a layer for every part: no part imports itself through others', () => {
    expect(allParts.filter(({ name }) => uses(name).has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('lets no part import the tests', () => {
    const importers = [...sources, ...filesBelow('tools').filter((file) => file.endsWith('.mjs'))].filter((file) =>
      importsOf(read(file), file).some(({ source }) => /(^|\/)test\//u.test(source)),
    );
    expect(importers).toEqual([]);
  });
});

describe('the check itself', () => {
  const planted: readonly [file: string, code: string][] = [
    ['packages/guide-core/src/a.ts', `import { readFile } from 'node:fs';`],
    ['packages/guide-core/src/a.ts', `import type { Study } from '@guide-studio/api-contract';`],
    ['packages/guide-core/src/a.ts', `export * from 'zustand';`],
    ['packages/guide-core/src/a.ts', `type A = import('node:fs').Stats;`],
    ['packages/guide-core/src/a.ts', `const b = await import('node:fs');`],
    ['packages/guide-core/src/a.ts', `const b = await import(name);`],
    ['packages/api-contract/src/a.ts', `import { call } from '@guide-studio/api-client';`],
    ['packages/interview-engine/src/a.ts', `import { z } from 'zod';`],
    ['packages/api-client/src/a.ts', `import { request } from 'node:http';`],
    ['packages/api-client/src/a.ts', `import { validate } from '@guide-studio/guide-core';`],
    ['packages/study-service/src/app.ts', `import { open } from './node/open.ts';`],
    ['packages/study-service/src/app.ts', `import { randomBytes } from 'node:crypto';`],
    ['packages/host/src/common/a.ts', `import { createHash } from 'node:crypto';`],
    ['packages/host/src/common/a.ts', `import { a } from '../node/a.ts';`],
    ['packages/host/src/browser/a.ts', `import { a } from '../node/a.ts';`],
    ['packages/host/src/node/a.ts', `import { app } from 'electron';`],
    ['packages/cli/src/a.ts', `import { app } from 'electron';`],
    ['packages/cli/src/a.ts', `import { a } from '../../guide-core/src/a.ts';`],
    ['packages/cli/src/a.ts', `import { a } from '@guide-studio/guide-core/src/rules/a.ts';`],
    ['electron/src/main.ts', `import { App } from '../../renderer/src/App.tsx';`],
    ['electron/src/main.ts', `import { startService } from '@guide-studio/study-service/node';`],
    ['renderer/src/A.tsx', `import { a } from '@guide-studio/host/node';`],
    ['renderer/src/A.tsx', `const a = <p>{require('electron')}</p>;`],
    ['renderer/src/A.tsx', `import { createApiClient } from '@guide-studio/api-client';`],
    ['renderer/src/A.tsx', `import { endpoints } from '@guide-studio/api-contract';`],
    ['renderer/src/A.tsx', `import { a } from '../../test/generate/a.ts';`],
    ['packages/study-service/src/store/a.ts', `import { b } from '../endpoints/b.ts';`],
    ['packages/guide-core/src/doc/a.ts', `import type { B } from '../commands/b.ts';`],
    ['packages/guide-core/src/doc/a.ts', `import { b } from '../index.ts';`],
    ['renderer/src/session/a.ts', `import type { B } from '../files/index.ts';`],
    ['renderer/src/theme/a.ts', `import { b } from '../session/b.ts';`],
    ['renderer/src/canvas/a.ts', `import { b } from '../outline/rows.ts';`],
    ['renderer/src/canvas/a.ts', `import { b } from '../study/index.ts';`],
    ['renderer/src/outline/a.ts', `import type { B } from '../canvas/index.ts';`],
    ['renderer/src/study/a.ts', `import { b } from '../frame/actions/actions.ts';`],
    ['renderer/src/study/a.ts', `import { b } from '../connections/dialogs.ts';`],
  ];
  it.each(planted)('refuses in %s: %s', (file, code) => {
    expect(violationsOf(file, code)).toHaveLength(1);
  });

  const allowed: readonly [file: string, code: string][] = [
    ['packages/guide-core/src/a.ts', `import { z } from 'zod'; import { b } from './rules/b.ts';`],
    ['packages/host/src/node/a.ts', `import { b } from '../common/index.ts'; import 'node:fs/promises';`],
    ['packages/study-service/src/node/a.ts', `import { app } from '../app.ts';`],
    ['renderer/src/A.tsx', `import type { Study } from '@guide-studio/api-contract'; import './A.module.css';`],
    ['renderer/src/canvas/a.ts', `import { b } from '../outline/index.ts'; import { c } from './c.ts';`],
    ['renderer/src/frame/dialogs/a.ts', `import { b } from '../../study/dialogs.ts';`],
    ['electron/src/main.ts', `import { app } from 'electron'; import { x } from '@guide-studio/host/node';`],
  ];
  it.each(allowed)('accepts in %s: %s', (file, code) => {
    expect(violationsOf(file, code)).toEqual([]);
  });
});

describe('markup from text', () => {
  /** Ways to turn text into markup or code. */
  const sinks = [
    'dangerouslySetInnerHTML',
    'innerHTML',
    'outerHTML',
    'insertAdjacentHTML',
    'document.write',
    'createContextualFragment',
    'parseFromString',
    'srcdoc',
    'srcDoc',
    'new Function(',
  ];
  const evaluation = /(?<![\w.])eval\(/u;
  const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/gu, '');
  const sinksIn = (code: string): readonly string[] => [
    ...sinks.filter((sink) => withoutComments(code).includes(sink)),
    ...(evaluation.test(withoutComments(code)) ? ['eval'] : []),
  ];

  it('has no way into any source', () => {
    expect(inLayers.flatMap((file) => sinksIn(read(file)).map((sink) => `${file}: ${sink}`))).toEqual([]);
  });

  it('would be found', () => {
    for (const sink of sinks) expect(sinksIn(`x.${sink}(text)`)).not.toEqual([]);
    expect(sinksIn('const a = eval(text);')).toEqual(['eval']);
    expect(sinksIn('retrieval(text); // eval(text)')).toEqual([]);
  });
});
