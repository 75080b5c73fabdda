#!/usr/bin/env node
// node tools/packaging/collect.mjs: copies the packages in release/ to release/out. Names have the system and the processor,
// so that those of several machines can be put together.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folder } from './tools.mjs';

const packages = /\.(?:AppImage|deb|rpm|tar\.gz|dmg|zip|exe)$/u;
const release = join(dirname(dirname(folder)), 'release');
const out = join(release, 'out');

const names = existsSync(release) ? readdirSync(release).filter((name) => packages.test(name)) : [];
if (names.length === 0) {
  process.stderr.write('There are no packages in release/. Run npm run package first.\n');
  process.exit(1);
}
mkdirSync(out, { recursive: true });
for (const name of names) {
  copyFileSync(join(release, name), join(out, name));
  process.stdout.write(`${join('release', 'out', name)}\n`);
}
