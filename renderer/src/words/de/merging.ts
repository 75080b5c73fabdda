import type { Words } from '../en/index.ts';

const counted = (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`);

export const merging: Words['merging'] = {
  view: 'Zwei Fassungen zusammenführen',
  title: 'Beide Fassungen zusammenführen',
  disk: (name) =>
    `${name} wurde außerhalb geändert, während Sie hier Änderungen hatten. Von beidem geht nichts verloren.`,
  copy: (name) => `${name} ist eine andere Fassung dieses Leitfadens. Was beide gemeinsam haben, bleibt, wie es ist.`,
  git: (name) =>
    `Diese Datei hat ein Merge in git unfertig hinterlassen.${/^(?:theirs|)$/u.test(name) ? '' : ` Die andere Fassung kommt aus ${name}.`}`,
  noBase: 'Es ist nicht bekannt, womit beide begannen; deshalb ist jeder Unterschied eine Entscheidung.',
  first: 'Entscheiden Sie zuerst, was aus beiden Fassungen wird.',
  firstNext: 'Bis dahin wird nichts in die Datei geschrieben, und die anderen Ansichten warten.',
  waits:
    'Die Datei bleibt, wie sie ist, bis Sie entschieden und gespeichert haben. Speichern, Veröffentlichen und die anderen Ansichten warten.',
  conflicts: (count) => (count === 1 ? '1 Entscheidung' : `${count} Entscheidungen`),
  noConflicts: 'Die Änderungen stehen einander nicht im Weg: Beide werden übernommen.',
  onlyProblems: 'Die Änderungen beider Seiten werden übernommen, passen aber nicht zusammen.',
  left: (count) => (count === 1 ? 'Noch 1 Entscheidung' : `Noch ${count} Entscheidungen`),
  yours: 'Ihre',
  theirs: 'Deren',
  before: 'Vorher',
  own: 'Ein anderer Wortlaut',
  ownText: 'Der Wortlaut, der gilt',
  keys: 'Tasten: 1 für Ihre, 2 für deren, 3 für einen anderen Wortlaut; F8 und Umschalt+F8 führen von einer Entscheidung zur nächsten.',
  more: (count) => `und ${count} weitere`,
  deleted: 'Gelöscht',
  always: 'Wird immer gezeigt',
  yes: 'Ja',
  no: 'Nein',
  bringBack: (target) => `„${target}“ zurückholen und behalten, was sich darauf bezieht`,
  leaveOut: (target) => `„${target}“ weglassen und entfernen, was sich darauf bezieht`,
  inFile: 'Wie es in der Datei steht',
  nothing: 'Nichts',
  hasThisId: 'Ein anderer Teil, der hier diese ID hat',
  byRule: 'Beheben Sie das danach im Leitfaden: Es steht unter den Problemen.',
  fromThem: (count, isAll) =>
    `Von der anderen Seite: ${counted(count)}${isAll ? ', alle übernommen' : '. Bis auf die Entscheidungen oben wird alles übernommen'}`,
  fromYou: (count, isAll) =>
    `Von Ihnen: ${counted(count)}${isAll ? ', alle behalten' : '. Bis auf die Entscheidungen oben bleibt alles'}`,
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
