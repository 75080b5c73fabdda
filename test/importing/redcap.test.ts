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

  test('keeps the name of a field for its question, and gives a group of the same name another one', async () => {
    const { guide, rows } = await imported(
      dictionary(
        { name: 'a', type: 'radio', choices, group: 'sleep', label: 'Bed' },
        { name: 'b', type: 'radio', choices, group: 'sleep', label: 'Sofa' },
        { name: 'sleep', type: 'checkbox', choices },
        { name: 'why', type: 'notes', logic: "[sleep(1)]='1' and [a]='2'" },
      ),
      'study.csv',
    );
    expect(itemsOf(guide).map(({ externalId }) => externalId)).toEqual(['sleep-2', 'sleep', 'why']);
    expect(itemsOf(guide)[2]?.conditional?.criteria).toEqual([
      criterion('sleep', 'mustSelect', '1'),
      { ...criterion('sleep-2', 'mustSelect', '2'), matrixRow: 'Bed' },
    ]);
    expect(rows.filter(({ code }) => code === 'renamed')).toMatchObject([{ text: 'sleep', target: 'sleep-2' }]);
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

  test('have every field, option and condition in the report, counted by a reader of its own', async () => {
    for (const [name, bytes] of corpusFiles('redcap', '.csv')) {
      const { rows } = await imported(bytes, name);
      const count = (kind: ReportRow['kind'], target: string) =>
        rows.filter((row) => row.kind === kind && row.target === target).length;
      const fieldsOfRows = new Set(rows.flatMap(({ kind, params }) => (kind === 'row' ? [params['field']] : [])));
      const questions = new Set(rows.flatMap(({ kind, target }) => (kind === 'question' ? [target] : [])));
      const leftAt = new Set(
        rows.flatMap((row) => (row.kind === 'question' && row.target === null ? [row.place] : [])),
      );
      let conditions = 0;
      for (const [at, field] of fieldsCounted(bytes).entries()) {
        if (field.logic) conditions += 1;
        if (fieldsOfRows.has(field.name) || leftAt.has(`row ${field.row}`)) continue;
        expect(questions.has(field.name), `${name}: ${field.name} (${at})`).toBe(true);
        expect(count('option', field.name), `${name}: options of ${field.name}`).toBe(field.options);
      }
      expect(
        rows.filter(({ kind }) => kind === 'condition'),
        name,
      ).toHaveLength(conditions);
    }
  });

  test(`differ where a mutant of a condition means something else (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const figures = { mutants: 0, lost: 0, equal: 0 };
    for (const [name, bytes] of corpusFiles('redcap', '.csv')) {
      const { guide, rows } = await imported(bytes, name);
      const sources = sourcesIn(new Map(itemsOf(guide).map((item) => [item.externalId ?? '', item])), rows);
      const cells = cellsOf(bytes);
      for (const row of rows) {
        const isCarried = row.kind === 'condition' && row.verdict !== 'lost';
        if (!isCarried || random.chance(sized(0.8, 0, 0))) continue;
        const at = Number(row.place.slice('row '.length)) - 1;
        const before = await imported(withLogic(cells, at, row.text), name);
        for (const mutant of mutantsOfLogic(row.text)) {
          const [isTrue, isMutantTrue] = [evaluator(row.text), evaluator(mutant)];
          const isOther = answersFor(row.text, sources, random, 60).some((one) => isTrue(one) !== isMutantTrue(one));
          if (!isOther) {
            figures.equal += 1;
            continue;
          }
          figures.mutants += 1;
          const after = await imported(withLogic(cells, at, mutant), name);
          figures.lost += Number(after.rows.some(({ kind, verdict }) => kind === 'condition' && verdict === 'lost'));
          const isSame = JSON.stringify(after.guide) === JSON.stringify(before.guide);
          if (isSame) expect.fail(`${name}, ${row.place}: ${row.text} → ${mutant}`);
        }
      }
    }
    report('importing: REDCap mutants', figures);
    expect(figures.mutants).toBeGreaterThan(100);
  });
});

/** Returns a data dictionary of one row, with another logic, and of the fields that it names. */
function withLogic(cells: readonly (readonly string[])[], at: number, logic: string): Uint8Array {
  const [first = [], record = []] = cells;
  const column = first.findIndex((name) => name.startsWith('Branching Logic'));
  const named = new Set([...logic.matchAll(/\[(\w+)/gu)].map(([, field]) => field));
  const withCell = (row: readonly string[], text: string) => row.map((one, index) => (index === column ? text : one));
  const sources = cells.slice(2, at).filter(([name]) => named.has(name));
  const rows = [first, record, ...sources.map((row) => withCell(row, '')), withCell(cells[at] ?? [], logic)];
  return new TextEncoder().encode(rows.map((row) => row.map(cell).join(',')).join('\r\n'));
}

/** Returns a logic with one mistake each: another sign, another operator, a part that is left out. */
function mutantsOfLogic(written: string): readonly string[] {
  const logic = written.replaceAll(/^\s*(?:#|\/\/).*$/gmu, '').trim();
  const all = [
    logic.replace(/(?<![<>!=])=/u, '<>'),
    logic.replace(/<>|!=/u, '='),
    logic.replace(/\band\b/iu, 'or'),
    logic.replace(/\bor\b/iu, 'and'),
    logic.replace(/^.*?\b(?:and|or)\b/isu, ''),
  ];
  return [...new Set(all)].filter((one) => one !== logic && isBalanced(one));
}

/** Returns true if each bracket is closed after it was opened. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Returns the cells of a CSV without the reader of the project. */
function cellsOf(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = new TextDecoder().decode(bytes);
  const cells: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    cells.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') cells.push([]);
  }
  return cells;
}

/** Counts the fields of a data dictionary without the reader of the project. */
const fieldsCounted = (bytes: Uint8Array) =>
  cellsOf(bytes).flatMap(([name = '', , , type = '', , choices = '', , , , , , logic = ''], at) => {
    if (at === 0 || name.trim() === '') return [];
    const listed = choices.split('|').filter((one) => one.trim() !== '').length;
    const isChoice = ['radio', 'dropdown', 'checkbox'].includes(type);
    const options = isChoice ? listed : type === 'yesno' || type === 'truefalse' ? 2 : 0;
    return [{ name: name.trim(), row: at + 1, logic: logic.trim() !== '', options }];
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
