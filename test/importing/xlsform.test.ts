import { readGuide } from '@guide-studio/guide-core';
import { importFormats, messageOfRow, type ReportRow } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { met } from './redcapTruth.ts';
import {
  everyAnswer,
  imported,
  itemsOf,
  kinds,
  lists,
  mutantsOf,
  randomXPath,
  sourcesOf,
  textsOf,
} from './xlsformTruth.ts';
import { formFile, type FormRow } from './xlsformFile.ts';
import { xpath } from './xpathTruth.ts';

// Law: a condition of an XLSForm that is carried over holds for the same answers as in the form.

const seed = 20261130;

/** Returns a form whose last questions have these conditions. */
const formWith = async (conditions: readonly string[]): Promise<Uint8Array> =>
  await formFile({
    survey: [
      ...kinds.map(({ name, type, parameters = '' }) => ({
        type,
        name,
        label: `${name}?`,
        required: 'yes',
        ...(parameters === '' ? {} : { parameters }),
      })),
      { type: 'text', name: 'words', label: 'Words?', required: 'yes' },
      ...conditions.map((relevant, at) => ({
        type: 'note',
        name: `last${at}`,
        label: `Last ${at}.`,
        ...(relevant === '' ? {} : { relevant }),
      })),
      { type: 'select_one three', name: 'after', label: 'After?', required: 'yes' },
    ] as readonly FormRow[],
    choices: lists,
  });

async function conditionIn(relevant: string) {
  const { guide, rows } = await imported(await formWith([relevant]));
  return {
    conditional: itemsOf(guide).find(({ externalId }) => externalId === 'last0')?.conditional ?? null,
    row: rows.find(({ kind }) => kind === 'condition'),
  };
}

const criterion = (questionId: string, matchingCriteria: string, ...codes: readonly string[]) => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria,
  choices: codes.map((code) => `${questionId}.${code}`),
});

describe('a relevant of an XLSForm', () => {
  test.each([
    ["${one} = 'a'", 'and', [criterion('one', 'mustSelect', 'a')], null],
    ['${one} = ‘a’ or “c” = ${one}', 'and', [criterion('one', 'mustSelect', 'a', 'c')], null],
    ["${one}!='a'", 'and', [criterion('one', 'mustNotSelect', 'a')], null],
    ["selected(${many}, 'x')", 'and', [criterion('many', 'mustSelect', 'x')], null],
    ["not(selected(${many}, 'x') or selected(${many}, 'y'))", 'and', [criterion('many', 'mustNotSelect', 'x', 'y')], 1],
    [
      "selected(${many}, 'x') and selected(${many}, 'y')",
      'and',
      [criterion('many', 'mustSelect', 'x'), criterion('many', 'mustSelect', 'y')],
      null,
    ],
    [
      "${many} = 'x'",
      'and',
      [criterion('many', 'mustSelect', 'x'), criterion('many', 'mustNotSelect', 'y', 'z')],
      null,
    ],
    ['count-selected(${many}) > 0', 'and', [criterion('many', 'mustSelect', 'x', 'y', 'z')], 9],
    [
      "${many} != '' and ${one} = 'a'",
      'and',
      [criterion('many', 'mustSelect', 'x', 'y', 'z'), criterion('one', 'mustSelect', 'a')],
      9,
    ],
    ['0 = string-length(${one})', 'and', [criterion('one', 'mustNotSelect', 'a', 'b', 'c')], 9],
    ['${scale} >= 4', 'and', [criterion('scale', 'mustSelect', '4', '5')], 2],
    ["${scale} = '2.0' or ${scale} = 3", 'and', [criterion('scale', 'mustSelect', '2', '3')], null],
    ['${level} < 10', 'and', [criterion('level', 'mustSelect', '1', '2')], null],
    [
      "${tick} = 'OK' and ${one} = 'b'",
      'and',
      [criterion('tick', 'mustSelect', 'OK'), criterion('one', 'mustSelect', 'b')],
      null,
    ],
    [
      "not(${one} = 'a' and selected(${many}, 'x'))",
      'or',
      [criterion('one', 'mustNotSelect', 'a'), criterion('many', 'mustNotSelect', 'x')],
      1,
    ],
    ["count-selected(${many}) >= 0 and ${one} = 'a'", 'and', [criterion('one', 'mustSelect', 'a')], null],
    ["${one} = 'a' and true()", 'and', [criterion('one', 'mustSelect', 'a')], null],
    ["${added} = 'a'", 'and', [criterion('added', 'mustSelect', 'a')], null],
  ])('%s', async (relevant, operator, criteria, rule) => {
    const { conditional, row } = await conditionIn(relevant);
    expect(conditional).toEqual({ operator, criteria });
    expect(row).toMatchObject({ verdict: rule === null ? 'exact' : 'equivalent', rule, target: 'last0' });
  });

  test.each([
    ["${one} = 'a' or ${tick} = 'OK' and selected(${many}, 'x')", 'mixed'],
    ["${words} = 'x'", 'notAsked'],
    ['string-length(${words}) > 0', 'notAsked'],
    ["${nowhere} = 'x'", 'notAsked'],
    ["${order} = 'x'", 'notAsked'],
    ["${after} = 'a'", 'later'],
    ['${scale} > 9', 'never'],
    ['false()', 'never'],
    ["regex(${words}, '[0-9]')", 'unsupported'],
    ['once(${one})', 'unsupported'],
    ["pulldata('a', 'b', 'c', ${one}) = 1", 'unsupported'],
    ['count-selected(${many}) > 1', 'unsupported'],
    ['selected(${many}, ${one})', 'unsupported'],
    ["selected-at(${many}, 0) = 'x'", 'unsupported'],
    ['${one} = ${many}', 'unsupported'],
    ['${many} > 1', 'unsupported'],
    ["${many} = 'x y'", 'unsupported'],
    ["${added} = 'other'", 'unsupported'],
    ["selected(${added}, 'other')", 'unsupported'],
    ["${added} != ''", 'unsupported'],
    ["${twice} = 'a'", 'unsupported'],
    ['${scale} + 1 = 2', 'unsupported'],
    [". = 'a'", 'unsupported'],
    ["/data/one = 'a'", 'unsupported'],
    ["${one} = 'a' AND ${one} = 'b'", 'unsupported'],
    ["not ${one} = 'a'", 'unsupported'],
    ["${one} = 'a' = 'b'", 'syntax'],
    ["(${one} = 'a'", 'syntax'],
    ['${one}', 'syntax'],
    ["${one} = 'a", 'unsupported'],
  ])('%s is lost, with its reason (%s)', async (relevant, code) => {
    const { conditional, row } = await conditionIn(relevant);
    expect(conditional).toBeNull();
    expect(row).toMatchObject({ verdict: 'lost', code, text: relevant });
    expect(messageOfRow(row as ReportRow)).toMatch(/^[A-Z“].*\.$/u);
    expect(messageOfRow(row as ReportRow, 'de')).toMatch(/\.$/u);
  });

  test('names an option that is not there as it is written: nobody meets it, as in the form', async () => {
    const { conditional, row } = await conditionIn("${one} = 'q'");
    expect(conditional).toEqual({ operator: 'and', criteria: [{ ...criterion('one', 'mustSelect'), choices: ['q'] }] });
    expect(row).toMatchObject({ verdict: 'exact', code: 'noOption' });
  });

  test(`holds for the same answers in all of them, and a mutant of it differs (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const originals = Array.from({ length: sized(100, 1500, 10_000) }, () => randomXPath(random));
    const mutants = originals.flatMap((original) => mutantsOf(original).map((mutant) => ({ original, mutant })));
    const texts = [...new Set([...originals, ...mutants.map(({ mutant }) => mutant)])];
    const { guide, rows } = await imported(await formWith(texts));
    expect(readGuide(JSON.stringify(guide)).ok).toBe(true);
    const byName = new Map(itemsOf(guide).map((item) => [item.externalId ?? '', item]));
    const conditions = rows.filter(({ kind }) => kind === 'condition');
    expect(conditions.map(({ text }) => text)).toEqual(texts);
    const figures = { conditions: texts.length, carried: 0, answers: 0, mutants: 0 };
    const tables = new Map<string, { readonly truth: string; readonly written: string }>();
    for (const [at, row] of conditions.entries()) {
      const answers = everyAnswer(row.text);
      const isTrue = xpath(row.text);
      const truth = answers.map((one) => isTrue(textsOf(one)));
      const conditional = byName.get(`last${at}`)?.conditional ?? null;
      tables.set(row.text, { truth: truth.map(Number).join(''), written: JSON.stringify(conditional) });
      if (row.verdict === 'lost') {
        // Nothing is lost but what mixes “and” and “or”, and what nobody meets.
        expect(['mixed', 'never'], row.text).toContain(row.code);
        if (row.code === 'never') expect(truth, row.text).not.toContain(true);
        continue;
      }
      figures.carried += 1;
      figures.answers += answers.length;
      const written = answers.map((one) => conditional === null || met(conditional, one, sourcesOf));
      if (truth.join('') !== written.join('')) expect.fail(`${row.text}\n${JSON.stringify(conditional)}`);
    }
    for (const { original, mutant } of mutants) {
      const [before, after] = [tables.get(original), tables.get(mutant)];
      const isLost = before?.written === 'null' || after?.written === 'null';
      // Tables of the same fields can be compared.
      const isOther = before?.truth.length === after?.truth.length && before?.truth !== after?.truth;
      if (isLost || !isOther) continue;
      figures.mutants += 1;
      expect(after?.written, `${original} → ${mutant}`).not.toBe(before?.written);
    }
    report('importing: XLSForm conditions', figures);
    expect(figures.carried / figures.conditions).toBeGreaterThan(0.5);
    expect(figures.mutants).toBeGreaterThan(50);
  });
});

test(`conditions of groups, of groups in them and of questions hold together (rule 4, seed ${seed})`, async () => {
  const random = createRandom(seed);
  const one = (): FormRow => (random.chance(0.7) ? { relevant: randomXPath(random, 1) } : {});
  const groups = Array.from({ length: sized(40, 400, 2000) }, (_, at): readonly FormRow[] => [
    { type: 'begin_group', name: `outer${at}`, label: `Outer ${at}`, ...one() },
    { type: 'begin_group', name: `inner${at}`, label: `Inner ${at}`, ...one() },
    { type: 'note', name: `last${at}`, label: `Last ${at}.`, ...one() },
    { type: 'end_group' },
    { type: 'note', name: `after${at}`, label: `After ${at}.`, ...one() },
    { type: 'end_group' },
  ]);
  const asked = kinds.map(({ name, type, parameters = '' }) => ({ type, name, label: `${name}?`, parameters }));
  const { guide, rows } = await imported(await formFile({ survey: [...asked, ...groups.flat()], choices: lists }));
  const figures = { questions: 0, joined: 0, answers: 0 };
  for (const { externalId, conditional = null } of itemsOf(guide).slice(kinds.length)) {
    const own = rows.filter(({ kind, target }) => kind === 'condition' && target === externalId);
    const kept = own.filter(({ verdict }) => verdict !== 'lost');
    figures.questions += 1;
    figures.joined += Number(kept.length > 1);
    const tests = kept.map(({ text }) => xpath(text));
    for (const answers of everyAnswer(kept.map(({ text }) => text).join(' '))) {
      figures.answers += 1;
      const isTrue = tests.every((each) => each(textsOf(answers)));
      const isMet = conditional === null || met(conditional, answers, sourcesOf);
      if (isTrue !== isMet) expect.fail(`${externalId}: ${kept.map(({ text }) => text).join(' and ')}`);
    }
  }
  report('importing: XLSForm groups', figures);
  expect(figures.joined).toBeGreaterThan(10);
});

test('a file that is named like an old workbook, or has its bytes, is refused with what to do', async () => {
  const old = Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from({ length: 600 }, () => 0),
  ]);
  for (const name of ['form.xls', 'FORM.XLSX']) {
    const format = importFormats.find((one) => one.recognise(old, name));
    expect(format?.id).toBe('xlsform');
    const read = await format?.read(old, { name });
    expect(read).toMatchObject({ ok: false, issues: [{ code: 'oldWorkbook' }] });
  }
});
