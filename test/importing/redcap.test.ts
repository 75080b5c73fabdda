import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { importFormats, messageOfRow, type ReportRow, summaryOf } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';
import { type Answers, evaluator, met, type Sources } from './redcapTruth.ts';

// Law: a condition that is carried over holds for the same answers as in the source, and every part of the source is in
// the report.

const seed = 20261130;

async function imported(bytes: Uint8Array, name: string) {
  const format = importFormats.find((one) => one.recognise(bytes, name));
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read.`);
  return read;
}

type Item = CreateStudyRequest['studyGuide'][number]['items'][number];

const itemsOf = (guide: object): readonly Item[] =>
  (guide as CreateStudyRequest).studyGuide.flatMap(({ items }) => items);

const header =
  'Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Field Note,Text Validation Type OR Show Slider Number,Text Validation Min,Text Validation Max,Identifier?,Branching Logic (Show field only if...),Required Field?,Custom Alignment,Question Number (surveys only),Matrix Group Name,Matrix Ranking?,Field Annotation';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly label?: string;
  readonly choices?: string;
  readonly logic?: string;
  readonly group?: string;
  readonly header?: string;
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Returns a data dictionary of one form. Its first field is the record. */
function dictionary(...fields: readonly Field[]): Uint8Array {
  const rows = [{ name: 'record_id', type: 'text' }, ...fields].map((field: Field) =>
    [
      field.name,
      'visit',
      field.header ?? '',
      field.type,
      field.label ?? `${field.name}?`,
      field.choices ?? '',
      ...Array.from({ length: 5 }, () => ''),
      field.logic ?? '',
      'y',
      '',
      '',
      field.group ?? '',
      '',
      '',
    ]
      .map(cell)
      .join(','),
  );
  return new TextEncoder().encode([header, ...rows].join('\r\n'));
}

const choices = '1, One | 2, Two | 3, Three';
const conditionIn = async (logic: string) => {
  const { guide, rows } = await imported(
    dictionary(
      { name: 'one', type: 'radio', choices },
      { name: 'many', type: 'checkbox', choices },
      { name: 'text', type: 'text' },
      { name: 'last', type: 'notes', logic },
      { name: 'after', type: 'radio', choices },
    ),
    'study.csv',
  );
  const row = rows.find(({ kind }) => kind === 'condition');
  return { conditional: itemsOf(guide).find(({ externalId }) => externalId === 'last')?.conditional ?? null, row };
};

const criterion = (questionId: string, matchingCriteria: string, ...codes: readonly string[]) => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria,
  choices: codes.map((code) => `${questionId}.${code}`),
});

describe('a branching logic of REDCap', () => {
  test.each([
    ["[one]='1'", 'and', [criterion('one', 'mustSelect', '1')], null],
    ['[one] = 1 or [one]="3"', 'and', [criterion('one', 'mustSelect', '1', '3')], null],
    ["[one]<>'1'", 'and', [criterion('one', 'mustNotSelect', '1')], null],
    ["[one] <> '' and [one] != '2'", 'and', [criterion('one', 'mustSelect', '1', '3')], 9],
    ['[one]>=2', 'and', [criterion('one', 'mustSelect', '2', '3')], 2],
    ['2 > [one]', 'and', [criterion('one', 'mustSelect', '1')], 2],
    ["[many(1)]='1' or [many(2)]='1'", 'and', [criterion('many', 'mustSelect', '1', '2')], null],
    [
      "[many(1)]='1' and [many(2)]='1'",
      'and',
      [criterion('many', 'mustSelect', '1'), criterion('many', 'mustSelect', '2')],
      null,
    ],
    ["[many(1)]='0' and [many(2)]<>'1'", 'and', [criterion('many', 'mustNotSelect', '1', '2')], null],
    [
      "not ([many(1)]='1' or [one]='2')",
      'and',
      [criterion('many', 'mustNotSelect', '1'), criterion('one', 'mustNotSelect', '2')],
      1,
    ],
    [
      "# who has any\n[many(1)]='1' or [one]='2'",
      'or',
      [criterion('many', 'mustSelect', '1'), criterion('one', 'mustSelect', '2')],
      null,
    ],
    [
      "([one]='1' and [many(1)]) or ([one]='1' and [many(1)])",
      'and',
      [criterion('one', 'mustSelect', '1'), criterion('many', 'mustSelect', '1')],
      null,
    ],
  ])('%s', async (logic, operator, criteria, rule) => {
    const { conditional, row } = await conditionIn(logic);
    expect(conditional).toEqual({ operator, criteria });
    expect(row).toMatchObject({ verdict: rule === null ? 'exact' : 'equivalent', rule, target: 'last' });
  });

  test.each([
    ["[one]='1' or ([one]='2' and [many(1)]='1')", 'mixed'],
    ["[text]='x'", 'notAsked'],
    ["[after]='1'", 'later'],
    ["[one]>'a'", 'syntax'],
    ["[event_1][one]='1'", 'syntax'],
    ["[current-user]='1'", 'unsupported'],
    ['[one]>5', 'never'],
    ["datediff([one],'today','y')>3", 'syntax'],
  ])('%s is lost, with its reason (%s)', async (logic, code) => {
    const { conditional, row } = await conditionIn(logic);
    expect(conditional).toBeNull();
    expect(row).toMatchObject({ verdict: 'lost', code, text: logic });
    expect(messageOfRow(row as ReportRow)).toMatch(/^[A-Z“].*\.$/u);
  });

  test('names an option that is not there as it is written: nobody meets it, as in the source', async () => {
    const { conditional, row } = await conditionIn("[one]='9'");
    expect(conditional).toEqual({ operator: 'and', criteria: [{ ...criterion('one', 'mustSelect'), choices: ['9'] }] });
    expect(row).toMatchObject({ verdict: 'exact', code: 'noOption' });
  });
});

describe('a data dictionary', () => {
  test('becomes blocks, questions and options with its names as ids; a group of alike fields is a matrix', async () => {
    const { guide, rows } = await imported(
      dictionary(
        { name: 'sex', type: 'yesno', label: '<b>Are you</b> an adult?' },
        { name: 'a', type: 'radio', choices, group: 'scale', label: 'At home', header: 'How often?' },
        { name: 'b', type: 'radio', choices, group: 'scale', label: 'At work' },
        { name: 'why', type: 'text', logic: "[b]='3'", header: 'Reasons' },
        { name: 'sum', type: 'calc', choices: '[a]+[b]' },
      ),
      'folder/study.csv',
    );
    expect(readGuide(JSON.stringify(guide)).ok).toBe(true);
    expect(guide).toMatchObject({
      title: 'study',
      studyGuide: [
        {
          externalId: 'block.visit',
          title: 'Visit',
          items: [
            {
              externalId: 'sex',
              text: 'Are you an adult?',
              type: 'multiple_choice',
              options: [
                { externalId: 'sex.1', text: 'Yes' },
                { externalId: 'sex.0', text: 'No' },
              ],
            },
            {
              externalId: 'scale',
              type: 'matrix',
              text: 'How often?',
              rows: [{ text: 'At home' }, { text: 'At work' }],
            },
          ],
        },
        {
          externalId: 'block.visit.2',
          title: 'Reasons',
          items: [
            {
              externalId: 'why',
              type: 'open_ended',
              conditional: {
                criteria: [{ questionId: 'scale', matrixRow: 'At work', choices: ['scale.3'] }],
              },
            },
          ],
        },
      ],
    });
    const lost = rows.filter(({ verdict }) => verdict === 'lost').map(({ place, code }) => [place, code]);
    expect(lost).toEqual([
      ['row 2', 'recordId'],
      ['row 7', 'calculated'],
    ]);
  });

  test('that has no fields, or is another CSV, is not read, with what to do', async () => {
    const [format] = importFormats;
    const bytes = new TextEncoder().encode('a,b\n1,2\n');
    expect(format?.recognise(bytes, 'x.csv')).toBe(false);
    const read = await format?.read(bytes, { name: 'x.csv' });
    expect(read).toMatchObject({ ok: false, issues: [{ code: 'noDictionary' }] });
  });
});

describe.runIf(corpusPresent)(`the data dictionaries of the corpus${whyNoCorpus}`, () => {
  test(`are read as valid guides, and their conditions hold for the same answers (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const figures = { conditions: 0, carried: 0, compared: 0, rows: 0 };
    for (const [name, bytes] of corpusFiles('redcap', '.csv')) {
      const { guide, rows } = await imported(bytes, name);
      const read = readGuide(JSON.stringify(guide));
      expect(read.ok, name).toBe(true);
      figures.rows += summaryOf(rows).constructs;
      const items = itemsOf(guide);
      const byId = new Map(items.map((item) => [item.externalId ?? '', item]));
      const sources = sourcesIn(byId, rows);
      for (const row of rows.filter(({ kind }) => kind === 'condition')) {
        figures.conditions += 1;
        if (row.verdict === 'lost') {
          expect(messageOfRow(row), row.text).toMatch(/\.$/u);
          continue;
        }
        figures.carried += 1;
        const conditional = byId.get(row.target ?? '')?.conditional;
        const isTrue = evaluator(row.text);
        for (const answers of answersFor(row.text, sources, random, sized(60, 400, 5000))) {
          figures.compared += 1;
          const isMet = conditional === null || conditional === undefined || met(conditional, answers, sources);
          const context = () => `${name}, ${row.place}: ${row.text}\n${JSON.stringify(conditional)}\n${shown(answers)}`;
          if (isMet !== isTrue(answers)) expect.fail(context());
        }
      }
    }
    report('importing: REDCap conditions', figures);
    expect(figures.carried / figures.conditions).toBeGreaterThanOrEqual(0.94);
  });
});

const shown = (answers: Answers): string =>
  [...answers]
    .map(([field, answer]) => `${field}: ${answer instanceof Set ? [...answer].join(' ') : answer}`)
    .join(', ');

/** Where the answers of a source are in its guide, and which codes a field has. */
interface SourcesWithCodes extends Sources {
  readonly codesOf: (field: string) => readonly string[];
}

/** Returns how the ids of a guide are named in its source. Rows are found by the report. */
function sourcesIn(items: ReadonlyMap<string, Item>, rows: readonly ReportRow[]): SourcesWithCodes {
  const fields = new Map<string, string>();
  const matrices = new Map<string, string>();
  for (const { kind, target, text, params } of rows) {
    if (kind !== 'row' || target === null) continue;
    fields.set(JSON.stringify([target, text]), params['field'] ?? '');
    matrices.set(params['field'] ?? '', target);
  }
  return {
    fieldOf: (item, row) => (row === null ? item : (fields.get(JSON.stringify([item, row])) ?? `no row ${row}`)),
    codeOf: (item, option) => (option.startsWith(`${item}.`) ? option.slice(item.length + 1) : option),
    codesOf: (field) => {
      const id = matrices.get(field) ?? field;
      const item = items.get(id);
      const options = item !== undefined && 'options' in item ? (item.options ?? []) : [];
      return options.map(({ externalId = '' }) => externalId.slice(id.length + 1));
    },
  };
}

/** Returns answers to all fields that a logic names, at random; what it names is answered most often. */
function answersFor(
  logic: string,
  { codesOf }: SourcesWithCodes,
  random: ReturnType<typeof createRandom>,
  count: number,
): readonly Answers[] {
  const named = new Set([...logic.matchAll(/[\w-]+/gu)].map(([word]) => word));
  const fields = [...new Set([...logic.matchAll(/\[(\w+)/gu)].map(([, field = '']) => field))].map((field) => {
    const codes = codesOf(field);
    const near = codes.filter((code) => named.has(code));
    return { field, codes, near: near.length > 0 ? near : codes, isBoxes: logic.includes(`[${field}(`) };
  });
  return Array.from({ length: count }, () => {
    const answers = new Map<string, string | ReadonlySet<string> | null>();
    for (const { field, codes, near, isBoxes } of fields) {
      if (codes.length === 0 || random.chance(0.15)) answers.set(field, null);
      else if (isBoxes) answers.set(field, new Set(codes.filter(() => random.chance(0.4))));
      else answers.set(field, random.pick(random.chance(0.6) ? near : codes));
    }
    return answers;
  });
}
