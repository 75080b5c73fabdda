import type { FixParams, FixWords } from './messages.ts';

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
const quoted = (value: string | number | undefined) => (value === undefined || value === '' ? '' : ` „${value}“`);
const kind = (p: FixParams) => kinds[p['kind'] ?? ''] ?? 'Teil';

export const fixWords: FixWords = {
  names: {
    screenerFirst: () => 'Screener an den Anfang verschieben',
    makeFlat: () => 'Zu einem gewöhnlichen Block machen',
    makeConcept: () => 'Zu einem Konzeptblock machen',
    makeMultipleChoice: () => 'In eine Auswahlfrage umwandeln',
    setBounds: (p) => (p['min'] === undefined ? 'Beide Zahlen setzen' : `${p['min']} bis ${p['max']} Antworten setzen`),
    clearBounds: () => 'Beide Zahlen löschen',
    allowSeveral: () => 'Mehrere Antworten erlauben',
    raiseMax: (p) => (p['to'] === undefined ? 'Höchstzahl erhöhen' : `Höchstzahl auf ${p['to']} erhöhen`),
    lowerMax: (p) => (p['to'] === undefined ? 'Höchstzahl senken' : `Höchstzahl auf ${p['to']} senken`),
    lowerMin: (p) => (p['to'] === undefined ? 'Mindestzahl senken' : `Mindestzahl auf ${p['to']} senken`),
    renameId: (p) =>
      p['to'] === undefined ? 'IDs eindeutig machen' : `Zweite ID${quoted(p['from'])} in „${p['to']}“ umbenennen`,
    refer: (p) => `Auf${quoted(p['to']) || ' die gemeinte Frage'} verweisen`,
    moveSourceUp: (p) => `${p['label'] ? `„${p['label']}“` : 'Sie'} davor verschieben`,
    allowSeveralAt: (p) => `Mehrere Antworten bei${quoted(p['label']) || ' der Quelle'} erlauben`,
    askRow: (p) => `Auf die Zeile${quoted(p['row'])} verweisen`,
    removeCriterion: () => 'Diese Bedingung entfernen',
    removeCondition: () => 'Bedingung entfernen',
    stopCarrying: () => 'Optionen nicht mehr übernehmen',
    optionLast: (p) => `${p['label'] ? `„${p['label']}“` : 'Option'} ans Ende verschieben`,
    makeOrdinary: () => 'Zu einer gewöhnlichen Option machen',
    setStatus: (p) => (p['status'] === undefined ? 'Status setzen' : `„${p['status']}“ setzen`),
    clearStatus: () => 'Status löschen',
    addConcept: () => 'Konzept hinzufügen',
    removeConcepts: () => 'Konzepte entfernen',
    addOptions: () => 'Optionen hinzufügen',
    addRow: () => 'Zeilen hinzufügen',
    renameProperty: (p) => (p['to'] === undefined ? 'Eigenschaft umbenennen' : `In „${p['to']}“ umbenennen`),
    removeProperty: (p) => `${p['property'] ? `„${p['property']}“` : 'Eigenschaft'} entfernen`,
    setValue: (p) => (p['to'] === undefined ? 'Gemeinten Wert setzen' : `„${p['to']}“ setzen`),
    completeAddress: () => 'Adresse mit https:// ergänzen',
    cleanText: () => 'Zeichen löschen',
    removePart: (p) => (p['number'] === undefined ? 'Teil entfernen' : `${kind(p)} ${p['number']} entfernen`),
    chooseChoice: (p) => (p['to'] === undefined ? 'Gemeinte Option wählen' : `„${p['to']}“ wählen`),
    removeChoice: (p) => `Auswahl${quoted(p['choice'])} entfernen`,
    lowerSample: (p) => (p['to'] === undefined ? 'An die Zahl der Konzepte anpassen' : `Auf ${p['to']} senken`),
    removeOwnOptions: () => 'Eigene Optionen entfernen',
    letOneBeEnough: () => 'Nur eine davon verlangen',
    askForEither: () => 'Jede ihrer Optionen gelten lassen',
    recordScreen: () => 'Bildschirmaufnahme bevorzugen',
  },
  all: (name, count) => `${name} (${count}-mal)`,
  allParts: (kind, count) =>
    `${count} ${count === 1 ? (kinds[kind] ?? 'Teil') : (severalOf[kind] ?? 'Teile')} entfernen`,
};
