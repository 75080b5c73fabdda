import type { FindingWords } from '../findings/messages.types.ts';
import { places, quoted } from '../findings/messages.de.ts';
import { placeName } from '../findings/placeName.ts';
import type { allRules } from './allRules.ts';

/** The German wording of each rule. */
export const ruleWords: FindingWords<typeof allRules> = {
  screeningPlacement: {
    sentence: (params) => {
      switch (params.reason) {
        case 'notFirst':
          return 'ein Screener muss der erste Block sein. Verschieben Sie ihn an den Anfang.';
        case 'moreThanOne':
          return 'ein Leitfaden kann nur einen Screener haben. Verschieben Sie die Fragen in den ersten, oder ändern Sie den Typ dieses Blocks.';
        case 'itemType':
          return `ein Screener enthält nur Auswahlfragen, nicht ${params.itemType}. Verschieben Sie die Frage in einen anderen Block, oder ändern Sie ihren Typ.`;
      }
    },
    why: 'Der Screener entscheidet vor allem anderen, wer teilnimmt.',
    fixes: {
      screenerFirst: () => 'Screener an den Anfang verschieben',
      makeMultipleChoice: () => 'In eine Auswahlfrage umwandeln',
    },
  },
  selectBounds: {
    sentence: (params, inJson) => {
      switch (params.reason) {
        case 'notTogether':
          return `die kleinste und die größte Zahl der Antworten müssen zusammen festgelegt sein. Legen Sie auch die andere fest${inJson(params.missing)}, oder leeren Sie diese.`;
        case 'needsMultiSelect':
          return `die Zahl der Antworten lässt sich nur begrenzen, wenn mehrere Antworten erlaubt sind. Erlauben Sie mehrere Antworten${inJson('multiSelect')}, oder leeren Sie beide Zahlen${inJson('minSelect', 'maxSelect')}.`;
        case 'minAboveMax':
          return `die kleinste Zahl der Antworten${inJson('minSelect')} ist ${params.minSelect}, die größte${inJson('maxSelect')} aber ${params.maxSelect}. Senken Sie die erste, oder erhöhen Sie die zweite.`;
      }
    },
    why: 'Teilnehmende könnten keine gültige Antwort geben.',
    fixes: {
      setBounds: (p) =>
        p['min'] === undefined ? 'Beide Zahlen setzen' : `${p['min']} bis ${p['max']} Antworten setzen`,
      clearBounds: () => 'Beide Zahlen löschen',
      raiseMax: (p) => (p['to'] === undefined ? 'Höchstzahl erhöhen' : `Höchstzahl auf ${p['to']} erhöhen`),
      lowerMin: (p) => (p['to'] === undefined ? 'Mindestzahl senken' : `Mindestzahl auf ${p['to']} senken`),
    },
  },
  uniqueExternalIds: {
    sentence: ({ id, first }) =>
      `die ID „${id}“ ist schon vergeben (${placeName(first.slice(0, -1), places)}). Ändern Sie eine der beiden IDs.`,
    why: 'Bedingungen finden Teile über ihre IDs. Zwei gleiche IDs lassen sich nicht unterscheiden.',
    fixes: {
      renameId: (p) =>
        p['to'] === undefined ? 'IDs eindeutig machen' : `Zweite ID${quoted(p['from'])} in „${p['to']}“ umbenennen`,
    },
  },
  referencesResolve: {
    sentence: (params, inJson) => {
      const { id, use } = params;
      const what = use === 'questionId' ? 'diese Bedingung verweist auf' : 'diese Frage übernimmt Optionen von';
      const pick = 'Wählen Sie eine frühere Frage.';
      switch (params.reason) {
        case 'unknownItem':
          return params.names === undefined
            ? `${what} „${id}“, aber keine Frage hat diese ID. ${pick}`
            : `${what} „${id}“; das ist die ID ${named[params.names]}, nicht einer Frage. ${pick}`;
        case 'notEarlier':
          return params.self
            ? `${what} sich selbst („${id}“). ${pick}`
            : `${what} „${id}“, aber diese Frage kommt später. Verschieben Sie die Frage nach oben, oder wählen Sie eine frühere.`;
        case 'notInEarlierBlock':
          return `die Bedingung eines Konzepts verweist auf „${id}“, aber diese Frage steht in keinem früheren Block. Wählen Sie eine Frage aus einem früheren Block.`;
        case 'wrongType':
          return use === 'questionId'
            ? `${what} „${id}“ vom Typ ${params.sourceType}. Wählen Sie eine Auswahlfrage oder Matrix.`
            : `${what} „${id}“; das ist keine Auswahlfrage mit mehreren Antworten. Wählen Sie eine solche, oder erlauben Sie dort mehrere Antworten${inJson('multiSelect')}.`;
        case 'matrixRowMissing':
          return `diese Bedingung verweist auf die Matrix „${id}“, ohne eine Zeile zu nennen. Wählen Sie eine Zeile.`;
      }
    },
    why: 'Es wäre nicht festgelegt, wer das sieht.',
    fixes: {
      refer: (p) => `Auf${quoted(p['to']) || ' die gemeinte Frage'} verweisen`,
      moveSourceUp: (p) => `${p['label'] ? `„${p['label']}“` : 'Sie'} davor verschieben`,
      allowSeveralAt: (p) => `Mehrere Antworten bei${quoted(p['label']) || ' der Quelle'} erlauben`,
    },
  },
  exclusiveOption: {
    sentence: ({ reason, option }, inJson) => {
      switch (reason) {
        case 'notMultipleChoice':
          return `„${option}“ ist exklusiv; das können nur Optionen einer Auswahlfrage sein. Machen Sie daraus eine gewöhnliche Option${inJson('exclusiveOption')}.`;
        case 'notMultiSelect':
          return `„${option}“ ist exklusiv; das geht nur, wenn mehrere Antworten erlaubt sind. Erlauben Sie mehrere Antworten${inJson('multiSelect')}, oder machen Sie daraus eine gewöhnliche Option${inJson('exclusiveOption')}.`;
        case 'notLast':
          return `„${option}“ ist exklusiv, aber nur die letzte Option kann es sein. Verschieben Sie sie ans Ende, oder machen Sie daraus eine gewöhnliche Option${inJson('exclusiveOption')}.`;
      }
    },
    why: 'Eine Option wie „Nichts davon“ schließt alle anderen aus.',
    fixes: {
      optionLast: (p) => `${p['label'] ? `„${p['label']}“` : 'Option'} ans Ende verschieben`,
      makeOrdinary: () => 'Zu einer gewöhnlichen Option machen',
    },
  },
  optionStatus: {
    sentence: ({ reason, option }, inJson) =>
      reason === 'missing'
        ? `„${option}“ hat keinen Status. Im Screener braucht jede Option einen: annehmen, neutral oder ablehnen${inJson('approve', 'neutral', 'reject')}.`
        : `„${option}“ hat einen Status, aber nur Optionen im Screener können einen haben. Leeren Sie ihn.`,
    why: 'Der Status entscheidet, wer nach dem Screener weitermacht.',
    fixes: {
      setStatus: (p) => (p['status'] === undefined ? 'Status setzen' : `„${p['status']}“ setzen`),
      clearStatus: () => 'Status löschen',
    },
  },
  conceptSampling: {
    sentence: ({ reason, blockType }) =>
      reason === 'missing'
        ? 'ein Konzeptblock braucht mindestens ein Konzept. Fügen Sie eines hinzu, oder ändern Sie den Typ des Blocks.'
        : `ein Block vom Typ ${blockType} hat keine Konzepte. Entfernen Sie sie, oder machen Sie daraus einen Konzeptblock.`,
    why: 'Nur Konzeptblöcke zeigen Konzepte.',
    fixes: { makeConcept: () => 'Zu einem Konzeptblock machen', removeConcepts: () => 'Konzepte entfernen' },
  },
};

const named: Readonly<Record<'block' | 'concept' | 'option', string>> = {
  block: 'eines Blocks',
  concept: 'eines Konzepts',
  option: 'einer Option',
};
