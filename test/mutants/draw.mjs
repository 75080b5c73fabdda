#!/usr/bin/env node
// node test/mutants/draw.mjs: draws mutants, for each area as many as its size, and writes the list.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, root, sourcesOf, textOf } from './areas.mjs';
import { numbersFrom, shuffled } from './numbers.mjs';
import { mutantsOf } from './stryker.mjs';

const seed = 29;
const wanted = 600;
const leastOfArea = 80;

const below = numbersFrom(seed);
const sizes = areas.map((area) => sourcesOf(area).reduce((sum, file) => sum + textOf(file).split('\n').length, 0));
const total = sizes.reduce((sum, size) => sum + size, 0);
const drawn = [];
for (const [index, area] of areas.entries()) {
  const all = [];
  for (const file of sourcesOf(area)) all.push(...(await mutantsOf(file, textOf(file))));
  drawn.push(...shuffled(all, below).slice(0, Math.max(leastOfArea, Math.round((wanted * sizes[index]) / total))));
}
// In mixed order, so that the first N of them are of every area.
const lines = shuffled(drawn, below).map((mutant) => JSON.stringify(mutant));
writeFileSync(join(root, 'test/mutants/drawn.jsonl'), `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} mutants drawn with the seed ${seed}\n`);
