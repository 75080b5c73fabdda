import { basename } from 'node:path';
import { areaOf, sourcesOf, textOf } from './areas.mjs';
import { numbersFrom } from './numbers.mjs';
import { mutantsOf } from './stryker.mjs';

const onDisk = { filesOf: sourcesOf, textOf };

/**
 * Returns the drawn mutants as the sources of today have them: at the same code, wherever it moved to. A mutant whose
 * code is gone is replaced by another one of the same file (of the same area if the file is gone), which the seed of its
 * line chooses; `instead` says so.
 */
export async function findMutants(drawn, sources = onDisk) {
  const made = new Map();
  const mutantsIn = async (file) => {
    if (!made.has(file)) made.set(file, await mutantsOf(file, sources.textOf(file)));
    return made.get(file);
  };
  const placesToLook = (file) => filesNamed(file, sources);
  const found = [];
  for (const mutant of drawn) found.push((await sameCode(mutant, placesToLook(mutant.file), mutantsIn)) ?? null);
  const taken = new Set(found.map((mutant) => mutant && placeOf(mutant)));
  for (const [index, mutant] of drawn.entries()) {
    if (found[index] !== null) continue;
    const here = placesToLook(mutant.file);
    const files = here.length > 0 ? here : sources.filesOf(areaOf(mutant.file));
    found[index] = { ...(await another(mutant, index, files, mutantsIn, taken)), instead: true };
  }
  return found.map((mutant, index) => ({ ...mutant, index, area: areaOf(mutant.file).name }));
}

async function sameCode(mutant, files, mutantsIn) {
  for (const file of files) {
    const same = (await mutantsIn(file)).filter((each) => keyOf(each) === keyOf(mutant));
    const exact = same.find(({ nth }) => nth === mutant.nth) ?? same[0];
    if (exact) return exact;
  }
  return undefined;
}

/** The file itself, or those with its name if it moved. */
function filesNamed(file, { filesOf }) {
  const files = filesOf(areaOf(file));
  return files.includes(file) ? [file] : files.filter((other) => basename(other) === basename(file));
}

async function another(mutant, index, files, mutantsIn, taken) {
  const below = numbersFrom(index);
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
