/*
 * The study that `fieldStudy.spec.ts` plays: 25 questions as a researcher has them in a document, two ideas to show, and
 * the words of two more languages.
 */

/** A text of the study in the three languages that its participants speak. */
type Words = readonly [english: string, german: string, arabic: string];

const welcome: Words = [
  'Thank you for taking part. We would like to understand how you get your drinking water at home.',
  'Danke, dass Sie teilnehmen. Wir möchten verstehen, wie Sie zu Hause zu Trinkwasser kommen.',
  'شكرًا لمشاركتكم. نودّ أن نفهم كيف تحصلون على ماء الشرب في المنزل.',
];

const yesNo: readonly Words[] = [
  ['Yes', 'Ja', 'نعم'],
  ['No', 'Nein', 'لا'],
];

interface Question {
  readonly text: Words;
  /** None: an open question. */
  readonly options?: readonly Words[];
}

interface Part {
  readonly title: string;
  readonly questions: readonly Question[];
}

const open = (...text: Words): Question => ({ text });

/** The question whose answer skips the six after it. */
export const filterQuestion = 'Do you filter your tap water?';

/** The six that nobody without a filter is asked. */
export const aboutTheFilter: readonly Question[] = [
  open('Which filter do you use?', 'Welchen Filter benutzen Sie?', 'أي نوع من الفلاتر تستخدمون؟'),
  open('How long have you had it?', 'Wie lange haben Sie ihn schon?', 'منذ متى وهو لديكم؟'),
  {
    text: ['How often do you change the cartridge?', 'Wie oft wechseln Sie die Kartusche?', 'كم مرة تغيّرون الخرطوشة؟'],
    options: [
      ['Every month', 'Jeden Monat', 'كل شهر'],
      ['Less often', 'Seltener', 'أقل من ذلك'],
    ],
  },
  open('Where did you buy it?', 'Wo haben Sie ihn gekauft?', 'من أين اشتريتموه؟'),
  open('What is tedious about it?', 'Was ist daran lästig?', 'ما المزعج فيه؟'),
  open('What would make you give it up?', 'Was würde Sie davon abbringen?', 'ما الذي قد يجعلكم تتخلّون عنه؟'),
];

const parts: readonly Part[] = [
  {
    title: 'About you',
    questions: [
      {
        text: [
          'Who decides what is bought at home?',
          'Wer entscheidet bei Ihnen, was gekauft wird?',
          'من يقرّر ما يُشترى في المنزل؟',
        ],
        options: [
          ['I do', 'Ich', 'أنا'],
          ['We do together', 'Wir gemeinsam', 'نحن معًا'],
          ['Another person', 'Eine andere Person', 'شخص آخر'],
        ],
      },
      {
        text: ['How many people live with you?', 'Wie viele Menschen leben mit Ihnen?', 'كم شخصًا يعيش معكم؟'],
        options: [
          ['Nobody', 'Niemand', 'لا أحد'],
          ['One or two', 'Einer oder zwei', 'شخص أو شخصان'],
          ['More', 'Mehr', 'أكثر'],
        ],
      },
      open('Where do you live?', 'Wo wohnen Sie?', 'أين تسكنون؟'),
    ],
  },
  {
    title: 'Water at home',
    questions: [
      open(
        'What do you drink on a usual day?',
        'Was trinken Sie an einem gewöhnlichen Tag?',
        'ماذا تشربون في يوم عادي؟',
      ),
      { text: [filterQuestion, 'Filtern Sie Ihr Leitungswasser?', 'هل تفلترون ماء الصنبور؟'], options: yesNo },
      ...aboutTheFilter,
      open('How does your tap water taste?', 'Wie schmeckt Ihr Leitungswasser?', 'كيف هو طعم ماء الصنبور لديكم؟'),
      {
        text: ['Do you buy bottled water?', 'Kaufen Sie Wasser in Flaschen?', 'هل تشترون الماء المعبّأ؟'],
        options: yesNo,
      },
      open('What makes water good?', 'Was macht gutes Wasser aus?', 'ما الذي يجعل الماء جيدًا؟'),
    ],
  },
  {
    title: 'Trust',
    questions: [
      open('Whom do you believe about water?', 'Wem glauben Sie beim Thema Wasser?', 'بمن تثقون في موضوع الماء؟'),
      {
        text: [
          'Has your water ever made you ill?',
          'Hat Ihr Wasser Sie schon einmal krank gemacht?',
          'هل أمرضكم الماء يومًا؟',
        ],
        options: yesNo,
      },
      open(
        'What did you read about water last?',
        'Was haben Sie zuletzt über Wasser gelesen?',
        'ما آخر ما قرأتموه عن الماء؟',
      ),
      open('What worries you?', 'Was macht Ihnen Sorgen?', 'ما الذي يقلقكم؟'),
      open('Who should test it?', 'Wer sollte es prüfen?', 'من يجب أن يفحصه؟'),
      open('What would you pay for good water?', 'Was würden Sie für gutes Wasser zahlen?', 'كم تدفعون مقابل ماء جيد؟'),
    ],
  },
  {
    title: 'Two ideas',
    questions: [
      open(
        'What do you think when you see this?',
        'Was denken Sie, wenn Sie das sehen?',
        'ماذا يخطر ببالكم عند رؤية هذا؟',
      ),
      { text: ['Would you try it?', 'Würden Sie es ausprobieren?', 'هل ستجرّبونه؟'], options: yesNo },
      open('What is missing?', 'Was fehlt?', 'ما الذي ينقصه؟'),
    ],
  },
  {
    title: 'The end',
    questions: [
      open('What should we have asked?', 'Was hätten wir fragen sollen?', 'ما الذي كان علينا أن نسأله؟'),
      {
        text: ['May we write to you again?', 'Dürfen wir Ihnen noch einmal schreiben?', 'هل يمكننا مراسلتكم مرة أخرى؟'],
        options: yesNo,
      },
    ],
  },
];

/** The two ideas: title and description. */
export const ideas: readonly { readonly title: Words; readonly description: Words }[] = [
  {
    title: ['The blue jug', 'Die blaue Kanne', 'الإبريق الأزرق'],
    description: [
      'A jug that says when its cartridge is used up.',
      'Eine Kanne, die meldet, wann ihre Kartusche verbraucht ist.',
      'إبريق يخبركم متى تنتهي خرطوشته.',
    ],
  },
  {
    title: ['The quiet tap', 'Der leise Hahn', 'الصنبور الهادئ'],
    description: [
      'A tap that filters water as it runs.',
      'Ein Hahn, der das Wasser beim Laufen filtert.',
      'صنبور يفلتر الماء أثناء جريانه.',
    ],
  },
];

const questions = parts.flatMap((part) => part.questions);

/** The document, as Markdown. */
export const fieldDocument = [
  '# Water at home',
  `> ${welcome[0]}`,
  ...parts.flatMap((part) => [
    `## ${part.title}`,
    ...part.questions.map(
      (question) =>
        `${questions.indexOf(question) + 1}. ${question.text[0]}${(question.options ?? []).map(([option]) => `\n   - ${option}`).join('')}`,
    ),
  ]),
  '',
].join('\n\n');

const all: readonly Words[] = [
  welcome,
  ...questions.flatMap(({ text, options = [] }) => [text, ...options]),
  ...ideas.flatMap(({ title, description }) => [title, description]),
];

/** Returns the words of the study in another language, by their English text. */
export function fieldWords(language: 'de' | 'ar'): ReadonlyMap<string, string> {
  return new Map(all.map(([english, german, arabic]) => [english, language === 'de' ? german : arabic]));
}
