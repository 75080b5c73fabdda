import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runElectron } from '../../packages/cli/src/studio/runElectron.ts';
import { contextFor } from './contextFor.ts';
import { temporaryFolder } from './guide.ts';

/** A program in place of Electron that records how it was started. */
function setting(script: string) {
  const cwd = temporaryFolder();
  const binary = join(cwd, 'electron');
  writeFileSync(
    binary,
    `#!/usr/bin/env bash\nprintf '%s\\n' "$GUIDE_STUDIO_HOME" "$@" > '${cwd}/started'\n${script}\n`,
  );
  chmodSync(binary, 0o755);
  const built: string[] = [];
  const context = contextFor({
    root: cwd,
    cwd,
    env: { ...process.env, GUIDE_STUDIO_HOME: 'moved' },
    ensure: (target) => {
      built.push(target);
      return cwd;
    },
  });
  return { cwd, binary, built, context, started: () => readFileSync(join(cwd, 'started'), 'utf8').trim().split('\n') };
}

describe.skipIf(process.platform === 'win32')(
  'the desktop application (skipped on Windows: its double is a script)',
  () => {
    it('is built, and started with the folder, the file and the home', async () => {
      const { cwd, binary, built, context, started } = setting('exit 0');
      const place = { folder: '/guides', openFirst: '/guides/a.guide.json', isWritable: true };
      expect(await runElectron(binary, place, context)).toBe('closed');
      expect(built).toEqual(['renderer', 'page', 'electron']);
      expect(started()).toEqual([
        join(cwd, 'moved'),
        join(cwd, 'electron'),
        '--folder=/guides',
        '/guides/a.guide.json',
      ]);
    });

    it('says when it could not run', async () => {
      const place = { folder: '/guides', openFirst: null, isWritable: true };
      const failing = setting('exit 127');
      expect(await runElectron(failing.binary, place, failing.context)).toBe('failed');
      expect(await runElectron(join(failing.cwd, 'missing'), place, failing.context)).toBe('failed');
      expect(await runElectron(failing.binary, place, { ...failing.context, ensure: () => null })).toBe('failed');
    });

    it('says that the system keeps its sandbox from starting', async () => {
      const place = { folder: '/guides', openFirst: null, isWritable: true };
      const line = '[1:1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are on Ubuntu 23.10+ …';
      const { binary, context } = setting(`echo '${line}' >&2\nexit 133`);
      expect(await runElectron(binary, place, context)).toBe('noSandbox');
    });

    it('is Electron and not plain Node, whatever started it', async () => {
      const place = { folder: '/guides', openFirst: null, isWritable: true };
      const { binary, context } = setting('test -z "$ELECTRON_RUN_AS_NODE"');
      const env = { ...context.env, ELECTRON_RUN_AS_NODE: '1' };
      expect(await runElectron(binary, place, { ...context, env })).toBe('closed');
    });
  },
);
