import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { importFormats } from '@guide-studio/importing';
import type { createRandom } from '../generate/random.ts';
import type { Answers, Sources } from './redcapTruth.ts';

/** A question that conditions ask about. */
interface Kind {
  readonly name: string;
  readonly type: string;
  readonly parameters?: string;
  readonly codes: readonly string[];
}

const abc = ['a', 'b', 'c'];
const xyz = ['x', 'y', 'z'];

/** The questions that the conditions of tests ask about. */
export const kinds: readonly Kind[] = [
  { name: 'one', type: 'select_one three', codes: abc },
  { name: 'many', type: 'select_multiple signs', codes: xyz },
  { name: 'scale', type: 'range', parameters: 'start=1 end=5 step=1', codes: ['1', '2', '3', '4', '5'] },
  { name: 'level', type: 'select_one levels', codes: ['1', '2', '10', 'high'] },
  { name: 'tick', type: 'acknowledge', codes: ['OK'] },
  { name: 'added', type: 'select_one three or_other', codes: abc },
  { name: 'twice', type: 'select_one doubles', codes: ['a', 'a', 'b'] },
  { name: 'order', type: 'rank signs', codes: xyz },
];

/** The options of {@link kinds}. */
export const lists = Object.entries({
  three: abc,
  signs: xyz,
  levels: ['1', '2', '10', 'high'],
  doubles: ['a', 'a', 'b'],
}).flatMap(([list, codes]) => codes.map((name) => ({ list_name: list, name, label: `The ${name}` })));

/** Reads a form. */
export async function imported(bytes: Uint8Array, name = 'form.xlsx') {
  const format = importFormats.find((one) => one.recognise(bytes, name));
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read: ${JSON.stringify(read)}`);
  return read;
}

type Item = CreateStudyRequest['studyGuide'][number]['items'][number];

export const itemsOf = (guide: object): readonly Item[] =>
  (guide as CreateStudyRequest).studyGuide.flatMap(({ items }) => items);

/** Where the answers of a form are in its guide, if each question has an id of its own. */
export const sourcesOf: Sources = {
  fieldOf: (item) => item,
  codeOf: (item, option) => (option.startsWith(`${item}.`) ? option.slice(item.length + 1) : option),
};

/** Returns the fields that a condition names. */
const fieldsIn = (code: string): readonly string[] =>
  [...new Set([...code.matchAll(/\$\{\s*(\w+)\s*\}/gu)].map(([, field = '']) => field))].sort();

/** Returns all answers to the questions that a condition names; null where one was not asked. */
export function everyAnswer(code: string): readonly Answers[] {
  let all: readonly Answers[] = [new Map()];
  for (const field of fieldsIn(code)) {
    const kind = kinds.find(({ name }) => name === field);
    if (kind === undefined) continue;
    const values = kind.type.startsWith('select_multiple') ? subsetsOf(kind.codes) : kind.codes;
    all = all.flatMap((one) => [null, ...values].map((value) => new Map([...one, [field, value]])));
  }
  return all;
}

export const subsetsOf = (codes: readonly string[]): readonly ReadonlySet<string>[] =>
  Array.from({ length: 2 ** codes.length }, (_, bits) => new Set(codes.filter((_code, at) => (bits >> at) & 1)));

/** Returns the texts that a form has for answers. */
export const textsOf =
  (answers: Answers) =>
  (field: string): string => {
    const answer = answers.get(field) ?? null;
    return answer === null ? '' : typeof answer === 'string' ? answer : [...answer].join(' ');
  };

type Random = ReturnType<typeof createRandom>;

/** Returns a condition that guides may have, of some parts. */
export function randomXPath(random: Random, depth = 2): string {
  if (depth === 0 || random.chance(0.4)) return atom(random);
  const kind = random.pick(['and', 'or', 'not', 'and', 'or']);
  if (kind === 'not') return `not(${randomXPath(random, depth - 1)})`;
  const parts = Array.from({ length: random.chance(0.2) ? 3 : 2 }, () => randomXPath(random, depth - 1));
  return parts.map((part) => (random.chance(0.4) && / (?:and|or) /u.test(part) ? `(${part})` : part)).join(` ${kind} `);
}

function atom(random: Random): string {
  const one = random.pick(['one', 'many', 'scale', 'level']);
  const { codes } = kinds.find(({ name }) => name === one) ?? { codes: [] };
  const code = random.pick([...codes]);
  const field = `\${${one}}`;
  const [open, close] = random.pick([
    ["'", "'"],
    ['"', '"'],
    ['‘', '’'],
    ['“', '”'],
  ] as const);
  const value = `${open}${code}${close}`;
  const sign = random.pick(['=', '!=']);
  const number = random.pick(['0', '1', '2', '3', '4.5']);
  const compare = random.pick(['<', '<=', '>', '>=']);
  const any = random.pick([
    `${field} != ''`,
    `${field} = ""`,
    `count-selected(${field}) > 0`,
    `string-length(${field}) = 0`,
  ]);
  if (random.chance(0.1)) return any;
  if (one === 'many') return random.chance(0.25) ? `${field} ${sign} ${value}` : `selected(${field}, ${value})`;
  if (one === 'one') return random.chance(0.2) ? `selected(${field},${value})` : `${field} ${sign} ${value}`;
  if (random.chance(0.6)) return random.chance(0.2) ? `${number} ${compare} ${field}` : `${field} ${compare} ${number}`;
  return `${field}${sign}${random.chance(0.5) ? number : value}`;
}

/** Returns a condition with one mistake each: another sign, another operator, a part that is left out. */
export function mutantsOf(code: string): readonly string[] {
  const all = [
    code.replace(/(?<![<>!=])=/u, '!='),
    code.replace('!=', '='),
    code.replace(/ and /u, ' or '),
    code.replace(/ or /u, ' and '),
    code.replace(/(?<![=])>(?!=)/u, '<'),
    `not(${code})`,
  ];
  return [...new Set(all)].filter((one) => one !== code);
}
