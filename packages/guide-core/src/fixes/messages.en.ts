import type { FixParams, FixWords } from './messages.ts';

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
const quoted = (value: string | number | undefined) => (value === undefined || value === '' ? '' : ` “${value}”`);
const kind = (p: FixParams) => kinds[p['kind'] ?? ''] ?? 'part';

export const fixWords: FixWords = {
  names: {
    screenerFirst: () => 'Move the screener to the front',
    makeFlat: () => 'Make it an ordinary block',
    makeConcept: () => 'Make it a concept block',
    makeMultipleChoice: () => 'Make it multiple choice',
    setBounds: (p) => (p['min'] === undefined ? 'Set both numbers' : `Set ${p['min']} to ${p['max']} answers`),
    clearBounds: () => 'Clear both numbers',
    allowSeveral: () => 'Allow several answers',
    raiseMax: (p) => (p['to'] === undefined ? 'Raise the maximum' : `Raise the maximum to ${p['to']}`),
    lowerMax: (p) => (p['to'] === undefined ? 'Lower the maximum' : `Lower the maximum to ${p['to']}`),
    lowerMin: (p) => (p['to'] === undefined ? 'Lower the minimum' : `Lower the minimum to ${p['to']}`),
    renameId: (p) =>
      p['to'] === undefined ? 'Make the ids unique' : `Rename the second${quoted(p['from'])} to “${p['to']}”`,
    refer: (p) => `Refer to${quoted(p['to']) || ' the intended question'}`,
    moveSourceUp: (p) => `Move${quoted(p['label']) || ' it'} before this`,
    allowSeveralAt: (p) => `Allow several answers at${quoted(p['label']) || ' the source'}`,
    askRow: (p) => `Refer to the row${quoted(p['row'])}`,
    removeCriterion: () => 'Remove this condition',
    removeCondition: () => 'Remove the condition',
    stopCarrying: () => 'Stop carrying options forward',
    optionLast: (p) => `Move${quoted(p['label']) || ' the option'} to the end`,
    makeOrdinary: () => 'Make it an ordinary option',
    setStatus: (p) => (p['status'] === undefined ? 'Set the status' : `Set “${p['status']}”`),
    clearStatus: () => 'Clear the status',
    addConcept: () => 'Add a concept',
    removeConcepts: () => 'Remove the concepts',
    addOptions: () => 'Add options',
    addRow: () => 'Add rows',
    renameProperty: (p) => (p['to'] === undefined ? 'Rename the property' : `Rename it to “${p['to']}”`),
    removeProperty: (p) => `Remove${quoted(p['property']) || ' the property'}`,
    setValue: (p) => (p['to'] === undefined ? 'Set the intended value' : `Set “${p['to']}”`),
    completeAddress: () => 'Complete the address with https://',
    cleanText: () => 'Delete the character',
    removePart: (p) => (p['number'] === undefined ? 'Remove the part' : `Remove ${kind(p)} ${p['number']}`),
    chooseChoice: (p) => (p['to'] === undefined ? 'Choose the intended option' : `Choose “${p['to']}”`),
    removeChoice: (p) => `Remove the choice${quoted(p['choice'])}`,
    lowerSample: (p) => (p['to'] === undefined ? 'Lower it to the number of concepts' : `Lower it to ${p['to']}`),
    removeOwnOptions: () => 'Remove its own options',
    letOneBeEnough: () => 'Require only one of them',
    askForEither: () => 'Accept any of their options',
    recordScreen: () => 'Prefer a recording of the screen',
  },
  all: (name, count) => `${name} (${count} times)`,
  allParts: (kind, count) => `Remove ${count} ${count === 1 ? (kinds[kind] ?? 'part') : (severalOf[kind] ?? 'parts')}`,
};
