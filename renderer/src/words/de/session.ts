import type { Words } from '../en/index.ts';

export const session: Words['session'] = {
  undone: (what) => `Rückgängig gemacht: ${what}`,
  redone: (what) => `Wiederholt: ${what}`,
  untitled: 'Ohne Titel',
  opened: (name) => `${name} geöffnet`,
  saved: (name) => `${name} gespeichert`,
  notOpened: (name, why) => `${name} wurde nicht geöffnet: ${why}`,
  fileStays: 'Die Datei wurde nicht geändert.',
  restored: (name) => `Ungespeicherte Änderungen an ${name} wiederhergestellt`,
  notRestored: (why) => `Die ungespeicherte Arbeit wurde nicht geöffnet: ${why}`,
  versionNotKept: 'Die vorige Fassung konnte auf diesem Computer nicht im lokalen Verlauf gespeichert werden.',
  versionNotKeptNext:
    'Ihr Leitfaden ist davon nicht betroffen, und „Rückgängig“ funktioniert weiterhin. Prüfen Sie, ob auf dem Datenträger Platz ist und ob Guide Studio in seinen Ordner schreiben darf.',
  workStays: 'Sie wird weiterhin aufbewahrt.',
  notSavedByItself: (what) => `Der Leitfaden wurde nicht automatisch gespeichert. ${what}`,
};
