import type { SwitchWords } from './messages.types.ts';

export const switchWords: SwitchWords = {
  malformedAdviceOff: {
    sentence: ({ meant }) =>
      `ein Kommentar beginnt mit „advice off“, schaltet aber nichts aus. Schreiben Sie „advice off: ${meant ?? 'NAME'} — GRUND“, oder löschen Sie ihn; guide schema settings führt die Namen auf.`,
    why: 'Der Hinweis, den er ausschalten soll, würde weiterhin angezeigt.',
  },
  unknownAdviceOff: {
    sentence: ({ advice, nearest, isError }) =>
      isError
        ? `ein Kommentar soll „${advice}“ ausschalten, aber das ist ein Fehler und kann nicht ausgeschaltet werden. Löschen Sie den Kommentar, und korrigieren Sie den Leitfaden.`
        : `ein Kommentar schaltet „${advice}“ aus, aber diesen Hinweis gibt es nicht. ${nearest === null ? '' : `Meinen Sie „${nearest}“? `}Korrigieren Sie den Kommentar, oder löschen Sie ihn; guide schema settings führt die Namen auf.`,
    why: 'Der Hinweis, den er ausschalten soll, würde weiterhin angezeigt.',
  },
  needlessAdviceOff: {
    sentence: ({ advice, onStudy }) =>
      onStudy
        ? `ein Kommentar zur Studie soll den Hinweis „${advice}“ ausschalten, aber dort schaltet er nichts aus. Schreiben Sie ihn zur Frage oder zum Block, oder schalten Sie den Hinweis in guide-studio.json aus; löschen Sie den Kommentar.`
        : `ein Kommentar schaltet den Hinweis „${advice}“ aus, aber hier gibt es keinen mehr. Löschen oder erledigen Sie den Kommentar.`,
    why: 'Er würde denselben Hinweis auf einen späteren Fehler verbergen, oder er verbirgt nichts.',
  },
};
