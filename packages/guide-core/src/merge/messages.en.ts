import { pluralsOf } from '../plurals/plurals.ts';
import { contrasted, contrastedConditions } from '../diff/contrast.ts';
import { changeWords } from '../diff/messages.en.ts';
import type { Mark } from '../diff/speech.ts';
import { sentenceOf } from '../validate/messages.ts';
import type { Conflict, Decision } from './conflict.ts';
import type { ConflictWords } from './messages.types.ts';

const { counted } = pluralsOf('en');

const kinds: Readonly<Record<Conflict['kind'], string>> = {
  study: 'The study',
  block: 'Block',
  concept: 'Concept',
  item: 'Question',
  option: 'Option',
  row: 'Row',
};

const lists: Readonly<Record<Conflict['kind'], string>> = {
  study: 'The blocks of the study',
  block: 'The questions of block',
  concept: 'The parts of concept',
  item: 'The options of question',
  option: 'The parts of option',
  row: 'The parts of row',
};

/** What a part was added with. */
const addedTo: Readonly<Record<Conflict['kind'], string>> = {
  study: 'the study',
  block: 'the study',
  concept: 'its block',
  item: 'its block',
  option: 'its question',
  row: 'its question',
};

const who: Readonly<Record<Decision, string>> = { ours: 'you', theirs: 'they' };
const other = (side: Decision): Decision => (side === 'ours' ? 'theirs' : 'ours');

const earlier: Readonly<Record<Conflict['kind'], (number: number) => string>> = {
  study: () => 'earlier title',
  block: () => 'earlier title',
  concept: () => 'earlier nickname',
  item: (number) => `Q${number} before`,
  option: (number) => `in Q${number} before`,
  row: (number) => `in Q${number} before`,
};

function subject(conflict: Conflict, mark: Mark): string {
  return `${kinds[conflict.kind]}${called(conflict, mark)}`;
}

/** Returns the name of the part, and a name by which readers of the other side recognise it. */
function called({ kind, label, number, isEarlierLabel, theirLabel }: Conflict, mark: Mark): string {
  if (kind === 'study' || label === '') return '';
  if (isEarlierLabel) return ` ${mark(label)} (${earlier[kind](number)})`;
  return ` ${mark(label)}${theirLabel === undefined || theirLabel === '' ? '' : ` (theirs: ${mark(theirLabel)})`}`;
}

function property({ field = '' }: Conflict, mark: Mark): string {
  const name = changeWords.property(field);
  return name === undefined ? mark(field) : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns the values of both sides, shortened so that they differ visibly. */
function values({ field, ours, theirs }: Conflict, mark: Mark): Readonly<Record<Decision, string>> {
  if (ours.condition && theirs.condition) {
    const [mine, other] = contrastedConditions(ours.condition, theirs.condition);
    return { ours: changeWords.those(mine, mark), theirs: changeWords.those(other, mark) };
  }
  const [mine, other] = contrasted(ours.value, theirs.value);
  const valueText = (side: Conflict['ours'], value: unknown): string => {
    if (side.condition) return changeWords.those(side.condition, mark);
    return (field === 'status' ? changeWords.status(side.value) : undefined) ?? changeWords.value(value, mark);
  };
  return { ours: valueText(ours, mine), theirs: valueText(theirs, other) };
}

function bothChanged(c: Conflict, mark: Mark): string {
  return `${subject(c, mark)}: both changed ${property(c, mark)}.`;
}

export const conflictWords: ConflictWords = {
  bothChanged,
  sentences: {
    field: (c, mark) => {
      const { ours, theirs } = values(c, mark);
      return `${bothChanged(c, mark)} Yours: ${ours}. Theirs: ${theirs}.`;
    },
    deletion: (c, mark) => {
      const side = c.deletedBy ?? 'theirs';
      return `${subject(c, mark)}: ${who[side]} deleted it, ${who[other(side)]} changed it.`;
    },
    addition: (c, mark) =>
      `${subject(c, mark)}: both added ${addedTo[c.kind]}, but only ${c.addedBy === 'theirs' ? 'theirs' : 'yours'} has it.`,
    order: (c, mark) => `${lists[c.kind]}${called(c, mark)}: your order and theirs contradict each other.`,
    place: (c, mark) => `${subject(c, mark)}: both moved it, to different places.`,
    sameId: (c, mark) =>
      `${subject(c, mark)}: both gave the id ${mark(c.externalId ?? '')} to different parts. One of them gets ${mark(c.freshId ?? '')}.`,
    reference: (c, mark) => {
      const side = c.deletedBy ?? 'theirs';
      return `${subject(c, mark)} refers to ${mark(c.target ?? '')}, which ${who[side]} deleted.`;
    },
    rule: (c, mark) =>
      `${subject(c, mark)}: both versions together break a rule. ${c.issue ? sentenceOf(c.issue) : ''}`.trim(),
  },
  take: { ours: 'Keep yours', theirs: 'Take theirs' },
  summary: (conflicts) => counted(conflicts, { one: 'conflict', other: 'conflicts' }),
};
