import { languageCodes } from '@guide-studio/guide-core';
import { importFormats, messageOfRow, type ReadImport } from '@guide-studio/importing';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { conditionActions as german } from '../../renderer/src/i18n/de/conditionActions.ts';
import { conditionActions as english } from '../../renderer/src/i18n/en/conditionActions.ts';
import { languageIn } from '../../packages/importing/src/documents/languageIn.ts';
import { corpusFiles, whyNoCorpus } from './corpus.ts';

// Law: a document gives the study its language where its words are sure of it, and its own title, and says so; what it
// does not say stays as in a guide without it. A skip in prose becomes a proposal or names the act that makes it.

type Read = Extract<ReadImport, { readonly ok: true }>;

async function read(bytes: Uint8Array | string, name: string, accepted: 'all' | 'none' = 'none'): Promise<Read> {
  const given = typeof bytes === 'string' ? strToU8(bytes) : bytes;
  const format = importFormats.find((one) => one.recognise(given, name));
  const found = await format?.read(given, { name, accepted: accepted === 'all' ? 'all' : new Set<number>() });
  if (found?.ok !== true) throw new Error(`${name} was not read.`);
  return found;
}

const codesOf = ({ rows }: Read): readonly string[] => rows.flatMap(({ code }) => code ?? []);

const samples: Readonly<Record<string, string>> = {
  en: 'How often do you cook at home, and what do you like about it? Please tell us about the last meal that you made.',
  de: 'Wie oft kochen Sie zu Hause, und was mögen Sie daran? Erzählen Sie bitte von der letzten Mahlzeit, die Sie gekocht haben.',
  fr: 'Est-ce que vous cuisinez souvent à la maison ? Qu’est-ce que vous aimez dans la cuisine, et pour qui est le dernier repas que vous avez préparé ?',
  es: '¿Con qué frecuencia cocina usted en casa y qué es lo que más le gusta de la cocina? Cuéntenos sobre la última comida que preparó para su familia.',
  it: 'Con quale frequenza cucina a casa, e che cosa le piace della cucina? Ci parli del suo ultimo pasto e di come lo ha preparato per gli ospiti.',
  pt: 'Com que frequência você cozinha em casa e o que mais gosta na cozinha? Conte como foi a última refeição que você fez para a sua família.',
  nl: 'Hoe vaak kookt u thuis, en wat vindt u er leuk aan? Vertel ons over de laatste maaltijd die u voor het gezin heeft gemaakt.',
  pl: 'Jak często gotuje pani w domu i co się pani w tym podoba? Proszę opowiedzieć o ostatnim posiłku, który pani zrobiła dla gości, i czy się udał.',
  sv: 'Hur ofta lagar du mat hemma, och vad är det du tycker om med det? Berätta om den senaste måltiden som du lagade till en vän.',
  tr: 'Evde ne sıklıkta yemek yapıyorsunuz ve bu sizin için ne kadar önemli? Son yaptığınız yemek nasıl bir yemekti ve neden daha çok yapmıyorsunuz?',
  ru: 'Как часто вы готовите дома и что вам в этом нравится? Расскажите, как это было в последний раз и для кого вы готовили.',
  uk: 'Як часто ви готуєте вдома і що вам у цьому подобається? Розкажіть, як це було і для кого ви готували з родиною.',
  el: 'Πόσο συχνά μαγειρεύετε στο σπίτι και τι σας αρέσει σε αυτό; Πείτε μας για το τελευταίο γεύμα και πώς το κάνατε με την οικογένεια.',
  he: 'מה את אוהבת לבשל בבית עם המשפחה, או על האש? האם יש לך זמן לזה גם היום? איך זה היה, של מי הרעיון?',
  ar: 'كم مرة تطبخ في البيت مع العائلة؟ ما هو الطبق الذي تحبه، أو هل لا تطبخ؟ كيف كان هذا، ومتى تطبخ من جديد على النار؟',
  fa: 'شما در خانه چه غذایی می پزید و برای چه کسی؟ آیا این را از مادر یاد گرفتید یا به روش خود که با دوستان است؟',
  ur: 'آپ گھر میں کیا پکاتے ہیں اور کس کے ساتھ؟ کھانے کی تیاری سے پہلے آپ نے کیا سوچا؟ یہ کھانا آپ کو پسند ہے یا نہیں؟',
  ja: 'ご自宅でどのくらい料理をしますか。料理の好きなところは何ですか。最近作った食事について教えてください。',
  ko: '집에서 얼마나 자주 요리하십니까? 요리의 어떤 점을 좋아하십니까? 마지막 식사에 대해 말씀해 주세요.',
  zh: '你们多久在家做一次饭？请说说你最近做的这个菜,为什么喜欢,会和谁一起吃,对什么时间有要求吗？',
};

describe('the language of a text', () => {
  test.each(Object.entries(samples))('%s is recognised', (code, text) => {
    expect(languageIn(text, null)?.code).toBe(code);
    expect(languageCodes).toContain(code);
  });

  test.each([
    ['a list of names', 'Anna, Berlin, Tee, Kaffee, Milch'],
    ['too few words', 'Wie oft kochen Sie?'],
    ['two languages', `${samples['en'] ?? ''} ${samples['de'] ?? ''}`],
    [
      'Catalan',
      'Amb quina freqüència cuina vostè a casa i què és el que més li agrada? Expliqui com és la cuina per als seus convidats.',
    ],
    ['Danish, or Norwegian', 'Hvor ofte laver du mad, og er det du laver med din familie godt? Er det på en hverdag?'],
    ['Bulgarian', 'Какво готвите в дома и за кого е? Как се чувствате, да или не, и от кога е това на вас?'],
    ['Afrikaans', 'Hoe gereeld kook jy vir die gesin? Wat is die beste van die kos en is dit nie duur nie?'],
    [
      'Chinese as in Taiwan',
      '你們多久在家做一次飯？請說說你最近做的這個菜，為什麼喜歡，會和誰一起吃，對什麼時間有要求嗎？',
    ],
    ['nothing', ''],
  ])('%s stays as it is', (_, text) => {
    expect(languageIn(text, null)).toBeNull();
  });

  test('what the document says helps a short text, and never counts against the words', () => {
    expect(languageIn('Wie oft kochen Sie?', 'de')).toMatchObject({ code: 'de', by: 'document' });
    expect(languageIn('Wie oft kochen Sie?', 'en')).toBeNull();
    expect(languageIn('Tee, Kaffee', 'de')).toBeNull();
    expect(languageIn(samples['de'] ?? '', 'en')).toMatchObject({ code: 'de', by: 'text' });
  });

  test('cut or mixed texts never have another language than one of their parts', () => {
    for (const [code, text] of Object.entries(samples))
      for (let length = 0; length <= text.length; length += 7)
        expect([undefined, code]).toContain(languageIn(text.slice(0, length), null)?.code);
    for (const [one, text] of Object.entries(samples))
      for (const [other, more] of Object.entries(samples))
        expect([undefined, one, other]).toContain(languageIn(`${text} ${more}`, null)?.code);
  });
});

const word = (paragraphs: string, language: string): Uint8Array =>
  zipSync({
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${paragraphs}</w:body></w:document>`),
    'word/styles.xml': strToU8(
      `<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="${language}"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`,
    ),
  });
const paragraph = (text: string, own = '') => `<w:p><w:r><w:rPr>${own}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

describe('the study of a document', () => {
  const document = `# Tee am Morgen\n\n## Gewohnheiten\n\n1. Wie oft trinken Sie Tee?\n2. Was ist die beste Zeit für den Tee, und warum?\n`;

  test('has its language and its title, which the report names', async () => {
    const found = await read(document, 'x.md');
    expect(found.guide).toMatchObject({
      title: 'Tee am Morgen',
      externalTitle: 'Tee am Morgen',
      config: { questionLanguage: 'de', availableLanguages: ['de'] },
    });
    const rows = found.rows.filter(({ code }) => code === 'languageRead' || code === 'participantTitle');
    expect(rows.map((row) => [row.verdict, row.place, messageOfRow(row)])).toEqual([
      ['equivalent', 'line 1', expect.stringContaining('The language of the guide is German')],
      ['equivalent', 'line 1', expect.stringContaining('also the title for participants')],
    ]);
    expect(messageOfRow(rows[0] as (typeof rows)[number], 'de')).toContain('Die Sprache des Leitfadens ist Deutsch');
  });

  test('has no title for participants from the name of a file', async () => {
    const found = await read('1. Wie oft trinken Sie den Tee?\n2. Was ist für Sie die beste Zeit?\n', 'tee-v3.md');
    expect(found.guide).toMatchObject({ title: 'tee-v3' });
    expect(found.guide).not.toHaveProperty('externalTitle');
    expect(codesOf(found)).not.toContain('participantTitle');
  });

  test('stays in English without a language that is sure, and a long one says so', async () => {
    const short = await read('1. Tee?\n2. Kaffee?\n', 'x.md');
    expect(short.guide).not.toHaveProperty('config');
    expect(codesOf(short)).not.toContain('languageUnsure');
    const long = await read(
      '1. Hvor ofte laver du mad, og er det du laver med din familie godt?\n2. Er det på en hverdag, og hvem er med? Er det godt, eller er det ikke noget for jer, når vennerne er her?\n',
      'x.md',
    );
    expect(long.guide).not.toHaveProperty('config');
    expect(codesOf(long)).toContain('languageUnsure');
  });

  test('of Word has the language that it is marked with, if the words agree', async () => {
    const short = paragraph('1. Wie oft kochen Sie?');
    const marked = await read(word(short, 'de-AT'), 'x.docx');
    expect(marked.guide).toMatchObject({ config: { questionLanguage: 'de' } });
    expect(codesOf(marked)).toContain('languageNamed');
    expect((await read(word(short, 'en-US'), 'x.docx')).guide).not.toHaveProperty('config');
    const inRuns = await read(word(paragraph('1. Wie oft kochen Sie?', '<w:lang w:val="de-DE"/>'), 'en-US'), 'x.docx');
    expect(inRuns.guide).toMatchObject({ config: { questionLanguage: 'de' } });
    const front = await read('---\nlang: de\n---\n1. Wie oft kochen Sie?\n', 'x.md');
    expect(front.guide).toMatchObject({ config: { questionLanguage: 'de' } });
  });

  test(`of the corpus is in English${whyNoCorpus}`, async () => {
    for (const [name, bytes] of corpusFiles('markdown', '.md')) {
      const found = await read(bytes, name);
      expect(found.guide, name).not.toHaveProperty('config');
      expect(codesOf(found), name).toContain('languageRead');
    }
  });
});

describe('a skip in prose', () => {
  const guide = (
    rule: string,
    asked = '1. Do you use the search?\n- Yes\n- No, never\n- Sometimes\n',
    next = 'Task 2: Basket',
  ) =>
    `# Shop\n\n## Task 1: Search\n\n${asked}\n${rule}\n\n2. How do you search?\n\n## ${next}\n\n3. What do you do with the basket?\n`;

  test.each([
    'If no, skip to the next task.',
    'If they don’t use it, skip to the next task.',
    'If “Sometimes”, skip to the next section.',
    'Wenn Sometimes, weiter mit dem nächsten Abschnitt.',
  ])('“%s” is proposed as a skip to the next block, and skips nothing before it is accepted', async (rule) => {
    const found = await read(guide(rule), 'x.md');
    const row = found.rows.find(({ verdict }) => verdict === 'proposed');
    expect(row).toMatchObject({ code: 'proposedSkip', target: 'q1', params: { to: 'Task 2: Basket' } });
    expect(JSON.stringify(found.guide)).not.toContain('conditional');
    const accepted = await read(guide(rule), 'x.md', 'all');
    const conditions = (accepted.guide['studyGuide'] as { items: { externalId: string; conditional?: object }[] }[])
      .flatMap(({ items }) => items)
      .flatMap(({ externalId, conditional }) => (conditional === undefined ? [] : externalId));
    expect(conditions).toEqual(['q2']);
  });

  test.each([
    ['no answer', 'If it takes too long, skip to the next task.', undefined, undefined, 'skipUnread'],
    ['tasks that are not called so', 'If no, skip to the next task.', undefined, 'Basket', 'skipUnread'],
    [
      'an open question',
      'If they don’t use it, skip to the next task.',
      '1. What do you use?\n',
      undefined,
      'skipOfOpen',
    ],
  ] as const)('with %s is not in the guide and names “Skip to…”', async (_, rule, asked, next, code) => {
    const found = await read(guide(rule, asked, next), 'x.md', 'all');
    const row = found.rows.find((one) => one.code === code);
    expect(row).toMatchObject({ verdict: 'lost', target: 'q1', text: rule });
    if (row === undefined) return;
    expect(messageOfRow(row, 'en')).toContain(`“${english.skip}”`);
    expect(messageOfRow(row, 'de')).toContain(`„${german.skip}“`);
    expect(JSON.stringify(found.guide)).not.toContain('conditional');
  });
});

describe('texts that are probably not for participants', () => {
  const rowsOf = async (text: string, code: string) =>
    (await read(text, 'x.md')).rows.filter((row) => row.code === code).map(({ text: words }) => words);

  test('concepts in a text are named once, with what to do', async () => {
    const text = `# Milk\n\n## Two ideas\n\nConcept A: Oat milk in a glass bottle that you bring back.\nConcept B: Oat powder that you mix at home.\n\n1. What do you like about it?\n\n2. Why would you buy it?\n`;
    const found = await read(text, 'x.md');
    expect(found.rows.filter(({ code }) => code === 'conceptsAsText')).toMatchObject([{ verdict: 'narrower' }]);
    expect(await rowsOf(text.replace('Concept B', 'Another one'), 'conceptsAsText')).toEqual([]);
  });

  test('a note before the first question is named, a welcome is not', async () => {
    const questions =
      '1. How often do you cook at home?\n\n2. What do you like about it, and what do you not like about it?\n';
    const note = 'Research study for the spring range. Interviews in March with buyers of bowls.';
    const welcome = 'Thank you for taking part. We would like to understand how you cook.';
    expect(await rowsOf(`# Bowls\n\n${note}\n\n${questions}`, 'textForTeam')).toEqual([note]);
    expect(await rowsOf(`# Bowls\n\n${welcome}\n\n${questions}`, 'textForTeam')).toEqual([]);
    expect(await rowsOf(`# Bowls\n\n${questions}\n\n${note}\n`, 'textForTeam')).toEqual([]);
  });
});
