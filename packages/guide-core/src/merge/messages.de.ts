import { pluralsOf } from '../plurals/plurals.ts';
import { contrasted, contrastedConditions } from '../diff/contrast.ts';
import { changeWords } from '../diff/messages.de.ts';
import type { Mark } from '../diff/speech.ts';
import { sentenceOf } from '../validate/messages.ts';
import type { Conflict, Decision } from './conflict.ts';
import type { ConflictWords } from './messages.types.ts';

const { counted } = pluralsOf('de');

const kinds: Readonly<Record<Conflict['kind'], string>> = {
  study: 'Die Studie',
  block: 'Block',
  concept: 'Konzept',
  item: 'Frage',
  option: 'Option',
  row: 'Zeile',
};

const lists: Readonly<Record<Conflict['kind'], string>> = {
  study: 'Die Blöcke der Studie',
  block: 'Die Fragen von Block',
  concept: 'Die Teile von Konzept',
  item: 'Die Optionen von Frage',
  option: 'Die Teile von Option',
  row: 'Die Teile von Zeile',
};

/** What a part was added with. */
const addedTo: Readonly<Record<Conflict['kind'], string>> = {
  study: 'die Studie',
  block: 'die Studie',
  concept: 'den Block dazu',
  item: 'den Block dazu',
  option: 'die Frage dazu',
  row: 'die Frage dazu',
};

const other = (side: Decision): Decision => (side === 'ours' ? 'theirs' : 'ours');
const deleted: Readonly<Record<Decision, string>> = {
  ours: 'Sie haben das gelöscht',
  theirs: 'die andere Seite hat das gelöscht',
};
const changed: Readonly<Record<Decision, string>> = {
  ours: 'Sie haben es geändert',
  theirs: 'die andere Seite hat es geändert',
};
const deleter: Readonly<Record<Decision, string>> = {
  ours: 'Sie gelöscht haben',
  theirs: 'die andere Seite gelöscht hat',
};

const earlier: Readonly<Record<Conflict['kind'], (number: number) => string>> = {
  study: () => 'bisheriger Titel',
  block: () => 'bisheriger Titel',
  concept: () => 'bisheriger Kurzname',
  item: (number) => `bisher F${number}`,
  option: (number) => `bisher in F${number}`,
  row: (number) => `bisher in F${number}`,
};

function subject(conflict: Conflict, mark: Mark): string {
  return `${kinds[conflict.kind]}${called(conflict, mark)}`;
}

/** Returns the name of the part, and a name by which readers of the other side recognise it. */
function called({ kind, label, number, isEarlierLabel, theirLabel }: Conflict, mark: Mark): string {
  if (kind === 'study' || label === '') return '';
  if (isEarlierLabel) return ` ${mark(label)} (${earlier[kind](number)})`;
  return ` ${mark(label)}${theirLabel === undefined || theirLabel === '' ? '' : ` (in der anderen Fassung: ${mark(theirLabel)})`}`;
}

function property({ field = '' }: Conflict, mark: Mark): string {
  return mark(changeWords.property(field) ?? field);
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
  return `${subject(c, mark)}: beide Seiten haben ${property(c, mark)} geändert.`;
}

export const conflictWords: ConflictWords = {
  bothChanged,
  sentences: {
    field: (c, mark) => {
      const { ours, theirs } = values(c, mark);
      return `${bothChanged(c, mark)} Ihre Fassung: ${ours}. Die andere: ${theirs}.`;
    },
    deletion: (c, mark) => {
      const side = c.deletedBy ?? 'theirs';
      return `${subject(c, mark)}: ${deleted[side]}, ${changed[other(side)]}.`;
    },
    addition: (c, mark) =>
      `${subject(c, mark)}: beide Seiten haben ${addedTo[c.kind]} hinzugefügt, aber nur ${c.addedBy === 'theirs' ? 'die andere' : 'Ihre'} Fassung enthält das.`,
    order: (c, mark) =>
      `${lists[c.kind]}${called(c, mark)}: Ihre Reihenfolge und die der anderen Seite widersprechen sich.`,
    place: (c, mark) => `${subject(c, mark)}: beide Seiten haben das verschoben, an verschiedene Stellen.`,
    sameId: (c, mark) =>
      `${subject(c, mark)}: beide Seiten haben die ID ${mark(c.externalId ?? '')} an verschiedene Teile vergeben. Einer davon bekommt ${mark(c.freshId ?? '')}.`,
    reference: (c, mark) =>
      `${subject(c, mark)} bezieht sich auf ${mark(c.target ?? '')}, was ${deleter[c.deletedBy ?? 'theirs']}.`,
    rule: (c, mark) =>
      `${subject(c, mark)}: beide Fassungen zusammen verletzen eine Regel. ${c.issue ? sentenceOf(c.issue, 'de') : ''}`.trim(),
  },
  take: { ours: 'Ihre Fassung behalten', theirs: 'Die andere Fassung nehmen' },
  summary: (conflicts) => counted(conflicts, { one: 'Konflikt', other: 'Konflikte' }),
};
