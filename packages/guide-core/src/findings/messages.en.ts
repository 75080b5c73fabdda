import type { FixParams } from './fix.ts';
import type { FixWords } from './messages.types.ts';
import type { PlaceWords } from './placeName.ts';
import { pluralsOf } from '../plurals/plurals.ts';

const { counted } = pluralsOf('en');

const kinds: Readonly<Record<string, string>> = {
  block: 'block',
  item: 'question',
  option: 'option',
  row: 'row',
  concept: 'concept',
  media: 'media item',
  criterion: 'condition',
};
const severalOf: Readonly<Record<string, string>> = {
  block: 'blocks',
  item: 'questions',
  option: 'options',
  row: 'rows',
  concept: 'concepts',
  media: 'media items',
  criterion: 'conditions',
};
export const quoted = (value: string | number | undefined) =>
  value === undefined || value === '' ? '' : ` “${value}”`;
const kind = (p: FixParams) => kinds[p['kind'] ?? ''] ?? 'part';

export const fixWords: FixWords = {
  names: {
    makeFlat: () => 'Make it an ordinary block',
    allowSeveral: () => 'Allow several answers',
    askRow: (p) => `Refer to the row${quoted(p['row'])}`,
    removeCriterion: () => 'Remove this condition',
    removeCondition: () => 'Remove the condition',
    stopCarrying: () => 'Stop carrying options forward',
    addConcept: () => 'Add a concept',
    addOptions: () => 'Add options',
    addRow: () => 'Add rows',
    renameProperty: (p) => (p['to'] === undefined ? 'Rename the property' : `Rename it to “${p['to']}”`),
    removeProperty: (p) => `Remove${quoted(p['property']) || ' the property'}`,
    setValue: (p) => (p['to'] === undefined ? 'Set the intended value' : `Set “${p['to']}”`),
    completeAddress: () => 'Complete the address with https://',
    deleteUnstorableCharacters: () => 'Delete the characters that cannot be stored',
    removePart: (p) => (p['number'] === undefined ? 'Remove the part' : `Remove ${kind(p)} ${p['number']}`),
    letOneBeEnough: () => 'Show it if any condition is met',
    askForEither: ({ one, other }) =>
      one === undefined ? 'Show it for any of these options' : `Show it for${quoted(one)} or${quoted(other)}`,
  },
  all: (name, count) => `${name} (${count} times)`,
  allParts: (kind, count) =>
    `Remove ${counted(count, { one: kinds[kind] ?? 'part', other: severalOf[kind] ?? 'parts' })}`,
};

export const places: PlaceWords = {
  lists: {
    studyGuide: 'block',
    items: 'question',
    options: 'option',
    rows: 'row',
    concepts: 'concept',
    criteria: 'condition',
    choices: 'option',
    media: 'media item',
    availableLanguages: 'language',
    targetPlatforms: 'device',
  },
  other: 'entry',
  quoted: (name) => `"${name}"`,
};
