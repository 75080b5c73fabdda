import type { AdviceId } from './adviceIds.ts';

type Params = Readonly<Record<string, unknown>>;

/** The German wording of each warning; the place is put before it by `messageOf`. */
export const adviceMessages: Record<AdviceId, (params: Params) => string> = {
  unknownChoice: ({ choice, questionId, looksLike }) =>
    looksLike === undefined
      ? `keine Antwort von „${text(questionId)}“ hat die Id oder den Text „${text(choice)}“; das trifft also nie zu. Wählen Sie eine ihrer Antworten.`
      : `keine Antwort von „${text(questionId)}“ lautet genau „${text(choice)}“; eine sieht nur so aus, besteht aber aus anderen Zeichen. Wählen Sie die Antwort neu.`,
  unknownMatrixRow: ({ row, questionId }) =>
    `keine Zeile von „${text(questionId)}“ lautet „${text(row)}“; das trifft also nie zu. Wählen Sie eine ihrer Zeilen.`,
  matrixRowWithoutMatrix: ({ questionId }) =>
    `„${text(questionId)}“ ist keine Matrix; eine Zeile hat hier keine Bedeutung. Entfernen Sie sie.`,
  subsampleAboveConcepts: ({ subsampleCount, concepts }) =>
    `${text(subsampleCount)} Konzepte sollen gezeigt werden, es gibt aber nur ${text(concepts)}. Alle sehen alle; senken Sie die Zahl, oder leeren Sie sie.`,
  maxSelectAboveOptions: ({ maxSelect, options }) =>
    `bis zu ${text(maxSelect)} Antworten sind erlaubt, zur Auswahl stehen aber nur ${text(options)}. Senken Sie die Zahl, oder ergänzen Sie Antworten.`,
  duplicateOptionTexts: ({ text: option, first }) =>
    `„${text(option)}“ steht schon als Antwort ${Number(first) + 1} da. Teilnehmende können beide nicht unterscheiden; formulieren Sie eine um, oder entfernen Sie sie.`,
  ownOptionsBesideCarryForward: ({ source }) =>
    `diese Frage übernimmt ihre Antworten von „${text(source)}“; ihre eigenen werden also nie gezeigt. Entfernen Sie sie, oder beenden Sie die Übernahme.`,
  screenObservationWithoutEffect: () =>
    'die Beobachtung des Bildschirms wirkt nur mit der bevorzugten Eingabe screenRecording. Wählen Sie diese, oder schalten Sie die Beobachtung aus.',
  whitespaceOnlyText: () =>
    'dieser Text besteht nur aus Leerraum; weder Teilnehmende noch Ihr Team sehen etwas. Schreiben Sie etwas.',
  lookAlikes: ({ text: written, other, of }) =>
    `„${text(written)}“ sieht aus wie „${text(other)}“, besteht aber aus anderen Zeichen. Ist ${of === 'id' ? 'dieselbe Id' : 'derselbe Text'} gemeint, kopieren Sie das eine über das andere.`,
  emptyLinkValue: ({ parameter }) =>
    `der Bedingung zum Link fehlt der Wert${parameter === '' ? '' : ` für „${text(parameter)}“`}; mit einem gewöhnlichen Link erfüllt sie niemand. Schreiben Sie den Wert, oder entfernen Sie sie.`,
  repeatedCriterion: ({ first }) =>
    `das wiederholt Kriterium ${Number(first) + 1} derselben Bedingung. Entfernen Sie eines von beiden.`,
  contradictingCriteria: ({ first }) =>
    `das und Kriterium ${Number(first) + 1} derselben Bedingung können nie zugleich zutreffen; niemand wird das sehen. Ändern Sie eines von beiden, oder lassen Sie eines genügen („oder“).`,
};

function text(value: unknown): string {
  return String(value);
}
