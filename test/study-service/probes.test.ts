import { describe, expect, it } from 'vitest';
import { interviewerWords } from '../../packages/interview-engine/src/wording/interviewerWords.ts';
import { scriptedQuestion } from '../../packages/interview-engine/src/wording/scriptedQuestion.ts';
import { checkProbe } from '../../packages/study-service/src/moderator/checkProbe.ts';
import { probeWords } from '../../packages/study-service/src/moderator/probeWords.ts';

/** A good question, one that suggests its answer, one that asks for agreement, and two questions in one. */
type Samples = readonly [good: string, leading: string, agreement: string, double: string];

const samples: Readonly<Record<string, Samples>> = {
  en: [
    'What made the bread so special for you?',
    'Don’t you think it is too expensive?',
    'You liked the bread, right?',
    'Where was it from and why did you buy it?',
  ],
  de: [
    'Was war an dem Brot für Sie so besonders?',
    'Finden Sie nicht, dass es zu teuer ist?',
    'Das Brot war gut, oder?',
    'Woher war es und warum haben Sie es gekauft?',
  ],
  fr: [
    'Qu’est-ce qui rendait ce pain si particulier pour vous ?',
    'N’est-il pas trop cher pour vous ?',
    'Le pain était bon, n’est-ce pas ?',
    'D’où venait-il et pourquoi avez-vous choisi ce pain ?',
  ],
  es: [
    '¿Qué hacía que el pan fuera tan especial para usted?',
    '¿No cree que es demasiado caro?',
    'El pan era bueno, ¿verdad?',
    '¿De dónde era y por qué lo compró?',
  ],
  it: [
    'Che cosa rendeva il pane così speciale per lei?',
    'Non crede che sia troppo caro?',
    'Il pane era buono, vero?',
    'Da dove veniva e perché lo ha comprato?',
  ],
  pt: [
    'O que tornava o pão tão especial para você?',
    'Não acha que é demasiado caro?',
    'O pão era bom, certo?',
    'De onde era e por que o comprou?',
  ],
  nl: [
    'Wat maakte het brood zo bijzonder voor u?',
    'Vindt u niet dat het te duur is?',
    'Het brood was lekker, toch?',
    'Waar kwam het vandaan en waarom kocht u het?',
  ],
  pl: [
    'Co sprawiło, że ten chleb był dla Państwa tak wyjątkowy?',
    'Czy nie uważają Państwo, że jest za drogi?',
    'Chleb był dobry, prawda?',
    'Skąd był ten chleb i dlaczego go Państwo kupili?',
  ],
  cs: [
    'Co bylo na tom chlebu pro vás tak zvláštní?',
    'Nemyslíte, že je příliš drahý?',
    'Ten chléb byl dobrý, že?',
    'Odkud byl a proč jste ho koupili?',
  ],
  sv: [
    'Vad gjorde brödet så speciellt för dig?',
    'Tycker du inte att det är för dyrt?',
    'Brödet var gott, eller hur?',
    'Var kom det ifrån och varför köpte du det?',
  ],
  da: [
    'Hvad gjorde brødet så specielt for dig?',
    'Synes du ikke, at det er for dyrt?',
    'Brødet var godt, ikke?',
    'Hvor kom det fra og hvorfor købte du det?',
  ],
  fi: [
    'Mikä teki leivästä sinulle niin erityisen?',
    'Eikö se ole mielestäsi liian kallista?',
    'Leipä oli hyvää, eikö niin?',
    'Mistä se oli ja miksi ostit sen?',
  ],
  tr: [
    'Ekmeği sizin için bu kadar özel yapan neydi?',
    'Sizce de çok pahalı mı?',
    'Ekmek güzeldi, değil mi?',
    'Nereden geldi ve neden aldınız?',
  ],
  ru: [
    'Что делало этот хлеб для вас таким особенным?',
    'Разве он не слишком дорогой?',
    'Хлеб был хороший, не так ли?',
    'Откуда он был и почему вы его купили?',
  ],
  uk: [
    'Що робило цей хліб для вас таким особливим?',
    'Хіба він не занадто дорогий?',
    'Хліб був добрий, правда?',
    'Звідки він був і чому ви його купили?',
  ],
  ar: [
    'ما الذي جعل الخبز مميزًا بالنسبة إليكم؟',
    'أليس سعره مرتفعًا جدًا؟',
    'كان الخبز جيدًا، أليس كذلك؟',
    'هل اشتريتموه أو ماذا فعلتم؟',
  ],
  he: [
    'מה הפך את הלחם למיוחד בשבילך?',
    'האם לא היה זה יקר מדי?',
    'הלחם היה טוב, נכון?',
    'מאיפה הוא היה וגם למה קנית אותו?',
  ],
  hi: [
    'आपके लिए उस रोटी में क्या खास था?',
    'क्या आपको नहीं लगता कि यह बहुत महँगी है?',
    'रोटी अच्छी थी, है ना?',
    'वह कहाँ से थी और क्यों खरीदी?',
  ],
  zh: ['是什么让这个面包对您如此特别？', '您不觉得它太贵了吗？', '面包很好吃，对吧？', '它来自哪里以及为什么买它？'],
  ja: [
    'そのパンのどこが特別でしたか？',
    '高すぎると思いませんか？',
    'パンはおいしかった、ですよね？',
    'どこで買いましたか、そしてなぜ買いましたか？',
  ],
  ko: [
    '그 빵의 어떤 점이 특별했나요?',
    '너무 비싸다고 생각하지 않나요?',
    '빵이 맛있었어요, 그렇죠?',
    '어디서 샀고 그리고 왜 샀나요?',
  ],
};

/** Questions that begin with the word for “and”. */
const beginsWithAnd: Readonly<Record<string, string>> = {
  en: 'And what made you choose that?',
  de: 'Und was hat Sie dazu gebracht?',
  fr: 'Et qu’est-ce qui vous a fait choisir cela ?',
  es: '¿Y qué le hizo elegir el pan?',
  it: 'E cosa le ha fatto scegliere il pane?',
  pt: 'E o que fez você escolher o pão?',
  nl: 'En wat was voor u de reden van die keuze?',
  pl: 'I co było dla Państwa w tym ważne?',
  cs: 'A co bylo pro vás na tom důležité?',
  sv: 'Och vad fick dig att välja det?',
  da: 'Og hvad fik dig til at vælge det?',
  fi: 'Ja mikä sai sinut valitsemaan sen?',
  tr: 'Ve neden bunu seçtiniz?',
  ru: 'И что вас в этом привлекло?',
  uk: 'І що вас у цьому привабило?',
  ar: 'ثم ماذا فعلتم بعد ذلك؟',
  he: 'וגם מה גרם לך לבחור בזה?',
  hi: 'और क्यों आपने इसे चुना?',
  zh: '以及您为什么选择它？',
  ja: 'そしてなぜそれを選びましたか？',
  ko: '그리고 왜 그것을 선택했나요?',
};

const faultOf = (language: string, question: string) => checkProbe(question, { language, said: [], hidden: [] });

describe.each(Object.entries(samples))('a question in %s', (language, [good, leading, agreement, double]) => {
  it('passes if it is a good one', () => {
    expect(faultOf(language, good)).toBeNull();
  });

  it('passes if it begins with “and”', () => {
    expect(faultOf(language, beginsWithAnd[language] ?? '')).toBeNull();
  });

  it('does not pass if it suggests its answer, asks for agreement, or asks two things', () => {
    expect([leading, agreement, double].map((question) => faultOf(language, question))).toEqual([
      'leading',
      'leading',
      'double',
    ]);
  });

  it('does not pass if it is in another language', () => {
    const others = Object.entries(samples).filter(([other]) => other !== language);
    const passing = others.filter(([, [question]]) => faultOf(language, question) !== 'otherLanguage');
    expect(passing.map(([other]) => other)).toEqual([]);
  });

  it('passes if it is one of the script', () => {
    const { followUps } = interviewerWords({
      title: '',
      studyGuide: [],
      config: { questionLanguage: language },
    } as never);
    const questions = Object.values(followUps ?? {}).map((template) => scriptedQuestion(template, '…'));
    expect(questions).toHaveLength(5);
    expect(questions.filter((question) => faultOf(language, question) !== null)).toEqual([]);
  });
});

it('is checked in every language of the interviewer', () => {
  expect(Object.keys(probeWords).sort()).toEqual(Object.keys(samples).sort());
});

describe('a question in English', () => {
  it.each([
    'Okay, and what kind of bread do you buy?',
    'When you bake, do you use a machine, or do you knead by hand?',
    'Was it fresh, or was it from the day before?',
    'You said that it was expensive. What would a fair price be?',
    'What about your family? Do they like it too?',
    'Is there a shop that you like? Could you tell me more about it?',
    'Any other reason?',
    'You go there by bike; what do you like about that?',
    'You prefer the small shop, or did I get that wrong?',
    'In your family, who buys the bread?',
    'How would you say you decide?',
    'How did they address the noise on the street?',
  ])('passes: %s', (question) => {
    expect(faultOf('en', question)).toBeNull();
  });

  it.each([
    ['leading', 'So the price is what matters most to you?'],
    ['leading', 'You are happy with the shop?'],
    ['leading', 'So you go there each day. Correct?'],
    ['leading', 'Does that mean you only look at the price?'],
    ['leading', 'Okay, and then would you say that you look it up first?'],
    ['double', 'What did you buy or did you come back later?'],
    ['double', 'Do you bake, and do you sell your bread?'],
    ['double', 'How do you find out about and choose a baker?'],
    ['double', 'Can you tell me how you chose, or how you would choose today?'],
    ['notOneQuestion', 'What about your family? Do they bake? Do they cook?'],
    ['personalData', 'What is your date of birth and street?'],
    ['personalData', 'On which street do you live?'],
    ['markup', 'What made the bread \u202eso special for you?'],
    ['markup', 'What made the bread \u{e0041}so special for you?'],
  ])('is refused as %s: %s', (fault, question) => {
    expect(faultOf('en', question)).toBe(fault);
  });
});
