import { groupId, type Made, questionId, surveyId, textIn, withNames } from './made.ts';

const columns = [
  'id',
  'related_id',
  'class',
  'type/scale',
  'name',
  'relevance',
  'text',
  'help',
  'language',
  'validation',
  'mandatory',
  'other',
  'default',
  'same_default',
] as const;

type Cells = Readonly<Record<string, string | number>>;

/** Returns a survey as tab-separated text: the rows of one language after the other. */
export function writeTsv(made: Made): string {
  const { groups, languages } = made;
  const [base = 'en', ...others] = languages;
  const attributes = [
    ...new Set(groups.flatMap(({ questions }) => questions.flatMap((one) => Object.keys(one.attributes ?? {})))),
  ];
  const rows: Cells[] = [
    { class: 'S', name: 'sid', text: surveyId },
    { class: 'S', name: 'language', text: base },
    { class: 'S', name: 'additional_languages', text: others.join(' ') },
    { class: 'S', name: 'assessments', text: made.assessments === undefined ? 'N' : 'Y' },
  ];
  for (const language of languages)
    for (const [name, texts] of [
      ['surveyls_title', made.title],
      ['surveyls_welcometext', made.welcome],
      ['surveyls_endtext', made.end],
    ] as const)
      rows.push({ class: 'SL', name, text: textIn(texts, language), language });
  let next = 900;
  for (const language of languages)
    for (const [at, group] of groups.entries()) {
      rows.push({
        id: groupId(at),
        class: 'G',
        'type/scale': group.isRandom === true ? 'r' : '',
        name: textIn(group.name, language),
        relevance: withNames(made, group.relevance ?? '1'),
        text: textIn(group.description, language),
        language,
      });
      for (const question of group.questions) {
        const id = questionId(made, question.code);
        rows.push({
          id,
          class: 'Q',
          'type/scale': question.type,
          name: question.code,
          relevance: withNames(made, question.relevance ?? '1'),
          text: textIn(question.text, language),
          help: textIn(question.help, language),
          language,
          validation: question.preg ?? '',
          mandatory: question.isOptional === true ? 'N' : 'Y',
          other: question.hasOther === true ? 'Y' : 'N',
          default: question.byDefault ?? '',
          ...(language === base ? question.attributes : {}),
        });
        for (const sub of question.subs ?? [])
          rows.push({
            id: (next += 1),
            related_id: id,
            class: 'SQ',
            'type/scale': sub.scale ?? 0,
            name: sub.code,
            relevance: sub.relevance ?? '1',
            text: textIn(sub.text, language),
            language,
          });
        for (const answer of question.answers ?? [])
          rows.push({
            related_id: id,
            class: 'A',
            'type/scale': answer.scale ?? 0,
            name: answer.code,
            text: textIn(answer.text, language),
            language,
          });
      }
    }
  for (const name of made.quotas ?? []) rows.push({ id: (next += 1), class: 'QTA', name, 'type/scale': 10 });
  for (const name of made.assessments ?? []) rows.push({ id: (next += 1), class: 'AS', name, language: base });
  const header = [...columns, ...attributes];
  const lines = [header.join('\t'), ...rows.map((row) => header.map((name) => cell(row[name] ?? '')).join('\t'))];
  return `\uFEFF${lines.join('\n')}\n`;
}

const cell = (value: string | number): string =>
  /["\t\n]/u.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
