import type { FixParams } from './fix.ts';
import type { FixWords } from './messages.types.ts';
import type { PlaceWords } from './placeName.ts';
import { pluralsOf } from '../plurals/plurals.ts';

const { counted } = pluralsOf('de');

const kinds: Readonly<Record<string, string>> = {
  block: 'Block',
  item: 'Frage',
  option: 'Option',
  row: 'Zeile',
  concept: 'Konzept',
  media: 'Medium',
  criterion: 'Bedingung',
};
const severalOf: Readonly<Record<string, string>> = {
  block: 'Blöcke',
  item: 'Fragen',
  option: 'Optionen',
  row: 'Zeilen',
  concept: 'Konzepte',
  media: 'Medien',
  criterion: 'Bedingungen',
};
export const quoted = (value: string | number | undefined) =>
  value === undefined || value === '' ? '' : ` „${value}“`;
const kind = (p: FixParams) => kinds[p['kind'] ?? ''] ?? 'Teil';

export const fixWords: FixWords = {
  names: {
    makeFlat: () => 'Zu einem gewöhnlichen Block machen',
    allowSeveral: () => 'Mehrere Antworten erlauben',
    askRow: (p) => `Auf die Zeile${quoted(p['row'])} verweisen`,
    removeCriterion: () => 'Diese Bedingung entfernen',
    removeCondition: () => 'Bedingung entfernen',
    stopCarrying: () => 'Optionen nicht mehr übernehmen',
    addConcept: () => 'Konzept hinzufügen',
    addOptions: () => 'Optionen hinzufügen',
    addRow: () => 'Zeilen hinzufügen',
    renameProperty: (p) => (p['to'] === undefined ? 'Eigenschaft umbenennen' : `In „${p['to']}“ umbenennen`),
    removeProperty: (p) => `${p['property'] ? `„${p['property']}“` : 'Eigenschaft'} entfernen`,
    setValue: (p) => (p['to'] === undefined ? 'Gemeinten Wert setzen' : `„${p['to']}“ setzen`),
    completeAddress: () => 'Adresse mit https:// ergänzen',
    deleteUnstorableCharacters: () => 'Nicht speicherbare Zeichen löschen',
    removePart: (p) => (p['number'] === undefined ? 'Teil entfernen' : `${kind(p)} ${p['number']} entfernen`),
    letOneBeEnough: () => 'Bei einer erfüllten Bedingung zeigen',
    askForEither: ({ one, other }) =>
      one === undefined ? 'Bei jeder dieser Optionen zeigen' : `Bei${quoted(one)} oder${quoted(other)} zeigen`,
  },
  all: (name, count) => `${name} (${count}-mal)`,
  allParts: (kind, count) =>
    `${counted(count, { one: kinds[kind] ?? 'Teil', other: severalOf[kind] ?? 'Teile' })} entfernen`,
};

export const places: PlaceWords = {
  lists: {
    studyGuide: 'Block',
    items: 'Frage',
    options: 'Option',
    rows: 'Zeile',
    concepts: 'Konzept',
    criteria: 'Bedingung',
    choices: 'Option',
    media: 'Medium',
    availableLanguages: 'Sprache',
    targetPlatforms: 'Gerät',
  },
  other: 'Eintrag',
  quoted: (name) => `„${name}“`,
};
