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
  workStays: 'Sie bleibt, wo sie ist.',
  notSavedByItself: (what) => `Der Leitfaden wurde nicht von selbst gespeichert. ${what}`,
};
