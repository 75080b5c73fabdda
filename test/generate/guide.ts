import type { Json } from '@guide-studio/guide-core';
import type { Random } from './random.ts';

/** A JSON object under construction. */
export type Draft = Record<string, Json>;

export interface GuideSize {
  readonly blocks: number;
  readonly itemsPerBlock: number;
}

interface Source {
  readonly id: string;
  readonly type: 'multiple_choice' | 'matrix';
  readonly multiSelect: boolean;
  /** The values for choices: an option's id, or its text if it has none. */
  readonly choices: readonly string[];
  readonly rows: readonly string[];
  readonly block: number;
}

interface Making {
  readonly random: Random;
  readonly sources: Source[];
  count: number;
}

/**
 * Returns a valid guide with every item type, conditions, carried options, concepts and a screener. It is in canonical
 * order and its ids are unique, so that only the test itself breaks it.
 */
export function randomGuide(random: Random, size: GuideSize): Draft {
  const making: Making = { random, sources: [], count: 0 };
  const guide: Draft = { title: sentence(random) };
  if (random.chance(0.5)) guide['externalTitle'] = sentence(random);
  if (random.chance(0.5)) guide['background'] = sentence(random);
  if (random.chance(0.5)) guide['studyGoal'] = sentence(random);
  if (random.chance(0.6))
    guide['config'] = { interviewMode: 'text', questionLanguage: 'en', availableLanguages: ['de'] };
  if (random.chance(0.6)) guide['welcomeMessage'] = { title: sentence(random), message: sentence(random) };
  if (random.chance(0.5)) guide['closingMessage'] = sentence(random);
  const blocks: Draft[] = [];
  for (let position = 0; position < size.blocks; position += 1)
    blocks.push(block(making, position, size.itemsPerBlock));
  guide['studyGuide'] = blocks;
  return guide;
}

function block(making: Making, position: number, items: number): Draft {
  const { random } = making;
  const type = position === 0 && random.chance(0.5) ? 'screening' : random.chance(0.2) ? 'concept' : 'flat';
  const result: Draft = {};
  if (random.chance(0.3)) result['externalId'] = newId(making, 'block');
  result['type'] = type;
  result['title'] = sentence(random);
  if (type === 'concept') result['conceptSamplingConfig'] = sampling(making, position);
  const made: Draft[] = [];
  for (let place = 0; place < items; place += 1) made.push(item(making, position, type === 'screening'));
  result['items'] = made;
  return result;
}

function sampling(making: Making, position: number): Draft {
  const concepts: Draft[] = [];
  for (let count = making.random.int(1, 3); count > 0; count -= 1) concepts.push(concept(making, position));
  const config: Draft = { concepts };
  if (making.random.chance(0.5)) config['subsampleCount'] = concepts.length;
  return config;
}

function concept(making: Making, position: number): Draft {
  const { random } = making;
  const result: Draft = {};
  if (random.chance(0.3)) result['externalId'] = newId(making, 'concept');
  result['nickname'] = word(random);
  result['content'] = { title: sentence(random), description: sentence(random) };
  const earlier = making.sources.filter((source) => source.block < position);
  if (earlier.length > 0 && random.chance(0.3)) result['conditional'] = condition(random, earlier);
  return result;
}

function item(making: Making, position: number, isScreening: boolean): Draft {
  const { random } = making;
  const kind = isScreening ? 'multiple_choice' : random.pick(kinds);
  const result: Draft = {};
  const id = random.chance(0.5) ? newId(making, 'item') : undefined;
  if (id !== undefined) result['externalId'] = id;
  result['text'] = sentence(random);
  if (making.sources.length > 0 && random.chance(0.3)) result['conditional'] = condition(random, making.sources);
  if (random.chance(0.1)) result['media'] = [{ name: word(random), url: 'https://example.org/a.png', type: 'image' }];
  if (random.chance(0.1)) result['embed'] = { url: 'https://example.org/page' };
  result['type'] = kind;
  fill[kind](making, result, isScreening);
  const source = id === undefined ? undefined : sourceOf(id, result, position);
  if (source !== undefined) making.sources.push(source);
  return result;
}

const kinds = [
  'open_ended',
  'multiple_choice',
  'multiple_choice',
  'ranking',
  'matrix',
  'max_diff',
  'statement',
] as const;

type Fill = (making: Making, item: Draft, isScreening: boolean) => void;

const fill: Record<(typeof kinds)[number], Fill> = {
  open_ended: ({ random }, item) => {
    if (random.chance(0.5)) item['followUp'] = random.pick(['none', 'light', 'medium', 'heavy']);
    if (random.chance(0.3)) item['addInstructions'] = sentence(random);
    if (random.chance(0.3)) item['preferredInput'] = random.pick(['text', 'voice', 'none']);
  },
  multiple_choice: (making, item, isScreening) => {
    const { random } = making;
    const carried = isScreening ? undefined : carrySource(making);
    const multiSelect = random.chance(0.5);
    const listed = options(making, random.int(2, 5), isScreening);
    if (carried === undefined) item['options'] = listed;
    if (multiSelect) {
      item['multiSelect'] = true;
      if (random.chance(0.4)) Object.assign(item, { minSelect: 1, maxSelect: 2 });
      const last = listed.at(-1);
      if (last !== undefined && random.chance(0.2)) last['exclusiveOption'] = true;
    }
    if (random.chance(0.2)) item['randomizeOptionOrder'] = true;
    if (carried !== undefined) item['carryForwardFrom'] = carried;
  },
  ranking: (making, item) => {
    const carried = carrySource(making);
    if (carried === undefined) item['options'] = options(making, making.random.int(2, 5), false);
    else item['carryForwardFrom'] = carried;
  },
  matrix: (making, item) => {
    item['options'] = options(making, making.random.int(2, 4), false);
    item['rows'] = texts(making.random, making.random.int(1, 4));
  },
  max_diff: (making, item) => {
    item['options'] = options(making, making.random.int(3, 6), false);
    if (making.random.chance(0.5)) item['itemsPerScreen'] = making.random.pick([3, 4, 5]);
  },
  statement: ({ random }, item) => {
    if (random.chance(0.5)) item['continueButtonText'] = `Go on with ${word(random)}`;
  },
};

function options(making: Making, count: number, isScreening: boolean): Draft[] {
  const { random } = making;
  return texts(random, count).map((text) => {
    const option: Draft = random.chance(0.3) ? { externalId: newId(making, 'option'), ...text } : text;
    if (isScreening) option['status'] = random.pick(['approve', 'reject', 'neutral']);
    return option;
  });
}

function texts(random: Random, count: number): Draft[] {
  return Array.from({ length: count }, (_, position) => ({ text: `${word(random)} ${position + 1}` }));
}

function carrySource({ random, sources }: Making): string | undefined {
  const usable = sources.filter((source) => source.type === 'multiple_choice' && source.multiSelect);
  return usable.length > 0 && random.chance(0.3) ? random.pick(usable).id : undefined;
}

function sourceOf(id: string, item: Draft, block: number): Source | undefined {
  const { type, multiSelect } = item;
  if ((type !== 'multiple_choice' && type !== 'matrix') || !Array.isArray(item['options'])) return undefined;
  const choices = (item['options'] as Draft[]).map((option) => textOf(option['externalId'] ?? option['text']));
  const rows = Array.isArray(item['rows']) ? (item['rows'] as Draft[]).map((row) => textOf(row['text'])) : [];
  return { id, type, multiSelect: multiSelect === true, choices, rows, block };
}

function condition(random: Random, sources: readonly Source[]): Draft {
  const first = random.pick(sources);
  const criteria: Draft[] = [criterion(random, first)];
  const other = random.pick(sources);
  if (other.id !== first.id && random.chance(0.3)) criteria.push(criterion(random, other));
  if (random.chance(0.2)) criteria.push({ type: 'searchParam', parameter: word(random), value: word(random) });
  return { operator: random.pick(['and', 'or']), criteria };
}

function criterion(random: Random, source: Source): Draft {
  const result: Draft = {
    type: 'selectedTemplateOptions',
    questionId: source.id,
    matchingCriteria: random.pick(['mustSelect', 'mustNotSelect']),
    choices: [random.pick(source.choices)],
  };
  if (source.type === 'matrix') result['matrixRow'] = random.pick(source.rows);
  return result;
}

function newId(making: Making, kind: string): string {
  making.count += 1;
  return `${kind}-${making.count}`;
}

const words = [
  'travel',
  'money',
  'daily',
  'work',
  'café',
  'naïve',
  'für',
  'Straße',
  '言葉',
  'سؤال',
  'emoji 🙂',
  'price',
];

function word(random: Random): string {
  return random.pick(words);
}

function sentence(random: Random): string {
  return `${word(random)} ${word(random)} ${word(random)}`;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
