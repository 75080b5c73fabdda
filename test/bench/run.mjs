#!/usr/bin/env node
// npm run bench [-- [name …] [--budget]]: every test/bench/*.mjs that exports one `bench…` function; prints one JSON
// object on stdout. With --budget, exits with 1 if a result says that it missed a budget, and prints which.
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2).filter((word) => word !== '--budget');
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

const missed = Object.values(results).flatMap((result) => result.missed ?? []);
if (process.argv.includes('--budget')) {
  for (const line of missed) process.stderr.write(`Missed: ${line}\n`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
