import type { Words } from '../en/index.ts';

export const changes: Words['changes'] = {
  comparedWith: 'Änderungen seit',
  disk: 'Der Datei, wie sie zuletzt gespeichert wurde',
  version: (when, reason) => `${when} (${reason})`,
  reasons: {
    save: 'vor einem Speichern',
    reload: 'vor dem Übernehmen der Datei',
    merge: 'vor einem Zusammenführen',
    restore: 'vor dem Zurückkehren',
  },
  revision: (id, subject, when) => `git ${id}: ${subject} (${when})`,
  named: {
    branch: (name, when) => `git-Branch ${name} (${when})`,
    remoteBranch: (name, when) => `git-Branch ${name}, wie er zuletzt geholt wurde (${when})`,
    tag: (name, when) => `git-Tag ${name} (${when})`,
  },
  file: (name) => `Ein anderer Leitfaden: ${name}`,
  theVersion: 'diese Fassung',
  chooseOther: 'Wählen Sie eine andere Fassung zum Vergleich.',
  restore: 'Zu dieser Fassung zurückkehren',
  restored: 'Der Leitfaden ist wie in dieser Fassung. Rückgängig nimmt das zurück.',
  filter: 'Nur zeigen',
  all: 'Alle',
  about: {
    all: 'Jede Änderung',
    comparability: 'Antworten zweier Wellen lassen sich nicht mehr nebeneinanderstellen',
    sample: 'Wer teilnimmt, und wer welches Konzept sieht',
    logic: 'Wer was gefragt wird',
    order: 'In welcher Reihenfolge etwas gezeigt wird',
    wording: 'Was Teilnehmende lesen',
  },
  same: 'Seit dem letzten Speichern hat sich nichts geändert.',
  neverSaved:
    'Dieser Leitfaden wurde noch nicht gespeichert. Vom ersten Speichern an steht hier, was sich seitdem geändert hat.',
  equal: 'Beide Fassungen sind gleich.',
  study: 'Die Studie',
  removedBlock: (title) => `${title} (entfernt)`,
  more: (count) => (count === 1 ? '1 weitere zeigen' : `${count} weitere zeigen`),
};
