import type { JsonNames } from '../validate/jsonNames.ts';
import type { AdviceId } from './adviceIds.ts';

type Params = Readonly<Record<string, unknown>>;

/** The German wording of each warning. `messageOf` puts the place in front. */
export const adviceMessages: Record<AdviceId, (params: Params, inJson: JsonNames) => string> = {
  unknownChoice: ({ choice, questionId, looksLike }) =>
    looksLike === undefined
      ? `keine Option von „${text(questionId)}“ hat die ID oder den Text „${text(choice)}“; deshalb ist das nie erfüllt. Wählen Sie eine ihrer Optionen.`
      : `keine Option von „${text(questionId)}“ lautet genau „${text(choice)}“; eine sieht nur so aus, besteht aber aus anderen Zeichen. Wählen Sie die Option neu.`,
  unknownMatrixRow: ({ row, questionId }) =>
    `keine Zeile von „${text(questionId)}“ lautet „${text(row)}“; deshalb ist das nie erfüllt. Wählen Sie eine ihrer Zeilen.`,
  matrixRowWithoutMatrix: ({ questionId }) =>
    `„${text(questionId)}“ ist keine Matrix; eine Zeile hat hier keine Bedeutung. Entfernen Sie sie.`,
  subsampleAboveConcepts: ({ subsampleCount, concepts }) =>
    `${text(subsampleCount)} Konzepte sollen gezeigt werden, es gibt aber nur ${text(concepts)}. Alle Teilnehmenden sehen alle Konzepte. Senken Sie die Zahl, oder leeren Sie das Feld.`,
  maxSelectAboveOptions: ({ maxSelect, options }) =>
    `bis zu ${text(maxSelect)} Antworten sind erlaubt, zur Auswahl stehen aber nur ${text(options)}. Senken Sie die Zahl, oder ergänzen Sie Optionen.`,
  duplicateOptionTexts: ({ text: option, first }) =>
    `„${text(option)}“ gibt es schon als Option ${Number(first) + 1}. Teilnehmende können beide nicht unterscheiden. Formulieren Sie eine um, oder entfernen Sie sie.`,
  ownOptionsBesideCarryForward: ({ source }) =>
    `diese Frage übernimmt ihre Optionen von „${text(source)}“; deshalb werden ihre eigenen nie gezeigt. Entfernen Sie sie, oder beenden Sie die Übernahme.`,
  screenObservationWithoutEffect: (_params, inJson) =>
    `der Interviewer sieht den Bildschirm nur, wenn die bevorzugte Eingabe eine Bildschirmaufnahme${inJson('screenRecording')} ist. Wählen Sie diese Eingabe, oder schalten Sie das hier aus.`,
  whitespaceOnlyText: () =>
    'dieser Text besteht nur aus Leerzeichen, deshalb sehen Teilnehmende nichts. Geben Sie einen Text ein.',
  lookAlikes: ({ text: written, other, of }) =>
    `„${text(written)}“ sieht aus wie „${text(other)}“, besteht aber aus anderen Zeichen. Ist ${of === 'id' ? 'dieselbe ID' : 'derselbe Text'} gemeint, kopieren Sie das eine über das andere.`,
  emptyLinkValue: ({ parameter }) =>
    `der Bedingung zum Link fehlt der Wert${parameter === '' ? '' : ` für „${text(parameter)}“`}; mit einem gewöhnlichen Link erfüllt sie niemand. Geben Sie den Wert ein, oder entfernen Sie die Bedingung.`,
  repeatedCriterion: ({ first }) => `das wiederholt Bedingung ${Number(first) + 1}. Entfernen Sie eine von beiden.`,
  contradictingCriteria: ({ first }, inJson) =>
    `diese Bedingung und Bedingung ${Number(first) + 1} können nie zugleich erfüllt sein; deshalb wird das niemand sehen. Ändern Sie eine von beiden, oder lassen Sie eine genügen${inJson('or')}.`,
  singleAnswerContradiction: ({ first, questionId }) =>
    `keine einzelne Antwort auf „${text(questionId)}“ erfüllt sowohl diese Bedingung als auch Bedingung ${Number(first) + 1}; deshalb wird das niemand sehen. Wählen Sie alle Optionen in einer Bedingung, oder ändern Sie eine von beiden.`,
  twoLinkValues: ({ parameter, value, other }, inJson) =>
    `die Bedingungen verlangen für „${text(parameter)}“ sowohl „${text(other)}“ als auch „${text(value)}“; ein gewöhnlicher Link hat nur eines davon. Lassen Sie eine Bedingung genügen${inJson('or')}, oder entfernen Sie eine.`,
  needsRejectedOption: ({ matchingCriteria, choice, questionId, isForNobody }) => {
    const who =
      matchingCriteria === 'mustSelect'
        ? `wer in „${text(questionId)}“ die Option „${text(choice)}“ wählt, scheidet im Screener aus`
        : `wer nach dem Screener weitermacht, hat in „${text(questionId)}“ eine dieser Optionen gewählt`;
    const so = isForNobody === true ? 'deshalb wird das niemand sehen' : 'diese Bedingung ist deshalb nie erfüllt';
    return `${who}; ${so}. Ändern Sie die Bedingung, oder lassen Sie in „${text(questionId)}“ weitere Optionen zu.`;
  },
  screenerRejectsAll: () =>
    'jede Option dieser Frage beendet das Interview. Wer sie gestellt bekommt, scheidet aus, und was von ihr abhängt, wird nie gezeigt. Nehmen Sie mindestens eine Option an, oder setzen Sie sie auf neutral.',
  neverShown: ({ reason, questionId, others }) =>
    reason === 'nothingToCarry'
      ? `keine Option von „${text(questionId)}“ kann übernommen werden, weil jede das Interview beendet oder exklusiv ist; deshalb wird das niemand sehen. Lassen Sie in „${text(questionId)}“ eine weitere Option zu, oder beenden Sie die Übernahme.`
      : `das hängt von „${text(questionId)}“ ab. Diese Frage wird nie gezeigt, deshalb wird das niemand sehen${moreParts(Number(others))}. Ändern Sie, wovon „${text(questionId)}“ selbst abhängt, oder diese Bedingung.`,
  conceptForNobody: ({ questionId }) =>
    `dieses Konzept hängt von „${text(questionId)}“ ab. Diese Frage wird nie gezeigt, deshalb wird niemand das Konzept sehen. Ändern Sie, wovon „${text(questionId)}“ selbst abhängt, oder diese Bedingung.`,
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
