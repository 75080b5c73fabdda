import type { InterviewerWords } from './interviewerWords.types.ts';

/** The interviewer in other languages, by code without region. Complete: a screen never mixes languages. */
export const moreInterviewers: Readonly<Record<string, InterviewerWords>> = {
  fr: {
    closings: {
      complete: 'Merci pour vos réponses.',
      screened_out: 'Merci de nous avoir consacré du temps. Pour cette étude, nous recherchons d’autres profils.',
    },
    followUps: {
      clarify: 'Qu’entendez-vous par «\u00a0{word}\u00a0»\u202f?',
      sayMore: 'Pourriez-vous en dire un peu plus\u202f?',
      example: 'Pouvez-vous donner un exemple\u202f?',
      whyImportant: 'Pourquoi est-ce important pour vous\u202f?',
      anythingElse: 'Souhaitez-vous ajouter quelque chose\u202f?',
    },
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
      clarify: '¿Qué quiere decir con «{word}»?',
      sayMore: '¿Podría contarnos un poco más?',
      example: '¿Puede dar un ejemplo?',
      whyImportant: '¿Por qué es importante para usted?',
      anythingElse: '¿Desea añadir algo más?',
    },
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
      clarify: 'Che cosa intende con «{word}»?',
      sayMore: 'Potrebbe dire qualcosa di più?',
      example: 'Può fare un esempio?',
      whyImportant: 'Perché è importante per lei?',
      anythingElse: 'Vuole aggiungere altro?',
    },
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
      clarify: 'O que quer dizer com «{word}»?',
      sayMore: 'Poderia dizer um pouco mais sobre isso?',
      example: 'Pode dar um exemplo?',
      whyImportant: 'Por que razão isso é importante?',
      anythingElse: 'Gostaria de acrescentar alguma coisa?',
    },
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
      clarify: 'Wat bedoelt u met ‘{word}’?',
      sayMore: 'Kunt u daar iets meer over vertellen?',
      example: 'Kunt u daar een voorbeeld van geven?',
      whyImportant: 'Waarom is dat belangrijk voor u?',
      anythingElse: 'Wilt u nog iets toevoegen?',
    },
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
      clarify: '“{word}” derken ne demek istiyorsunuz?',
      sayMore: 'Bunu biraz daha açabilir misiniz?',
      example: 'Buna bir örnek verebilir misiniz?',
      whyImportant: 'Bu sizin için neden önemli?',
      anythingElse: 'Eklemek istediğiniz bir şey var mı?',
    },
    writtenNotice: 'Bu ek soruyu yanıtınıza göre bir yapay zekâ yazdı. Yanıtınızı henüz bir insan okumadı.',
    sampleAnswer: 'Örnek bir yanıt.',
  },
  ar: {
    closings: {
      complete: 'شكرًا على إجاباتكم.',
      screened_out: 'شكرًا على وقتكم. نبحث في هذه الدراسة عن مشاركين آخرين.',
    },
    followUps: {
      clarify: 'ماذا تقصدون بكلمة «{word}»؟',
      sayMore: 'هل يمكنكم إخبارنا بالمزيد عن ذلك؟',
      example: 'هل يمكنكم إعطاء مثال على ذلك؟',
      whyImportant: 'لماذا هذا مهم بالنسبة إليكم؟',
      anythingElse: 'هل تودون إضافة شيء آخر؟',
    },
    writtenNotice: 'كتب هذا السؤال الإضافي ذكاء اصطناعي استنادًا إلى إجابتكم. لم يقرأ إجابتكم بعدُ أي شخص.',
    sampleAnswer: 'إجابة تجريبية.',
  },
  pl: {
    closings: {
      complete: 'Dziękujemy za Państwa odpowiedzi.',
      screened_out: 'Dziękujemy za poświęcony czas. Do tego badania szukamy uczestników o innym profilu.',
    },
    followUps: {
      clarify: 'Co mają Państwo na myśli, mówiąc „{word}”?',
      sayMore: 'Czy mogą Państwo powiedzieć o tym coś więcej?',
      example: 'Czy mogą Państwo podać przykład?',
      whyImportant: 'Dlaczego jest to dla Państwa ważne?',
      anythingElse: 'Czy chcieliby Państwo coś jeszcze dodać?',
    },
    writtenNotice:
      'To pytanie dodatkowe napisała AI na podstawie Państwa odpowiedzi. Odpowiedzi nie czytał jeszcze żaden człowiek.',
    sampleAnswer: 'Przykładowa odpowiedź.',
  },
  cs: {
    closings: {
      complete: 'Děkujeme za vaše odpovědi.',
      screened_out: 'Děkujeme za váš čas. Pro tuto studii hledáme účastníky s jiným profilem.',
    },
    followUps: {
      clarify: 'Co máte na mysli slovem „{word}“?',
      sayMore: 'Mohli byste o tom říct něco víc?',
      example: 'Můžete uvést příklad?',
      whyImportant: 'Proč je to pro vás důležité?',
      anythingElse: 'Chtěli byste ještě něco dodat?',
    },
    writtenNotice: 'Tuto doplňující otázku napsala AI podle vaší odpovědi. Vaši odpověď zatím nečetl žádný člověk.',
    sampleAnswer: 'Ukázková odpověď.',
  },
  sv: {
    closings: {
      complete: 'Tack för dina svar.',
      screened_out: 'Tack för din tid. Till den här studien söker vi deltagare med en annan profil.',
    },
    followUps: {
      clarify: 'Vad menar du med ”{word}”?',
      sayMore: 'Kan du berätta lite mer om det?',
      example: 'Kan du ge ett exempel på det?',
      whyImportant: 'Varför är det viktigt för dig?',
      anythingElse: 'Vill du tillägga något?',
    },
    writtenNotice: 'En AI har skrivit den här följdfrågan utifrån ditt svar. Ingen människa har läst ditt svar ännu.',
    sampleAnswer: 'Ett exempelsvar.',
  },
  da: {
    closings: {
      complete: 'Tak for dine svar.',
      screened_out: 'Tak for din tid. Til denne undersøgelse søger vi deltagere med en anden profil.',
    },
    followUps: {
      clarify: 'Hvad mener du med »{word}«?',
      sayMore: 'Kan du fortælle lidt mere om det?',
      example: 'Kan du give et eksempel på det?',
      whyImportant: 'Hvorfor er det vigtigt for dig?',
      anythingElse: 'Er der noget, du vil tilføje?',
    },
    writtenNotice:
      'En AI har skrevet dette opfølgende spørgsmål ud fra dit svar. Intet menneske har læst dit svar endnu.',
    sampleAnswer: 'Et eksempel på et svar.',
  },
  fi: {
    closings: {
      complete: 'Kiitos vastauksistasi.',
      screened_out: 'Kiitos ajastasi. Tähän tutkimukseen etsimme osallistujia, joilla on toisenlainen profiili.',
    },
    followUps: {
      clarify: 'Mitä tarkoitat sanalla ”{word}”?',
      sayMore: 'Voisitko kertoa siitä hieman lisää?',
      example: 'Voitko antaa siitä esimerkin?',
      whyImportant: 'Miksi se on sinulle tärkeää?',
      anythingElse: 'Haluatko lisätä vielä jotain?',
    },
    writtenNotice:
      'Tekoäly kirjoitti tämän jatkokysymyksen vastauksesi perusteella. Kukaan ihminen ei ole vielä lukenut vastaustasi.',
    sampleAnswer: 'Esimerkkivastaus.',
  },
  uk: {
    closings: {
      complete: 'Дякуємо за ваші відповіді.',
      screened_out: 'Дякуємо за ваш час. Для цього дослідження ми шукаємо учасників з іншим профілем.',
    },
    followUps: {
      clarify: 'Що ви маєте на увазі під словом «{word}»?',
      sayMore: 'Чи могли б ви розповісти про це трохи більше?',
      example: 'Чи можете ви навести приклад?',
      whyImportant: 'Чому це для вас важливо?',
      anythingElse: 'Чи бажаєте ви щось додати?',
    },
    writtenNotice:
      'Це додаткове запитання написав ШІ на основі вашої відповіді. Жодна людина ще не читала вашої відповіді.',
    sampleAnswer: 'Приклад відповіді.',
  },
  ru: {
    closings: {
      complete: 'Спасибо за ваши ответы.',
      screened_out: 'Спасибо за ваше время. Для этого исследования мы ищем участников с другим профилем.',
    },
    followUps: {
      clarify: 'Что вы имеете в виду под словом «{word}»?',
      sayMore: 'Не могли бы вы рассказать об этом немного подробнее?',
      example: 'Можете ли вы привести пример?',
      whyImportant: 'Почему это для вас важно?',
      anythingElse: 'Хотите ли вы что-нибудь добавить?',
    },
    writtenNotice:
      'Этот дополнительный вопрос написал ИИ на основе вашего ответа. Ни один человек ещё не читал ваш ответ.',
    sampleAnswer: 'Пример ответа.',
  },
  he: {
    closings: {
      complete: 'תודה על התשובות שלך.',
      screened_out: 'תודה על הזמן שלך. למחקר הזה אנחנו מחפשים משתתפים עם פרופיל אחר.',
    },
    followUps: {
      clarify: 'למה הכוונה במילה ”{word}“?',
      sayMore: 'האם אפשר לספר על כך קצת יותר?',
      example: 'האם אפשר לתת דוגמה לכך?',
      whyImportant: 'מדוע זה חשוב לך?',
      anythingElse: 'האם יש משהו נוסף להוסיף?',
    },
    writtenNotice: 'בינה מלאכותית כתבה את שאלת ההמשך הזו לפי התשובה שלך. אף אדם עדיין לא קרא את התשובה שלך.',
    sampleAnswer: 'תשובה לדוגמה.',
  },
  hi: {
    closings: {
      complete: 'आपके उत्तरों के लिए धन्यवाद।',
      screened_out: 'आपके समय के लिए धन्यवाद। इस अध्ययन के लिए हम अलग प्रोफ़ाइल वाले प्रतिभागी खोज रहे हैं।',
    },
    followUps: {
      clarify: '“{word}” से आपका क्या मतलब है?',
      sayMore: 'क्या आप इसके बारे में थोड़ा और बता सकते हैं?',
      example: 'क्या आप इसका कोई उदाहरण दे सकते हैं?',
      whyImportant: 'यह आपके लिए क्यों महत्वपूर्ण है?',
      anythingElse: 'क्या आप कुछ और जोड़ना चाहेंगे?',
    },
    writtenNotice: 'यह अनुवर्ती प्रश्न एआई ने आपके उत्तर के आधार पर लिखा है। आपका उत्तर अभी तक किसी व्यक्ति ने नहीं पढ़ा है।',
    sampleAnswer: 'एक नमूना उत्तर।',
  },
  zh: {
    closings: { complete: '感谢您的回答。', screened_out: '感谢您抽出时间。本研究正在寻找其他背景的参与者。' },
    followUps: {
      clarify: '您说的“{word}”是指什么？',
      sayMore: '您能再多说一些吗？',
      example: '您能举个例子吗？',
      whyImportant: '为什么这对您很重要？',
      anythingElse: '您还有什么想补充的吗？',
    },
    writtenNotice: '这个追问由人工智能根据您的回答编写。还没有人阅读您的回答。',
    sampleAnswer: '示例回答。',
  },
  ja: {
    closings: {
      complete: 'ご回答ありがとうございました。',
      screened_out: 'お時間をいただきありがとうございました。この調査では別の条件の参加者を募集しています。',
    },
    followUps: {
      clarify: '「{word}」とは、どういう意味ですか？',
      sayMore: 'それについて、もう少し詳しくお聞かせいただけますか？',
      example: 'その例を挙げていただけますか？',
      whyImportant: 'それはなぜあなたにとって大切なのですか？',
      anythingElse: 'ほかに付け加えたいことはありますか？',
    },
    writtenNotice:
      'この追加の質問は、あなたの回答をもとに AI が作成しました。あなたの回答は、まだ誰にも読まれていません。',
    sampleAnswer: '回答の例。',
  },
  ko: {
    closings: {
      complete: '답변해 주셔서 감사합니다.',
      screened_out: '시간을 내 주셔서 감사합니다. 이 연구에서는 다른 조건의 참가자를 찾고 있습니다.',
    },
    followUps: {
      clarify: '‘{word}’라는 말은 어떤 뜻인가요?',
      sayMore: '그 점에 대해 조금 더 말씀해 주시겠어요?',
      example: '예를 하나 들어 주시겠어요?',
      whyImportant: '그것이 왜 중요하신가요?',
      anythingElse: '더 덧붙이고 싶은 말씀이 있으신가요?',
    },
    writtenNotice: '이 추가 질문은 AI가 답변을 바탕으로 작성했습니다. 아직 답변을 읽은 사람은 없습니다.',
    sampleAnswer: '예시 답변.',
  },
};
