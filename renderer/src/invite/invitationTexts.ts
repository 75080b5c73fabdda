/* What people are invited with, in the languages of the participant page. `{title}` and `{link}` are filled in. */
const texts: Readonly<Record<string, string>> = {
  ar: 'مرحبًا،\n\nيسعدنا أن نسمع رأيك حول «{title}». يمكنك المشاركة هنا:\n{link}\n\nشكرًا لك!',
  cs: 'Dobrý den,\n\nrádi bychom znali váš názor na téma „{title}“. Zúčastnit se můžete zde:\n{link}\n\nDěkujeme!',
  da: 'Hej\n\nVi vil gerne høre din mening om “{title}”. Du kan deltage her:\n{link}\n\nMange tak!',
  de: 'Guten Tag,\n\nwir möchten gern Ihre Meinung zu „{title}“ hören. Hier können Sie teilnehmen:\n{link}\n\nVielen Dank!',
  en: 'Hello,\n\nwe would like to hear from you about “{title}”. You can take part here:\n{link}\n\nThank you!',
  es: 'Hola:\n\nNos gustaría conocer su opinión sobre «{title}». Puede participar aquí:\n{link}\n\n¡Muchas gracias!',
  fi: 'Hei,\n\nhaluaisimme kuulla mielipiteesi aiheesta ”{title}”. Voit osallistua tästä:\n{link}\n\nKiitos!',
  fr: 'Bonjour,\n\nNous aimerions connaître votre avis sur « {title} ». Vous pouvez participer ici :\n{link}\n\nMerci !',
  he: 'שלום,\n\nנשמח לשמוע את דעתך על ״{title}״. אפשר להשתתף כאן:\n{link}\n\nתודה רבה!',
  hi: 'नमस्ते,\n\nहम “{title}” के बारे में आपकी राय जानना चाहते हैं। आप यहाँ भाग ले सकते हैं:\n{link}\n\nधन्यवाद!',
  it: 'Buongiorno,\n\nci piacerebbe conoscere la Sua opinione su «{title}». Può partecipare qui:\n{link}\n\nGrazie!',
  ja: 'こんにちは。\n\n「{title}」について、ご意見をお聞かせください。こちらからご参加いただけます。\n{link}\n\nよろしくお願いいたします。',
  ko: '안녕하세요.\n\n“{title}”에 대한 의견을 듣고 싶습니다. 아래 링크에서 참여하실 수 있습니다.\n{link}\n\n감사합니다!',
  nl: 'Hallo,\n\nwe horen graag uw mening over “{title}”. U kunt hier meedoen:\n{link}\n\nHartelijk dank!',
  pl: 'Dzień dobry,\n\nchcielibyśmy poznać Państwa opinię na temat „{title}”. Udział można wziąć tutaj:\n{link}\n\nDziękujemy!',
  pt: 'Olá,\n\ngostaríamos de saber a sua opinião sobre “{title}”. Pode participar aqui:\n{link}\n\nObrigado!',
  ru: 'Здравствуйте!\n\nНам хотелось бы узнать ваше мнение на тему «{title}». Принять участие можно здесь:\n{link}\n\nСпасибо!',
  sv: 'Hej!\n\nVi vill gärna höra vad du tycker om ”{title}”. Du kan delta här:\n{link}\n\nTack!',
  tr: 'Merhaba,\n\n“{title}” hakkındaki görüşlerinizi öğrenmek isteriz. Buradan katılabilirsiniz:\n{link}\n\nTeşekkürler!',
  uk: 'Вітаємо!\n\nМи хотіли б дізнатися вашу думку на тему «{title}». Взяти участь можна тут:\n{link}\n\nДякуємо!',
  zh: '您好，\n\n我们想听听您对“{title}”的看法。请点击这里参加：\n{link}\n\n谢谢！',
};

/** Returns an invitation in a language of the study, with `{link}` in it; in English if it is not written in that one. */
export function invitationIn(language: string, title: string): string {
  const text = texts[language] ?? texts[language.replace(/-.*$/u, '')] ?? texts['en'] ?? '{link}';
  return text.replace('{title}', () => title);
}

/** Returns true if there is an invitation in a language. */
export const isWrittenIn = (language: string): boolean =>
  Object.hasOwn(texts, language) || Object.hasOwn(texts, language.replace(/-.*$/u, ''));

/** Fills the link into an invitation. */
export const withLink = (text: string, link: string): string => text.replaceAll('{link}', () => link);
