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
  checkRead: (name) => `Nicht alles in ${name} war eindeutig. Prüfen Sie, was daraus wurde.`,
  moreToCheck: (count) => `Und ${count} weitere.`,
  droppedCopy: (name) => `${name} als neuer Leitfaden geöffnet. Speichern Sie ihn unter einem Namen Ihrer Wahl.`,
  damagedFiles: {
    what: (names) => `Guide Studio hat beschädigte Dateien gefunden: ${names}. Stattdessen gelten die Vorgaben.`,
    next: 'Was Sie dort eingestellt hatten, müssen Sie noch einmal eingeben. Die beschädigten Dateien bleiben im Ordner von Guide Studio, mit „damaged“ im Namen.',
  },
  safeStart: {
    what: 'Die letzten beiden Starts wurden nicht abgeschlossen. Deshalb hat Guide Studio keinen Leitfaden geöffnet und die Fensterposition nicht wiederhergestellt.',
    next: 'Öffnen Sie Ihren Leitfaden mit Datei › Zuletzt geöffnet. Wenn es wieder geschieht, sehen Sie unter Hilfe › Protokoll anzeigen nach.',
  },
  workStays: 'Sie wird weiterhin aufbewahrt.',
  notSavedByItself: (what) => `Der Leitfaden wurde nicht automatisch gespeichert. ${what}`,
};
