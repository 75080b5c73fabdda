import type { SettingsWords } from './messages.types.ts';

const instead = (nearest: string | null): string =>
  nearest === null
    ? 'Korrigieren oder entfernen Sie das'
    : `Meinen Sie „${nearest}“? Korrigieren oder entfernen Sie das`;

const ids = 'guide schema settings führt die Namen auf.';

export const settingsWords: SettingsWords = {
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
  faults: {
    notAnObject: ({ name }) =>
      name === ''
        ? 'Die Einstellungen müssen ein Objekt in geschweiften Klammern sein. Schreiben Sie { "advice": { } }, oder löschen Sie die Datei.'
        : `„${name}“ muss ein Objekt in geschweiften Klammern sein. Schreiben Sie "${name}": { }, oder entfernen Sie es.`,
    unknownSetting: ({ name, nearest }) => `Die Einstellung „${name}“ gibt es nicht. ${instead(nearest)}.`,
    unknownAdvice: ({ name, nearest }) => `Den Hinweis „${name}“ gibt es nicht. ${instead(nearest)}; ${ids}`,
    isError: ({ name }) =>
      `„${name}“ ist ein Fehler und kann nicht ausgeschaltet werden: Der Dienst lehnt den Leitfaden ab. Entfernen Sie das, und korrigieren Sie den Leitfaden.`,
    notOff: ({ name }) =>
      `Hinweise können nur ausgeschaltet werden. Schreiben Sie "${name}": "off", oder entfernen Sie das.`,
  },
};
