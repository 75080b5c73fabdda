import { Instrumenter } from '@stryker-mutator/instrumenter';

const nothing = () => {};
const silent = { isDebugEnabled: () => false, debug: nothing, info: nothing, warn: nothing, error: nothing };
const options = { plugins: null, ignorers: [], excludedMutations: [] };

/** Returns every mutant that Stryker makes of a source text, with what finds it again after the text was edited. */
export async function mutantsOf(file, text) {
  const { mutants } = await new Instrumenter(silent).instrument([{ name: file, content: text, mutate: true }], options);
  const lines = text.split('\n');
  const seen = new Map();
  return mutants.map(({ mutatorName, replacement, location: { start, end } }) => {
    const code = lines[start.line].trim();
    const offset = start.column - lines[start.line].search(/\S/);
    const key = JSON.stringify([mutatorName, code, offset, replacement]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { file, mutator: mutatorName, start, end, code, offset, nth, replacement };
  });
}

/** Returns the sources with switches for the given mutants, and the number by which each mutant is switched on. */
export async function instrumented(mutants, textOf) {
  const byFile = grouped(mutants);
  const sources = [...byFile].map(([file, wanted]) => ({ name: file, content: textOf(file), mutate: wanted }));
  const made = await new Instrumenter(silent).instrument(sources, options);
  const numbers = new Map(made.mutants.map((each) => [placeOf({ ...each.location, ...each }), each.id]));
  return {
    files: Object.fromEntries(made.files.map(({ name, content }) => [name, content])),
    numbers: mutants.map((mutant) =>
      numbers.get(placeOf({ ...mutant, fileName: mutant.file, mutatorName: mutant.mutator })),
    ),
  };
}

function grouped(mutants) {
  const byFile = new Map();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  return byFile;
}

function placeOf({ fileName, mutatorName, start, end, replacement }) {
  return JSON.stringify([fileName, mutatorName, start.line, start.column, end.line, end.column, replacement]);
}
