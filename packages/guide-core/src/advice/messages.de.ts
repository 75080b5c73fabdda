import type { FindingWords } from '../findings/messages.types.ts';
import { quoted } from '../findings/messages.de.ts';
import type { allAdvice } from './allAdvice.ts';

/** Why participants are not shown what is at an address. */
const unloadable = {
  http: 'sie mit http:// statt mit https:// beginnt. Geben Sie eine Adresse ein, die mit https:// beginnt.',
  scheme: 'sie nicht mit https:// beginnt. Geben Sie eine solche Adresse ein.',
  account: 'sie einen Benutzernamen enthält. Geben Sie eine Adresse ohne ihn ein.',
  host: 'ihr Rechnername ein Sonderzeichen enthält. Prüfen Sie die Adresse.',
  ownMachine: 'sie alle Teilnehmenden auf ihren eigenen Rechner führt. Geben Sie eine Adresse im Internet ein.',
};

/** The German wording of each advice. */
export const adviceWords: FindingWords<typeof allAdvice> = {
  addressNotShown: {
    sentence: ({ reason }) =>
      `was unter dieser Adresse liegt, kann Teilnehmenden nicht gezeigt werden, weil ${unloadable[reason]}`,
    why: 'Teilnehmende würden lesen, dass es nicht gezeigt werden kann.',
    fixes: { useHttps: () => 'Mit https:// laden' },
  },
  fileNameAsText: {
    sentence: ({ name }) => `„${name.trim()}“ ist der Name einer Datei. Schreiben Sie stattdessen, was zu sehen ist.`,
    why: 'Wer das Bild nicht sieht, bekommt diesen Text vorgelesen.',
  },
  unknownChoice: {
    sentence: ({ choice, questionId, looksLike }) =>
      looksLike === undefined
        ? `keine Option von „${questionId}“ hat die ID oder den Text „${choice}“; deshalb ist das nie erfüllt. Wählen Sie eine ihrer Optionen.`
        : `keine Option von „${questionId}“ lautet genau „${choice}“; eine sieht nur so aus, besteht aber aus anderen Zeichen. Wählen Sie die Option neu.`,
    why: 'Eine Bedingung zu einer Antwort, die niemand geben kann, ist nie erfüllt.',
    fixes: {
      chooseChoice: (p) => (p['to'] === undefined ? 'Gemeinte Option wählen' : `„${p['to']}“ wählen`),
      removeChoice: (p) => `Auswahl${quoted(p['choice'])} entfernen`,
    },
  },
  unknownMatrixRow: {
    sentence: ({ row, questionId }) =>
      `keine Zeile von „${questionId}“ lautet „${row}“; deshalb ist das nie erfüllt. Wählen Sie eine ihrer Zeilen.`,
    why: 'Eine Bedingung zu einer Zeile, die es nicht gibt, ist nie erfüllt.',
  },
  matrixRowWithoutMatrix: {
    sentence: ({ questionId }) =>
      `„${questionId}“ ist keine Matrix; eine Zeile hat hier keine Bedeutung. Entfernen Sie sie.`,
    why: 'Es bewirkt nichts und ist irreführend.',
  },
  subsampleAboveConcepts: {
    sentence: ({ subsampleCount, concepts }) =>
      `${subsampleCount} Konzepte sollen gezeigt werden, es gibt aber nur ${concepts}. Alle Teilnehmenden sehen ${concepts === 1 ? 'es' : 'alle Konzepte'}. Senken Sie die Zahl, oder leeren Sie das Feld.`,
    why: 'Teilnehmende sehen weniger Konzepte, als Sie geplant haben.',
    fixes: {
      lowerSample: (p) => (p['to'] === undefined ? 'An die Zahl der Konzepte anpassen' : `Auf ${p['to']} senken`),
    },
  },
  maxSelectAboveOptions: {
    sentence: ({ maxSelect, options }) =>
      `bis zu ${maxSelect} Antworten sind erlaubt, zur Auswahl stehen aber nur ${options}. Senken Sie die Zahl, oder ergänzen Sie Optionen.`,
    why: 'Niemand kann so viele wählen.',
    fixes: { lowerMax: (p) => (p['to'] === undefined ? 'Höchstzahl senken' : `Höchstzahl auf ${p['to']} senken`) },
  },
  duplicateOptionTexts: {
    sentence: ({ text: option, first }) =>
      `„${option}“ gibt es schon als Option ${first + 1}. Teilnehmende können beide nicht unterscheiden. Formulieren Sie eine um, oder entfernen Sie sie.`,
    why: 'Sie könnten die Antworten auf beide später nicht unterscheiden.',
  },
  noneBesideOthers: {
    sentence: (params, inJson) =>
      `Teilnehmende können „${params.text}“ zusammen mit anderen Optionen wählen. Lassen Sie die Option nur allein zu${inJson('exclusiveOption')}.`,
    why: 'Antworten, die sich widersprechen, sagen nichts.',
    fixes: { makeExclusive: (p) => `Option${quoted(p['label'])} nur allein zulassen` },
  },
  ownOptionsBesideCarryForward: {
    sentence: ({ source }) =>
      `diese Frage übernimmt ihre Optionen von „${source}“; deshalb werden ihre eigenen nie gezeigt. Entfernen Sie sie, oder beenden Sie die Übernahme.`,
    why: 'Niemand wird diese Optionen sehen.',
    fixes: { removeOwnOptions: () => 'Eigene Optionen entfernen' },
  },
  screenObservationWithoutEffect: {
    sentence: (_params, inJson) =>
      `der Interviewer sieht den Bildschirm nur, wenn die bevorzugte Eingabe eine Bildschirmaufnahme${inJson('screenRecording')} ist. Wählen Sie diese Eingabe, oder schalten Sie das hier aus.`,
    why: 'Sie rechnen vielleicht mit Aufnahmen, die nie gemacht werden.',
    fixes: { recordScreen: () => 'Bildschirmaufnahme bevorzugen' },
  },
  spokenInputInTextStudy: {
    sentence: ({ preferredInput, isUnset }, inJson) =>
      `diese Frage bevorzugt ${preferredInput === 'voice' ? 'Sprache' : 'eine Bildschirmaufnahme'}, aber ${isUnset ? 'für die Studie ist keine Art festgelegt' : 'die Art der Studie ist Text'}, deshalb schreiben Teilnehmende. Setzen Sie die Art auf Ton oder Text${inJson('interviewMode')}, oder wählen Sie eine andere Eingabe.`,
    why: 'Sie rechnen vielleicht mit Aufnahmen, die nie gemacht werden.',
    fixes: { letSpeak: () => 'Art auf Ton oder Text setzen' },
  },
  whitespaceOnlyText: {
    sentence: () =>
      'dieser Text besteht nur aus Leerzeichen, deshalb sehen Teilnehmende nichts. Geben Sie einen Text ein.',
    why: 'Das Feld sieht ausgefüllt aus, zeigt aber nichts.',
  },
  placeholderText: {
    sentence: () =>
      'dieser Text ist ein Platzhalter. Ersetzen Sie ihn durch das, was Teilnehmende lesen sollen, oder entfernen Sie ihn.',
    why: 'Teilnehmende würden den Platzhalter lesen.',
  },
  controlCharacters: {
    sentence: () =>
      'dieser Text enthält Steuerzeichen, wie sie beim Kopieren aus Word und PDF-Dateien entstehen. Teilnehmende sehen dort ein Kästchen, oder Wörter ohne Abstand. Entfernen Sie sie.',
    why: 'Teilnehmende würden den Text nicht so sehen, wie Sie ihn geschrieben haben.',
    fixes: { removeControls: () => 'Steuerzeichen entfernen' },
  },
  lookAlikes: {
    sentence: ({ text: written, other, of }) =>
      `„${written}“ sieht aus wie „${other}“, besteht aber aus anderen Zeichen. Ist ${of === 'id' ? 'dieselbe ID' : 'derselbe Text'} gemeint, kopieren Sie das eine über das andere.`,
    why: 'Für Menschen sehen sie gleich aus, für den Dienst nicht.',
  },
  emptyLinkValue: {
    sentence: ({ parameter }) =>
      `der Bedingung zum Link fehlt der Wert für „${parameter}“; mit einem gewöhnlichen Link erfüllt sie niemand. Geben Sie den Wert ein, oder entfernen Sie die Bedingung.`,
    why: 'Teilnehmende ohne diesen Wert im Link sehen es nie.',
  },
  repeatedCriterion: {
    sentence: ({ first }) => `das wiederholt Bedingung ${first + 1}. Entfernen Sie eine von beiden.`,
    why: 'Die Wiederholung bewirkt nichts.',
  },
  twoLinkValues: {
    sentence: ({ parameter, value, other, isOnly }, inJson) =>
      `die Bedingungen verlangen für „${parameter}“ sowohl „${other}“ als auch „${value}“; ein gewöhnlicher Link hat nur eines davon. ${isOnly ? `Lassen Sie eine Bedingung genügen${inJson('or')}, oder entfernen Sie eine.` : 'Entfernen Sie eine der beiden. Wenn ein Wert genügt, kopieren Sie dies für jeden Wert.'}`,
    why: 'Nur ein Link, der den Parameter zweimal enthält, erfüllt das.',
  },
};
