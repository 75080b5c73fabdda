import type { InterviewerWords } from './interviewerWords.ts';

/** The interviewer in further languages, by code without region. Whole: a screen never falls back to another language. */
export const moreInterviewers: Readonly<Record<string, InterviewerWords>> = {
  fr: {
    closings: {
      complete: 'Merci pour vos réponses.',
      screened_out: 'Merci pour votre temps. Pour cette étude, nous recherchons d’autres participants.',
    },
    followUps: {
      sayMore: 'Pourriez-vous en dire un peu plus ?',
      example: 'Pouvez-vous donner un exemple ?',
      whyImportant: 'Pourquoi est-ce important pour vous ?',
      anythingElse: 'Souhaitez-vous ajouter quelque chose ?',
    },
    scriptedNotice:
      'Cette question complémentaire fait partie d’un script fixe. Votre réponse n’a été lue ni par une personne ni par une IA.',
    sampleAnswer: 'Un exemple de réponse.',
  },
  es: {
    closings: {
      complete: 'Gracias por sus respuestas.',
      screened_out: 'Gracias por su tiempo. Para este estudio buscamos a otros participantes.',
    },
    followUps: {
      sayMore: '¿Podría contarnos un poco más?',
      example: '¿Puede dar un ejemplo?',
      whyImportant: '¿Por qué es importante para usted?',
      anythingElse: '¿Quiere añadir algo?',
    },
    scriptedNotice:
      'Esta pregunta de seguimiento forma parte de un guion fijo. Ninguna persona ni ninguna IA ha leído su respuesta.',
    sampleAnswer: 'Una respuesta de ejemplo.',
  },
  it: {
    closings: {
      complete: 'Grazie per le sue risposte.',
      screened_out: 'Grazie per il suo tempo. Per questo studio cerchiamo altri partecipanti.',
    },
    followUps: {
      sayMore: 'Potrebbe dire qualcosa di più?',
      example: 'Può fare un esempio?',
      whyImportant: 'Perché è importante per lei?',
      anythingElse: 'Vuole aggiungere qualcosa?',
    },
    scriptedNotice:
      'Questa domanda di approfondimento fa parte di un copione fisso. La sua risposta non è stata letta né da una persona né da un’IA.',
    sampleAnswer: 'Una risposta di esempio.',
  },
  pt: {
    closings: {
      complete: 'Obrigado pelas suas respostas.',
      screened_out: 'Obrigado pelo seu tempo. Para este estudo, procuramos outros participantes.',
    },
    followUps: {
      sayMore: 'Poderia dizer um pouco mais sobre isso?',
      example: 'Pode dar um exemplo?',
      whyImportant: 'Por que isso é importante para si?',
      anythingElse: 'Gostaria de acrescentar alguma coisa?',
    },
    scriptedNotice:
      'Esta pergunta adicional faz parte de um guião fixo. A sua resposta não foi lida por nenhuma pessoa nem por uma IA.',
    sampleAnswer: 'Uma resposta de exemplo.',
  },
  nl: {
    closings: {
      complete: 'Bedankt voor uw antwoorden.',
      screened_out: 'Bedankt voor uw tijd. Voor dit onderzoek zoeken we andere deelnemers.',
    },
    followUps: {
      sayMore: 'Kunt u daar iets meer over vertellen?',
      example: 'Kunt u daar een voorbeeld van geven?',
      whyImportant: 'Waarom is dat belangrijk voor u?',
      anythingElse: 'Wilt u nog iets toevoegen?',
    },
    scriptedNotice:
      'Deze vervolgvraag komt uit een vast script. Uw antwoord is niet gelezen door een mens of door een AI.',
    sampleAnswer: 'Een voorbeeldantwoord.',
  },
  tr: {
    closings: {
      complete: 'Yanıtlarınız için teşekkür ederiz.',
      screened_out: 'Zaman ayırdığınız için teşekkür ederiz. Bu çalışma için başka katılımcılar arıyoruz.',
    },
    followUps: {
      sayMore: 'Bundan biraz daha söz eder misiniz?',
      example: 'Buna bir örnek verebilir misiniz?',
      whyImportant: 'Bu sizin için neden önemli?',
      anythingElse: 'Eklemek istediğiniz bir şey var mı?',
    },
    scriptedNotice:
      'Bu ek soru sabit bir metinden gelmektedir. Yanıtınızı henüz bir insan ya da yapay zekâ okumamıştır.',
    sampleAnswer: 'Örnek bir yanıt.',
  },
  ar: {
    closings: {
      complete: 'شكرًا على إجاباتك.',
      screened_out: 'شكرًا على وقتك. نبحث في هذه الدراسة عن مشاركين آخرين.',
    },
    followUps: {
      sayMore: 'هل يمكنك أن تخبرنا بالمزيد عن ذلك؟',
      example: 'هل يمكنك إعطاء مثال على ذلك؟',
      whyImportant: 'لماذا هذا مهم بالنسبة إليك؟',
      anythingElse: 'هل تود إضافة شيء آخر؟',
    },
    scriptedNotice: 'هذا السؤال الإضافي من نص ثابت. لم يقرأ إجابتك أي شخص أو ذكاء اصطناعي.',
    sampleAnswer: 'إجابة تجريبية.',
  },
};
