#!/usr/bin/env node
// npm run bench [name …]: every test/bench/*.mjs that exports one `bench…` function; prints one JSON object on stdout.
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.slice(0, -'.mjs'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

const machine = { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model, memory: totalmem() };
const results = {};
for (const name of names) {
  const module = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  const run = Object.entries(module).find(([exported]) => exported.startsWith('bench'))?.[1];
  if (run === undefined) continue;
  process.stderr.write(`Measuring ${name} …\n`);
  results[name] = await run();
}
process.stdout.write(`${JSON.stringify({ machine, results }, null, 2)}\n`);
