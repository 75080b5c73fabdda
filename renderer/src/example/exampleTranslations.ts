import type { JsonObject } from '@guide-studio/guide-core';
import { guideTexts, translationFor } from '@guide-studio/guide-core/translations';

/** The texts of the example in German and Arabic, by the English ones. */
export const exampleTexts: Readonly<Record<'de' | 'ar', Readonly<Record<string, string>>>> = {
  de: {
    'Good morning': 'Guten Morgen',
    'A few questions about your breakfast. It takes about 6 minutes.':
      'Einige Fragen zu Ihrem Frühstück. Es dauert etwa 6 Minuten.',
    'Thank you, and enjoy your next breakfast.': 'Vielen Dank, und guten Appetit beim nächsten Frühstück.',
    'How often do you eat breakfast at home?': 'Wie oft frühstücken Sie zu Hause?',
    'Every day': 'Jeden Tag',
    'On some days': 'An manchen Tagen',
    'Only at weekends': 'Nur am Wochenende',
    Never: 'Nie',
    'Think of an ordinary week. There are no right or wrong answers.':
      'Denken Sie an eine gewöhnliche Woche. Es gibt keine richtigen oder falschen Antworten.',
    'Go on': 'Weiter',
    'What was on your table in the last week?': 'Was stand in der letzten Woche auf Ihrem Tisch?',
    Bread: 'Brot',
    Cereal: 'Müsli oder Cornflakes',
    Fruit: 'Obst',
    Eggs: 'Eier',
    'What makes bread the right thing for you?': 'Was macht Brot für Sie zum Richtigen?',
    'How often do you eat something in these places on a working day?':
      'Wie oft essen Sie an einem Arbeitstag an diesen Orten etwas?',
    'At home': 'Zu Hause',
    'On the way': 'Unterwegs',
    'At work': 'Bei der Arbeit',
    Often: 'Oft',
    Sometimes: 'Manchmal',
    'What matters to you in the morning? Put it in order.':
      'Was ist Ihnen am Morgen wichtig? Bringen Sie es in eine Reihenfolge.',
    'That it is quick': 'Dass es schnell geht',
    'That it is healthy': 'Dass es gesund ist',
    'That it tastes good': 'Dass es gut schmeckt',
    'What annoys you most about your mornings, and what least?':
      'Was stört Sie an Ihrem Morgen am meisten, und was am wenigsten?',
    'Too little time': 'Zu wenig Zeit',
    'Too much noise': 'Zu viel Lärm',
    'Nothing fresh at home': 'Nichts Frisches im Haus',
    'Having to cook': 'Kochen zu müssen',
    'Washing up': 'Der Abwasch',
    'What would you change about your mornings if you could?':
      'Was würden Sie an Ihrem Morgen ändern, wenn Sie könnten?',
    'The evening jar': 'Das Glas vom Abend',
    'You fill oats, fruit and milk into a jar in the evening. In the morning breakfast is ready, and you can take it along.':
      'Am Abend füllen Sie Haferflocken, Obst und Milch in ein Glas. Am Morgen ist das Frühstück fertig, und Sie können es mitnehmen.',
    'Rolls at the door': 'Brötchen an der Tür',
    'A bakery nearby hangs fresh rolls on your door before seven, on the days that you choose.':
      'Eine Bäckerei in der Nähe hängt Ihnen vor sieben Uhr frische Brötchen an die Tür, an den Tagen, die Sie wählen.',
    'Would this make your mornings better?': 'Würde das Ihren Morgen besser machen?',
    'Yes, clearly': 'Ja, deutlich',
    'A little': 'Ein wenig',
    No: 'Nein',
    'What is wrong with it for you?': 'Was passt daran nicht für Sie?',
    'If everything were possible: what would your breakfast be? Simply tell us about it.':
      'Wenn alles möglich wäre: Wie sähe Ihr Frühstück aus? Erzählen Sie einfach davon.',
  },
  ar: {
    'Good morning': 'صباح الخير',
    'A few questions about your breakfast. It takes about 6 minutes.':
      'بعض الأسئلة عن فطورك. تستغرق الإجابة نحو 6 دقائق.',
    'Thank you, and enjoy your next breakfast.': 'شكرًا لك، ونتمنى لك فطورًا شهيًا في المرة القادمة.',
    'How often do you eat breakfast at home?': 'كم مرة تتناول الفطور في البيت؟',
    'Every day': 'كل يوم',
    'On some days': 'في بعض الأيام',
    'Only at weekends': 'في عطلة نهاية الأسبوع فقط',
    Never: 'أبدًا',
    'Think of an ordinary week. There are no right or wrong answers.':
      'فكّر في أسبوع عادي. لا توجد إجابات صحيحة أو خاطئة.',
    'Go on': 'متابعة',
    'What was on your table in the last week?': 'ماذا كان على مائدة فطورك في الأسبوع الماضي؟',
    Bread: 'الخبز',
    Cereal: 'حبوب الإفطار',
    Fruit: 'الفواكه',
    Eggs: 'البيض',
    'What makes bread the right thing for you?': 'لماذا يناسبك الخبز؟',
    'How often do you eat something in these places on a working day?': 'كم مرة تتناول شيئًا في هذه الأماكن في يوم عمل؟',
    'At home': 'في البيت',
    'On the way': 'في الطريق',
    'At work': 'في العمل',
    Often: 'كثيرًا',
    Sometimes: 'أحيانًا',
    'What matters to you in the morning? Put it in order.': 'ما المهم بالنسبة إليك في الصباح؟ رتّبه حسب الأهمية.',
    'That it is quick': 'أن يكون سريعًا',
    'That it is healthy': 'أن يكون صحيًا',
    'That it tastes good': 'أن يكون طعمه لذيذًا',
    'What annoys you most about your mornings, and what least?': 'ما أكثر ما يزعجك في صباحك، وما أقل ما يزعجك؟',
    'Too little time': 'ضيق الوقت',
    'Too much noise': 'كثرة الضجيج',
    'Nothing fresh at home': 'عدم وجود طعام طازج في البيت',
    'Having to cook': 'الاضطرار إلى الطبخ',
    'Washing up': 'غسل الأطباق',
    'What would you change about your mornings if you could?': 'ماذا كنت ستغيّر في صباحك لو استطعت؟',
    'The evening jar': 'برطمان المساء',
    'You fill oats, fruit and milk into a jar in the evening. In the morning breakfast is ready, and you can take it along.':
      'تضع في المساء الشوفان والفواكه والحليب في برطمان. وفي الصباح يكون الفطور جاهزًا، ويمكنك أن تأخذه معك.',
    'Rolls at the door': 'خبز طازج عند الباب',
    'A bakery nearby hangs fresh rolls on your door before seven, on the days that you choose.':
      'يعلّق مخبز قريب خبزًا طازجًا على بابك قبل الساعة السابعة، في الأيام التي تختارها.',
    'Would this make your mornings better?': 'هل سيجعل هذا صباحك أفضل؟',
    'Yes, clearly': 'نعم، بوضوح',
    'A little': 'قليلًا',
    No: 'لا',
    'What is wrong with it for you?': 'ما الذي لا يناسبك فيها؟',
    'If everything were possible: what would your breakfast be? Simply tell us about it.':
      'لو كان كل شيء ممكنًا، كيف سيكون فطورك؟ حدّثنا عنه ببساطة.',
  },
};

/** Returns the file of translations beside the example. */
export function exampleTranslations(guide: JsonObject): JsonObject {
  const texts = guideTexts(guide);
  const translations = Object.fromEntries(
    Object.entries(exampleTexts).map(([language, byText]) => [
      language,
      texts.flatMap((text) => {
        const translated = byText[text.source];
        return translated === undefined ? [] : [translationFor(text, { text: translated, state: 'reviewed' })];
      }),
    ]),
  );
  return { translations };
}
