import type { Words } from '../en/index.ts';

export const merging: Words['merging'] = {
  view: 'Zwei Fassungen zusammenführen',
  title: 'Beide Fassungen zusammenführen',
  disk: (name) =>
    `${name} wurde außerhalb geändert, während Sie hier Änderungen hatten. Von beidem geht nichts verloren.`,
  copy: (name) => `${name} ist eine andere Fassung dieses Leitfadens. Was beide gemeinsam haben, bleibt, wie es ist.`,
  git: (name) => `Diese Datei hat ein Merge in git unfertig hinterlassen. Die andere Fassung kommt aus ${name}.`,
  noBase: 'Es ist nicht bekannt, womit beide begannen; deshalb ist jeder Unterschied eine Entscheidung.',
  conflicts: (count) => (count === 1 ? '1 Entscheidung' : `${count} Entscheidungen`),
  noConflicts: 'Die Änderungen stehen einander nicht im Weg: Beide werden übernommen.',
  left: (count) => (count === 1 ? 'Noch 1 Entscheidung' : `Noch ${count} Entscheidungen`),
  yours: 'Ihre',
  theirs: 'Deren',
  before: 'Vorher',
  more: (count) => `und ${count} weitere`,
  inFile: 'Wie es in der Datei steht',
  nothing: 'Nichts',
  byRule: 'Beheben Sie das danach im Leitfaden: Es steht unter den Problemen.',
  fromThem: (count) =>
    count === 1 ? 'Von der anderen Seite: 1 Änderung' : `Von der anderen Seite: ${count} Änderungen`,
  fromYou: (count) => (count === 1 ? 'Von Ihnen: 1 Änderung' : `Von Ihnen: ${count} Änderungen`),
  problems: (count) =>
    count === 1
      ? 'Der zusammengeführte Leitfaden hat 1 Problem'
      : `Der zusammengeführte Leitfaden hat ${count} Probleme`,
  keepMine: 'Nur meine behalten',
  takeTheirs: 'Nur die andere nehmen',
  allMine: 'Alle meine',
  allTheirs: 'Alle anderen',
  nextOpen: 'Nächste Entscheidung',
  finish: 'Zusammengeführten Leitfaden nehmen',
  later: 'Nicht jetzt',
  close: 'Leitfaden schließen',
  done: 'Beide Fassungen sind beisammen. Speichern Sie, damit sie in der Datei stehen.',
  kept: 'Ihre Fassung bleibt. Beim Speichern tritt sie an die Stelle der anderen, die im Verlauf behalten wird.',
  taken: 'Die andere Fassung wird gezeigt. Rückgängig bringt Ihre zurück.',
};
