import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted, plural } = pluralsOf('de');

const changes = (count: number) => counted(count, { one: 'Änderung', other: 'Änderungen' });

export const merging: Words['merging'] = {
  view: 'Zwei Fassungen zusammenführen',
  title: 'Beide Fassungen zusammenführen',
  disk: (name) =>
    `${name} wurde anderswo geändert, während Sie hier ungespeicherte Änderungen hatten. Es geht nichts verloren.`,
  copy: (name) => `${name} ist eine andere Fassung dieses Leitfadens. Was beide gemeinsam haben, bleibt, wie es ist.`,
  git: (name) =>
    `Ein Merge in git hat diese Datei unfertig hinterlassen.${/^(?:theirs|)$/u.test(name) ? '' : ` Die andere Fassung kommt aus ${name}.`}`,
  noBase: 'Die gemeinsame frühere Fassung ist nicht bekannt. Deshalb müssen Sie über jeden Unterschied entscheiden.',
  first: 'Schließen Sie zuerst das Zusammenführen ab.',
  firstNext: 'Bis dahin ändert sich die Datei nicht, und die anderen Ansichten sind nicht verfügbar.',
  waits:
    'Die Datei ändert sich erst, wenn Sie entschieden und gespeichert haben. Bis zur Entscheidung sind Speichern, Veröffentlichen und die anderen Ansichten nicht verfügbar.',
  conflicts: (count) => counted(count, { one: 'Entscheidung', other: 'Entscheidungen' }),
  noConflicts: 'Die Änderungen widersprechen sich nicht. Beide werden übernommen.',
  onlyProblems: 'Die Änderungen beider Seiten werden übernommen, passen aber nicht zusammen.',
  left: (count) => plural(count, { one: 'Noch 1 Entscheidung', other: `Noch ${count} Entscheidungen` }),
  yours: 'Ihre',
  theirs: 'Die andere',
  before: 'Vorher',
  own: 'Ein anderer Wortlaut',
  ownText: 'Gewünschter Wortlaut',
  keys: 'Tasten: 1 für Ihre, 2 für die andere, 3 für einen anderen Wortlaut. F8 und Umschalt+F8 gehen zur nächsten und vorigen Entscheidung.',
  more: (count) => `und ${count} weitere`,
  deleted: 'Gelöscht',
  always: 'Wird immer gezeigt',
  yes: 'Ja',
  no: 'Nein',
  bringBack: (target) => `„${target}“ zurückholen und behalten, was sich darauf bezieht`,
  leaveOut: (target) => `„${target}“ weglassen und entfernen, was sich darauf bezieht`,
  inFile: 'Wie in der Datei',
  nothing: 'Nichts',
  hasThisId: 'Ein anderer Teil mit dieser ID',
  byRule: 'Beheben Sie das danach im Leitfaden. Es steht unter „Probleme“.',
  fromThem: (count, isAll) =>
    `Von der anderen Seite: ${changes(count)}${isAll ? ', alle übernommen' : '. Bis auf die Entscheidungen oben wird alles übernommen'}`,
  fromYou: (count, isAll) =>
    `Von Ihnen: ${changes(count)}${isAll ? ', alle behalten' : '. Bis auf die Entscheidungen oben bleibt alles'}`,
  problems: (count) =>
    count === 1
      ? 'Der zusammengeführte Leitfaden hat 1 Problem'
      : `Der zusammengeführte Leitfaden hat ${count} Probleme`,
  keepMine: 'Nur meine behalten',
  takeTheirs: 'Nur die andere nehmen',
  allMine: 'Alle meine',
  allTheirs: 'Alle anderen',
  nextOpen: 'Nächste Entscheidung',
  finish: 'Zusammengeführten Leitfaden verwenden',
  later: 'Nicht jetzt',
  close: 'Leitfaden schließen',
  done: 'Fassungen zusammengeführt. Speichern Sie, um das Ergebnis in die Datei zu schreiben.',
  kept: 'Ihre Fassung bleibt. Beim Speichern ersetzt sie die andere, die im lokalen Verlauf bleibt.',
  taken: 'Die andere Fassung wird gezeigt. „Rückgängig“ bringt Ihre zurück.',
};
