import type { SwitchWords } from './messages.types.ts';

export const switchWords: SwitchWords = {
  unknownAdviceOff: {
    sentence: ({ advice, nearest, isError }) =>
      isError
        ? `ein Kommentar soll „${advice}“ ausschalten, aber das ist ein Fehler und kann nicht ausgeschaltet werden. Löschen Sie den Kommentar, und korrigieren Sie den Leitfaden.`
        : `ein Kommentar schaltet „${advice}“ aus, aber diesen Hinweis gibt es nicht. ${nearest === null ? 'Korrigieren oder löschen Sie den Kommentar; guide schema settings führt die Namen auf.' : `Meinen Sie „${nearest}“? Korrigieren oder löschen Sie den Kommentar.`}`,
    why: 'Der Hinweis, den er ausschalten soll, würde weiterhin angezeigt.',
  },
  needlessAdviceOff: {
    sentence: ({ advice }) =>
      `ein Kommentar schaltet den Hinweis „${advice}“ aus, aber hier gibt es keinen mehr. Löschen oder erledigen Sie den Kommentar.`,
    why: 'Er würde denselben Hinweis auf einen späteren Fehler verbergen.',
  },
};
