import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areaOf, root, sourcesOf, textOf } from './areas.mjs';
import { numbersFrom } from './numbers.mjs';
import { mutantsOf } from './stryker.mjs';

/**
 * Returns the drawn mutants as the sources of today have them: at the same code, wherever it moved to. A mutant whose
 * code is gone is replaced by another one of the same file (of the same area if the file is gone), which the seed of its
 * line chooses; `instead` says so.
 */
export async function findMutants(drawn) {
  const made = new Map();
  const mutantsIn = async (file) => {
    if (!made.has(file)) made.set(file, await mutantsOf(file, textOf(file)));
    return made.get(file);
  };
  const found = [];
  for (const mutant of drawn) found.push((await sameCode(mutant, mutantsIn)) ?? null);
  const taken = new Set(found.map((mutant) => mutant && placeOf(mutant)));
  for (const [index, mutant] of drawn.entries()) {
    found[index] ??= { ...(await another(mutant, index, mutantsIn, taken)), instead: true };
  }
  return found.map((mutant, index) => ({ ...mutant, index, area: areaOf(mutant.file).name }));
}

async function sameCode(mutant, mutantsIn) {
  for (const file of placesToLook(mutant.file)) {
    const same = (await mutantsIn(file)).filter((each) => keyOf(each) === keyOf(mutant));
    const exact = same.find(({ nth }) => nth === mutant.nth) ?? same[0];
    if (exact) return exact;
  }
  return undefined;
}

/** The file itself, or those with its name if it moved. */
function placesToLook(file) {
  if (existsSync(join(root, file))) return [file];
  return sourcesOf(areaOf(file)).filter((other) => basename(other) === basename(file));
}

async function another(mutant, index, mutantsIn, taken) {
  const below = numbersFrom(index);
  const here = placesToLook(mutant.file);
  const files = here.length > 0 ? here : sourcesOf(areaOf(mutant.file));
  for (let tries = 0; tries < 1000; tries += 1) {
    const free = (await mutantsIn(files[below(files.length)])).filter((each) => !taken.has(placeOf(each)));
    const alike = free.filter(({ mutator }) => mutator === mutant.mutator);
    const among = alike.length > 0 ? alike : free;
    if (among.length === 0) continue;
    const chosen = among[below(among.length)];
    taken.add(placeOf(chosen));
    return chosen;
  }
  throw new Error(`No mutant is left to replace one of ${mutant.file}.`);
}

function keyOf({ mutator, code, offset, replacement }) {
  return JSON.stringify([mutator, code, offset, replacement]);
}

function placeOf({ file, mutator, start, end, replacement }) {
  return JSON.stringify([file, mutator, start, end, replacement]);
}
