import type { SwitchWords } from './messages.types.ts';

export const switchWords: SwitchWords = {
  malformedAdviceOff: {
    sentence: ({ meant }) =>
      `ein Kommentar beginnt mit „advice off“, schaltet aber nichts aus. Schreiben Sie „advice off: ${meant ?? 'NAME'} — GRUND“, mit einem Doppelpunkt vor dem Namen${meant === null ? '; guide schema settings führt die Namen auf' : ''}. Oder löschen Sie den Kommentar.`,
    why: 'Der Hinweis, den er ausschalten soll, würde weiterhin angezeigt.',
  },
  unknownAdviceOff: {
    sentence: ({ advice, nearest, isError }) =>
      isError
        ? `ein Kommentar soll „${advice}“ ausschalten, aber das ist ein Fehler und kann nicht ausgeschaltet werden. Löschen Sie den Kommentar, und korrigieren Sie den Leitfaden.`
        : advice === ''
          ? 'ein Kommentar beginnt mit „advice off:“, nennt aber keinen Hinweis. Schreiben Sie „advice off: NAME — GRUND“, oder löschen Sie ihn; guide schema settings führt die Namen auf.'
          : `ein Kommentar schaltet „${advice}“ aus, aber diesen Hinweis gibt es nicht. ${nearest === null ? 'Korrigieren oder löschen Sie den Kommentar; guide schema settings führt die Namen auf.' : `Meinen Sie „${nearest}“? Korrigieren oder löschen Sie den Kommentar.`}`,
    why: 'Der Hinweis, den er ausschalten soll, würde weiterhin angezeigt.',
  },
  needlessAdviceOff: {
    sentence: ({ advice }) =>
      `ein Kommentar schaltet den Hinweis „${advice}“ aus, aber hier gibt es keinen mehr. Löschen oder erledigen Sie den Kommentar.`,
    why: 'Er würde denselben Hinweis auf einen späteren Fehler verbergen.',
  },
};
