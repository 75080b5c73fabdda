import type { InterviewerWords } from './interviewerWords.types.ts';

/** The interviewer in other languages, by code without region. Complete: a screen never mixes languages. */
export const moreInterviewers: Readonly<Record<string, InterviewerWords>> = {
  fr: {
    closings: {
      complete: 'Merci pour vos réponses.',
      screened_out: 'Merci de nous avoir consacré du temps. Pour cette étude, nous recherchons d’autres profils.',
    },
    followUps: {
      sayMore: 'Pourriez-vous en dire un peu plus\u202f?',
      example: 'Pouvez-vous donner un exemple\u202f?',
      whyImportant: 'Pourquoi est-ce important pour vous\u202f?',
      anythingElse: 'Souhaitez-vous ajouter quelque chose\u202f?',
    },
    scriptedNotice:
      'Cette question complémentaire est prédéfinie. Votre réponse n’a encore été lue ni par une personne ni par une IA.',
    writtenNotice:
      'Une IA a rédigé cette question complémentaire à partir de votre réponse. Aucune personne n’a encore lu votre réponse.',
    sampleAnswer: 'Un exemple de réponse.',
  },
  es: {
    closings: {
      complete: 'Gracias por sus respuestas.',
      screened_out: 'Gracias por su tiempo. Para este estudio buscamos participantes con otro perfil.',
    },
    followUps: {
      sayMore: '¿Podría contarnos un poco más?',
      example: '¿Puede dar un ejemplo?',
      whyImportant: '¿Por qué es importante para usted?',
      anythingElse: '¿Desea añadir algo más?',
    },
    scriptedNotice:
      'Esta pregunta de seguimiento está predefinida. Ninguna persona ni ninguna IA ha leído aún su respuesta.',
    writtenNotice:
      'Una IA ha escrito esta pregunta adicional a partir de su respuesta. Ninguna persona ha leído aún su respuesta.',
    sampleAnswer: 'Una respuesta de ejemplo.',
  },
  it: {
    closings: {
      complete: 'Grazie per le sue risposte.',
      screened_out: 'Grazie per il suo tempo. Per questo studio cerchiamo partecipanti con un altro profilo.',
    },
    followUps: {
      sayMore: 'Potrebbe dire qualcosa di più?',
      example: 'Può fare un esempio?',
      whyImportant: 'Perché è importante per lei?',
      anythingElse: 'Vuole aggiungere altro?',
    },
    scriptedNotice:
      'Questa domanda di approfondimento è predefinita. La sua risposta non è ancora stata letta né da una persona né da un’IA.',
    writtenNotice:
      'Un’IA ha scritto questa domanda di approfondimento in base alla sua risposta. Nessuna persona ha ancora letto la sua risposta.',
    sampleAnswer: 'Una risposta di esempio.',
  },
  pt: {
    closings: {
      complete: 'Agradecemos as suas respostas.',
      screened_out: 'Agradecemos o seu tempo. Para este estudo, procuramos participantes com outro perfil.',
    },
    followUps: {
      sayMore: 'Poderia dizer um pouco mais sobre isso?',
      example: 'Pode dar um exemplo?',
      whyImportant: 'Por que razão isso é importante?',
      anythingElse: 'Gostaria de acrescentar alguma coisa?',
    },
    scriptedNotice:
      'Esta pergunta adicional está predefinida. A sua resposta ainda não foi lida por nenhuma pessoa nem por nenhuma IA.',
    writtenNotice:
      'Uma IA escreveu esta pergunta adicional a partir da sua resposta. Nenhuma pessoa leu ainda a sua resposta.',
    sampleAnswer: 'Uma resposta de exemplo.',
  },
  nl: {
    closings: {
      complete: 'Bedankt voor uw antwoorden.',
      screened_out: 'Bedankt voor uw tijd. Voor dit onderzoek zoeken we deelnemers met een ander profiel.',
    },
    followUps: {
      sayMore: 'Kunt u daar iets meer over vertellen?',
      example: 'Kunt u daar een voorbeeld van geven?',
      whyImportant: 'Waarom is dat belangrijk voor u?',
      anythingElse: 'Wilt u nog iets toevoegen?',
    },
    scriptedNotice: 'Deze vervolgvraag is vooraf opgesteld. Uw antwoord is nog niet gelezen door een mens of een AI.',
    writtenNotice:
      'Een AI heeft deze vervolgvraag geschreven op basis van uw antwoord. Nog geen mens heeft uw antwoord gelezen.',
    sampleAnswer: 'Een voorbeeldantwoord.',
  },
  tr: {
    closings: {
      complete: 'Yanıtlarınız için teşekkür ederiz.',
      screened_out: 'Zaman ayırdığınız için teşekkür ederiz. Bu araştırma için farklı profilde katılımcılar arıyoruz.',
    },
    followUps: {
      sayMore: 'Bunu biraz daha açabilir misiniz?',
      example: 'Buna bir örnek verebilir misiniz?',
      whyImportant: 'Bu sizin için neden önemli?',
      anythingElse: 'Eklemek istediğiniz bir şey var mı?',
    },
    scriptedNotice: 'Bu ek soru önceden hazırlanmıştır. Yanıtınızı henüz bir insan ya da yapay zekâ okumadı.',
    writtenNotice: 'Bu ek soruyu yanıtınıza göre bir yapay zekâ yazdı. Yanıtınızı henüz bir insan okumadı.',
    sampleAnswer: 'Örnek bir yanıt.',
  },
  ar: {
    closings: {
      complete: 'شكرًا على إجاباتكم.',
      screened_out: 'شكرًا على وقتكم. نبحث في هذه الدراسة عن مشاركين آخرين.',
    },
    followUps: {
      sayMore: 'هل يمكنكم إخبارنا بالمزيد عن ذلك؟',
      example: 'هل يمكنكم إعطاء مثال على ذلك؟',
      whyImportant: 'لماذا هذا مهم بالنسبة إليكم؟',
      anythingElse: 'هل تودون إضافة شيء آخر؟',
    },
    scriptedNotice: 'هذا السؤال الإضافي معدّ مسبقًا. لم يقرأ إجابتكم بعدُ أي شخص ولا أي ذكاء اصطناعي.',
    writtenNotice: 'كتب هذا السؤال الإضافي ذكاء اصطناعي استنادًا إلى إجابتكم. لم يقرأ إجابتكم بعدُ أي شخص.',
    sampleAnswer: 'إجابة تجريبية.',
  },
};
