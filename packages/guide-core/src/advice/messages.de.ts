import type { AdviceId } from './adviceIds.ts';

type Params = Readonly<Record<string, unknown>>;

/** The German wording of each warning; the place is put before it by `messageOf`. */
export const adviceMessages: Record<AdviceId, (params: Params) => string> = {
  unknownChoice: ({ choice, questionId, looksLike }) =>
    looksLike === undefined
      ? `keine Option von „${text(questionId)}“ hat die ID oder den Text „${text(choice)}“; das trifft also nie zu. Wählen Sie eine ihrer Optionen.`
      : `keine Option von „${text(questionId)}“ lautet genau „${text(choice)}“; eine sieht nur so aus, besteht aber aus anderen Zeichen. Wählen Sie die Option neu.`,
  unknownMatrixRow: ({ row, questionId }) =>
    `keine Zeile von „${text(questionId)}“ lautet „${text(row)}“; das trifft also nie zu. Wählen Sie eine ihrer Zeilen.`,
  matrixRowWithoutMatrix: ({ questionId }) =>
    `„${text(questionId)}“ ist keine Matrix; eine Zeile hat hier keine Bedeutung. Entfernen Sie sie.`,
  subsampleAboveConcepts: ({ subsampleCount, concepts }) =>
    `${text(subsampleCount)} Konzepte sollen gezeigt werden, es gibt aber nur ${text(concepts)}. Alle Teilnehmenden sehen alle Konzepte. Senken Sie die Zahl, oder leeren Sie das Feld.`,
  maxSelectAboveOptions: ({ maxSelect, options }) =>
    `bis zu ${text(maxSelect)} Antworten sind erlaubt, zur Auswahl stehen aber nur ${text(options)}. Senken Sie die Zahl, oder ergänzen Sie Optionen.`,
  duplicateOptionTexts: ({ text: option, first }) =>
    `„${text(option)}“ steht schon als Option ${Number(first) + 1} da. Teilnehmende können beide nicht unterscheiden; formulieren Sie eine um, oder entfernen Sie sie.`,
  ownOptionsBesideCarryForward: ({ source }) =>
    `diese Frage übernimmt ihre Optionen von „${text(source)}“; ihre eigenen werden also nie gezeigt. Entfernen Sie sie, oder beenden Sie die Übernahme.`,
  screenObservationWithoutEffect: () =>
    'die Beobachtung des Bildschirms wirkt nur mit der bevorzugten Eingabe screenRecording. Wählen Sie diese, oder schalten Sie die Beobachtung aus.',
  whitespaceOnlyText: () =>
    'dieser Text besteht nur aus Leerzeichen, Teilnehmende sehen also nichts. Geben Sie einen Text ein.',
  lookAlikes: ({ text: written, other, of }) =>
    `„${text(written)}“ sieht aus wie „${text(other)}“, besteht aber aus anderen Zeichen. Ist ${of === 'id' ? 'dieselbe ID' : 'derselbe Text'} gemeint, kopieren Sie das eine über das andere.`,
  emptyLinkValue: ({ parameter }) =>
    `der Bedingung zum Link fehlt der Wert${parameter === '' ? '' : ` für „${text(parameter)}“`}; mit einem gewöhnlichen Link erfüllt sie niemand. Schreiben Sie den Wert, oder entfernen Sie sie.`,
  repeatedCriterion: ({ first }) =>
    `das wiederholt Kriterium ${Number(first) + 1} derselben Bedingung. Entfernen Sie eines von beiden.`,
  contradictingCriteria: ({ first }) =>
    `das und Kriterium ${Number(first) + 1} derselben Bedingung können nie zugleich zutreffen; niemand wird das sehen. Ändern Sie eines von beiden, oder lassen Sie eines genügen („oder“).`,
  singleAnswerContradiction: ({ first, questionId }) =>
    `mit einer Antwort auf „${text(questionId)}“ kann niemand das und Kriterium ${Number(first) + 1} derselben Bedingung erfüllen; niemand wird das sehen. Nennen Sie die Optionen in einem Kriterium, von denen eine genügt, oder ändern Sie eines von beiden.`,
  twoLinkValues: ({ parameter, value, other }) =>
    `dieselbe Bedingung verlangt für „${text(parameter)}“ sowohl „${text(other)}“ als auch „${text(value)}“; ein gewöhnlicher Link hat nur eines davon. Lassen Sie eines genügen („oder“), oder entfernen Sie eines.`,
  needsRejectedOption: ({ matchingCriteria, choice, questionId, isForNobody }) => {
    const who =
      matchingCriteria === 'mustSelect'
        ? `wer in „${text(questionId)}“ die Option „${text(choice)}“ wählt, scheidet im Screener aus`
        : `wer nach dem Screener weitermacht, hat in „${text(questionId)}“ eine dieser Optionen gewählt`;
    const so = isForNobody === true ? 'niemand wird das sehen' : 'dieses Kriterium trifft nie zu';
    return `${who}; ${so}. Ändern Sie das Kriterium, oder lassen Sie in „${text(questionId)}“ weitere Optionen zu.`;
  },
  screenerRejectsAll: () =>
    'jede Option dieser Frage beendet das Interview. Wer sie gestellt bekommt, scheidet aus, und was von ihr abhängt, wird nie gezeigt. Nehmen Sie mindestens eine Option an, oder setzen Sie sie auf neutral.',
  neverShown: ({ reason, questionId, others }) =>
    reason === 'nothingToCarry'
      ? `keine Option von „${text(questionId)}“ kann übernommen werden: jede beendet das Interview oder ist exklusiv; niemand wird das sehen. Lassen Sie in „${text(questionId)}“ eine weitere Option zu, oder beenden Sie die Übernahme.`
      : `das hängt von „${text(questionId)}“ ab, das nie gezeigt wird; niemand wird das sehen${moreParts(Number(others))}. Ändern Sie, wovon „${text(questionId)}“ selbst abhängt, oder diese Bedingung.`,
  conceptForNobody: ({ questionId }) =>
    `dieses Konzept hängt von „${text(questionId)}“ ab, das nie gezeigt wird; niemand wird das Konzept sehen. Ändern Sie, wovon „${text(questionId)}“ selbst abhängt, oder diese Bedingung.`,
};

function text(value: unknown): string {
  return String(value);
}

function moreParts(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ', auch nicht 1 weitere Frage, die davon abhängt'
    : `, auch nicht ${count} weitere Fragen, die davon abhängen`;
}
