import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const changes: Words['changes'] = {
  comparedWith: 'Änderungen seit',
  disk: 'Der zuletzt gespeicherten Datei',
  version: (when, reason) => `${when} (${reason})`,
  reasons: {
    save: 'vor einem Speichern',
    reload: 'vor einem Neuladen',
    merge: 'vor einem Zusammenführen',
    restore: 'vor einem Wiederherstellen',
  },
  revision: (id, subject, when) => `git ${id}: ${subject} (${when})`,
  named: {
    branch: (name, when) => `git-Branch ${name} (${when})`,
    remoteBranch: (name, when) => `git-Branch ${name}, zuletzt geholt (${when})`,
    tag: (name, when) => `git-Tag ${name} (${when})`,
  },
  groups: {
    versions: (day) => `Auf diesem Computer aufbewahrt, ${day}`,
    named: 'Branches und Tags aus git',
    commits: 'Commits aus git',
    files: 'Leitfäden des Ordners',
  },
  typed: (revision) => `git ${revision}`,
  revisionField: 'Git-Revision',
  revisionHint: 'Ein Branch, ein Tag, ein Commit oder HEAD~3',
  compare: 'Vergleichen',
  file: (name) => `Ein anderer Leitfaden: ${name}`,
  theVersion: 'diese Fassung',
  chooseOther: 'Wählen Sie eine andere Fassung zum Vergleich.',
  restore: 'Diese Fassung wiederherstellen',
  restoreDisk: 'Gespeicherte Datei wiederherstellen',
  restoreFile: 'Durch diesen Leitfaden ersetzen',
  restored: 'Fassung wiederhergestellt. „Rückgängig“ bringt Ihre Änderungen zurück.',
  takeBack: 'Diese Änderung zurücknehmen',
  takenBack: 'Diese Änderung wurde zurückgenommen.',
  neededByOthers:
    'Diese Änderung lässt sich nicht einzeln zurücknehmen, weil andere Änderungen von ihr abhängen. Nehmen Sie zuerst diese zurück.',
  wouldBreak: (finding) => `Diese Änderung lässt sich nicht einzeln zurücknehmen: ${finding}`,
  removedWords: 'entfernt:',
  addedWords: 'hinzugefügt:',
  filter: 'Nur zeigen',
  all: 'Alle',
  about: {
    all: 'Jede Änderung',
    comparability: 'Antworten zweier Wellen lassen sich nicht mehr vergleichen',
    sample: 'Wer teilnimmt, und wer welches Konzept sieht',
    logic: 'Wer was gefragt wird',
    order: 'In welcher Reihenfolge etwas gezeigt wird',
    wording: 'Was Teilnehmende lesen',
    form: 'Anders geschrieben, mit derselben Bedeutung',
  },
  same: 'Seit dem letzten Speichern hat sich nichts geändert.',
  neverSaved:
    'Dieser Leitfaden wurde noch nicht gespeichert. Nach dem ersten Speichern steht hier, was sich seitdem geändert hat.',
  equal: 'Beide Fassungen sind gleich.',
  study: 'Die Studie',
  removedBlock: (title) => `${title} (entfernt)`,
  more: (count) => counted(count, { one: 'weitere zeigen', other: 'weitere zeigen' }),
};
