import type { Words } from '../en/index.ts';

export const theme: Words['theme'] = {
  audience: { nobody: 'Wird niemandem gezeigt', screenedOut: 'Wird nur Teilnehmenden gezeigt, die dann ausscheiden' },
  items: {
    open_ended: { label: 'Offene Frage', hint: 'Freitext-Antwort, mit Nachfragen' },
    multiple_choice: { label: 'Auswahlfrage', hint: 'Eine oder mehrere Optionen' },
    ranking: { label: 'Rangfolge', hint: 'Optionen in eine Reihenfolge bringen' },
    matrix: { label: 'Matrix', hint: 'Je Zeile wird eine Spalte gewählt' },
    max_diff: { label: 'MaxDiff', hint: 'Bestes und Schlechtestes aus jeweils wenigen Optionen' },
    statement: { label: 'Hinweistext', hint: 'Text zum Lesen, ohne Antwort' },
  },
  blocks: {
    flat: { label: 'Block', hint: 'Fragen der Reihe nach' },
    concept: { label: 'Konzeptblock', hint: 'Dieselben Fragen zu jedem Konzept' },
    screening: { label: 'Screener', hint: 'Entscheidet, wer teilnimmt; immer am Anfang' },
  },
  unknownType: 'Unbekannter Typ',
  named: (type) => `„${type}“`,
};
