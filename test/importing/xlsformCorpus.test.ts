import { readGuide } from '@guide-studio/guide-core';
import { importFormats } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';
import { met } from './redcapTruth.ts';
import { example } from './xlsformExample.ts';
import { formFile, workbookOf } from './xlsformFile.ts';
import { imported, itemsOf, mutantsOf, sourcesOf } from './xlsformTruth.ts';
import { answersTo, lostCells, readCells, walk } from './xlsformWalker.ts';
import { xpath } from './xpathTruth.ts';

// Law: every cell of a form that participants notice is in the guide or in the report, and each part once.

test('the form of an example has every cell in the guide or in the report, and every part once', async () => {
  await expectWhole('example', await formFile(example));
});

/** Expects that nothing of a form is lost in silence, by a walker that shares no code with the reader. */
async function expectWhole(name: string, bytes: Uint8Array): Promise<number> {
  const { guide, rows } = await imported(bytes);
  expect(readGuide(JSON.stringify(guide)).ok, name).toBe(true);
  const sheets = await readCells(bytes);
  for (const { place, question, options, conditions } of walk(sheets)) {
    const at = rows.filter((row) => row.place === place);
    const of = (...kinds: readonly string[]): number => at.filter(({ kind }) => kinds.includes(kind)).length;
    const isCarried = at.some(({ kind, verdict }) => kind === 'carry' && verdict === 'exact');
    expect(of('question', 'row'), `${name}, ${place}`).toBe(question);
    const isRow = of('row') > 0;
    if (!isRow && !isCarried) expect(of('option'), `${name}, ${place}: options`).toBe(options);
    expect(
      rows.filter(({ kind, place: own }) => kind === 'condition' && own === place).length,
      `${name}, ${place}: conditions`,
    ).toBe(conditions);
  }
  expect(lostCells(sheets, rows, guide), name).toEqual([]);
  return rows.length;
}

describe.runIf(corpusPresent)(`the forms of the corpus${whyNoCorpus}`, () => {
  test('are valid guides, with every cell in the guide or in the report; old workbooks are refused', async () => {
    const figures = { files: 0, guides: 0, refused: 0, parts: 0 };
    for (const [name, bytes] of [...corpusFiles('xlsform', '.xlsx'), ...corpusFiles('xlsform', '.xls')]) {
      const format = importFormats.find((one) => one.recognise(bytes, name));
      expect(format?.id, name).toBe('xlsform');
      figures.files += 1;
      if (name.endsWith('.xls')) {
        const read = await format?.read(bytes, { name });
        expect(read, name).toMatchObject({ ok: false, issues: [{ code: 'oldWorkbook' }] });
        figures.refused += 1;
      } else {
        figures.parts += await expectWhole(name, bytes);
        figures.guides += 1;
      }
    }
    report('importing: XLSForm', figures);
    expect(figures.guides).toBe(9);
  });

  test('have conditions that hold for the same answers, and differ from those of mutants', async () => {
    const random = createRandom(20261130);
    const figures = { cells: 0, carriedCells: 0, items: 0, answers: 0, mutants: 0 };
    for (const [name, bytes] of corpusFiles('xlsform', '.xlsx')) {
      const { guide, rows } = await imported(bytes);
      const sheets = await readCells(bytes);
      const byName = new Map(itemsOf(guide).map((item) => [item.externalId ?? '', item]));
      const conditions = rows.filter(({ kind }) => kind === 'condition');
      const cells = new Set(conditions.map(({ place }) => place));
      figures.cells += cells.size;
      for (const place of cells)
        if (conditions.some((row) => row.place === place && row.verdict !== 'lost')) figures.carriedCells += 1;
      for (const target of new Set(conditions.flatMap((row) => (row.target === null ? [] : [row.target])))) {
        const kept = conditions
          .filter((row) => row.target === target && row.verdict !== 'lost')
          .map(({ text }) => text);
        const conditional = byName.get(target)?.conditional ?? null;
        figures.items += 1;
        const tests = kept.map(xpath);
        for (const { answers, textOf } of answersTo(kept.join(' '), sheets)) {
          figures.answers += 1;
          const isTrue = tests.every((one) => one(textOf));
          const isMet = conditional === null || met(conditional, answers, sourcesOf);
          if (isTrue !== isMet)
            expect.fail(`${name}, ${target}: ${kept.join(' and ')}\n${JSON.stringify(conditional)}`);
        }
      }
      const before = JSON.stringify((await imported(await workbookOf(sheets))).guide);
      for (const place of cells) {
        const row = conditions.find((one) => one.place === place && one.verdict !== 'lost');
        if (row === undefined || random.chance(sized(0.5, 0, 0))) continue;
        for (const mutant of mutantsOf(row.text)) {
          const changed = await imported(await workbookOf(withCell(sheets, place, row.text, mutant)));
          figures.mutants += 1;
          expect(JSON.stringify(changed.guide), `${name}, ${place}: ${mutant}`).not.toBe(before);
        }
      }
    }
    report('importing: XLSForm conditions of the corpus', figures);
    expect(figures.carriedCells).toBeGreaterThanOrEqual(9);
    expect(figures.mutants).toBeGreaterThan(3);
  });
});

/** Returns sheets with another text in one cell of the questions. */
const withCell = (sheets: Awaited<ReturnType<typeof readCells>>, place: string, text: string, other: string) =>
  Object.fromEntries(
    Object.entries(sheets).map(([name, rows]) => [
      name,
      name.toLowerCase() === 'survey'
        ? rows.map((row, at) => (place === `row ${at + 1}` ? row.map((cell) => (cell === text ? other : cell)) : row))
        : rows,
    ]),
  );
