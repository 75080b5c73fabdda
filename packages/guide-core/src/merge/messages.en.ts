import { brief, type Mark } from '../diff/speech.ts';
import { sentenceOf } from '../validate/messages.ts';
import type { Conflict, Decision } from './conflict.ts';
import type { ConflictWords } from './messages.ts';

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
  item: 'The answers of question',
  option: 'The parts of option',
  row: 'The parts of row',
};

const who: Readonly<Record<Decision, string>> = { ours: 'you', theirs: 'they' };
const other = (side: Decision): Decision => (side === 'ours' ? 'theirs' : 'ours');

function subject({ kind, label }: Conflict, mark: Mark): string {
  return kind === 'study' || label === '' ? kinds[kind] : `${kinds[kind]} ${mark(label)}`;
}

function value(side: Conflict['ours'], mark: Mark): string {
  if (side.value === undefined) return 'nothing';
  return mark(brief(side.value));
}

function bothChanged(c: Conflict, mark: Mark): string {
  return `${subject(c, mark)}: both changed ${mark(c.field ?? '')}.`;
}

/** The English wording of conflicts. */
export const conflictWords: ConflictWords = {
  bothChanged,
  sentences: {
    field: (c, mark) => `${bothChanged(c, mark)} Yours: ${value(c.ours, mark)}. Theirs: ${value(c.theirs, mark)}.`,
    deletion: (c, mark) => {
      const side = c.deletedBy ?? 'theirs';
      return `${subject(c, mark)}: ${who[side]} deleted it, ${who[other(side)]} changed it.`;
    },
    order: (c, mark) =>
      `${c.kind === 'study' ? lists.study : `${lists[c.kind]} ${mark(c.label)}`}: both put them into another order.`,
    place: (c, mark) => `${subject(c, mark)}: both moved it, to different places.`,
    sameId: (c, mark) =>
      `${subject(c, mark)}: both gave the id ${mark(c.externalId ?? '')} to different parts. One of them gets ${mark(c.freshId ?? '')}.`,
    reference: (c, mark) => {
      const side = c.deletedBy ?? 'theirs';
      return `${subject(c, mark)} refers to ${mark(c.target ?? '')}, which ${who[side]} deleted.`;
    },
    rule: (c, mark) =>
      `${subject(c, mark)}: each version was fine, both together are not. ${c.issue ? sentenceOf(c.issue) : ''}`.trim(),
  },
  take: { ours: 'Keep yours', theirs: 'Take theirs' },
  summary: (conflicts) => (conflicts === 1 ? '1 conflict' : `${conflicts} conflicts`),
};
