// The child of npm run dev: `guide edit` from the bundle that host.mjs keeps up to date. Arguments: the folder of the
// bundles, then those of the command.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensure } from '../ensure.mjs';
import { root } from '../targets.mjs';

const [folder, ...argv] = process.argv.slice(2);
// Ends with its parent, even if that was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel.unref();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { run } = await import(pathToFileURL(join(folder, 'host', 'index.mjs')).href);
const ensureForHost = (target) => (target === 'renderer' ? join(folder, 'renderer') : ensure(target));
process.exitCode = await run({ argv, root, ensure: ensureForHost, version });
