import type { Words } from '../en/index.ts';

export const session: Words['session'] = {
  undone: (what) => `Rückgängig gemacht: ${what}`,
  redone: (what) => `Wiederholt: ${what}`,
  untitled: 'Ohne Titel',
  opened: (name) => `${name} geöffnet`,
  saved: (name) => `${name} gespeichert`,
  notOpened: (name, why) => `${name} wurde nicht geöffnet: ${why}`,
  fileStays: 'Die Datei bleibt, wie sie ist.',
  restored: (name) => `Ungespeicherte Änderungen an ${name} wiederhergestellt`,
  notRestored: (why) => `Die ungespeicherte Arbeit wurde nicht geöffnet: ${why}`,
  versionNotKept: 'Die Fassung von davor konnte auf diesem Computer nicht im lokalen Verlauf aufbewahrt werden.',
  versionNotKeptNext:
    'Ihr Leitfaden ist davon nicht betroffen, und „Rückgängig“ funktioniert weiterhin. Prüfen Sie, ob auf dem Datenträger Platz ist und ob Guide Studio in seinen Ordner schreiben darf.',
  workStays: 'Sie bleibt, wo sie ist.',
  notSavedByItself: (what) => `Der Leitfaden wurde nicht von selbst gespeichert. ${what}`,
};
