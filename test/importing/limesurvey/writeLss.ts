import { groupId, type Made, questionId, sgqa, surveyId, textIn, withNames } from './made.ts';

type Row = Readonly<Record<string, string | number>>;

const table = (name: string, rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `<${name}><fields>${Object.keys(rows[0] ?? {})
        .map((field) => `<fieldname>${field}</fieldname>`)
        .join('')}</fields><rows>${rows.map(xmlOf).join('')}</rows></${name}>\n`;

const xmlOf = (row: Row): string =>
  `<row>${Object.entries(row)
    .map(([name, value]) => `<${name}>${value === '' ? '' : `<![CDATA[${String(value)}]]>`}</${name}>`)
    .join('')}</row>`;

/** Returns a survey as an .lss file. New versions have the texts in tables of their own. */
export function writeLss(made: Made): string {
  const isNew = made.layout === 'new';
  const { languages } = made;
  const [base = 'en', ...others] = languages;
  const tables = new Map<string, Row[]>();
  const add = (name: string, row: Row): void => {
    tables.set(name, [...(tables.get(name) ?? []), row]);
  };
  /** Adds a row with texts: one for each language, or one and its texts apart. */
  const addTexts = (name: string, row: Row, id: string, apart: string, texts: (language: string) => Row): void => {
    if (isNew) add(name, row);
    for (const language of languages) {
      if (isNew) add(apart, { id: 1, [id]: row[id] ?? '', ...texts(language), language });
      else add(name, { ...row, ...texts(language), language });
    }
  };
  let next = 900;
  for (const [at, group] of made.groups.entries()) {
    const gid = groupId(at);
    addTexts(
      'groups',
      {
        gid,
        sid: surveyId,
        group_order: at,
        randomization_group: group.isRandom === true ? 'r' : '',
        grelevance: withNames(made, group.relevance ?? ''),
      },
      'gid',
      'group_l10ns',
      (language) => ({
        group_name: textIn(group.name, language),
        description: textIn(group.description, language),
      }),
    );
    for (const [place, question] of group.questions.entries()) {
      const qid = questionId(made, question.code);
      const common = { sid: surveyId, gid, type: question.type, preg: question.preg ?? '' };
      addTexts(
        'questions',
        {
          ...common,
          qid,
          parent_qid: 0,
          title: question.code,
          other: question.hasOther === true ? 'Y' : 'N',
          mandatory: question.isOptional === true ? 'N' : 'Y',
          question_order: place,
          scale_id: 0,
          relevance: withNames(made, question.relevance ?? '1'),
        },
        'qid',
        'question_l10ns',
        (language) => ({ question: textIn(question.text, language), help: textIn(question.help, language) }),
      );
      const subIds = new Map<string, number>();
      for (const [order, sub] of (question.subs ?? []).entries()) {
        next += 1;
        subIds.set(sub.code, next);
        addTexts(
          'subquestions',
          {
            ...common,
            type: 'T',
            qid: next,
            parent_qid: qid,
            title: sub.code,
            question_order: order,
            scale_id: sub.scale ?? 0,
            relevance: sub.relevance ?? '1',
          },
          'qid',
          'question_l10ns',
          (language) => ({ question: textIn(sub.text, language), help: '' }),
        );
      }
      for (const [order, answer] of (question.answers ?? []).entries()) {
        next += 1;
        addTexts(
          'answers',
          {
            ...(isNew ? { aid: next } : {}),
            qid,
            code: answer.code,
            sortorder: order + 1,
            assessment_value: 0,
            scale_id: answer.scale ?? 0,
          },
          'aid',
          'answer_l10ns',
          (language) => ({ answer: textIn(answer.text, language) }),
        );
      }
      for (const [attribute, value] of Object.entries(question.attributes ?? {}))
        add('question_attributes', { qid, attribute, value, language: '' });
      if (question.byDefault !== undefined) {
        next += 1;
        const row = { qid, scale_id: 0, sqid: 0, specialtype: '' };
        addTexts('defaultvalues', { dvid: next, ...row }, 'dvid', 'defaultvalue_l10ns', () => ({
          defaultvalue: question.byDefault ?? '',
        }));
      }
      for (const [code, sub, method, value, scenario] of question.rows ?? []) {
        next += 1;
        const cfieldname = `${sub.startsWith('+') ? '+' : ''}${sgqa(made, code)}${sub.replace('+', '')}`;
        add('conditions', { cid: next, qid, cqid: questionId(made, code), cfieldname, method, value, scenario });
      }
    }
  }
  for (const name of made.quotas ?? []) add('quota', { id: (next += 1), sid: surveyId, name, qlimit: 10, action: 1 });
  for (const name of made.assessments ?? [])
    add('assessments', {
      id: (next += 1),
      sid: surveyId,
      scope: 'T',
      gid: 0,
      name,
      minimum: 0,
      maximum: 9,
      language: base,
    });
  add('surveys', {
    sid: surveyId,
    admin: 'A',
    language: base,
    additional_languages: others.join(' '),
    assessments: made.assessments === undefined ? 'N' : 'Y',
  });
  for (const language of languages)
    add('surveys_languagesettings', {
      surveyls_survey_id: surveyId,
      surveyls_language: language,
      surveyls_title: textIn(made.title, language),
      surveyls_welcometext: textIn(made.welcome, language),
      surveyls_endtext: textIn(made.end, language),
    });
  const body = [...tables].map(([name, rows]) => table(name, rows)).join('');
  const codes = languages.map((language) => `<language>${language}</language>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<document>
<LimeSurveyDocType>Survey</LimeSurveyDocType>
<DBVersion>${isNew ? 623 : 178}</DBVersion>
<languages>${codes}</languages>
${body}</document>
`;
}
