import type { LssTables, Row } from './lssTables.ts';
import type { Group, LimeSurvey, OldCondition, Question, QuestionPart, Texts } from './survey.ts';

/**
 * Returns the survey of the tables of an .lss file. Old versions repeat a row for each language; new ones have the texts
 * in tables of their own.
 */
export function lssSurvey({ languages, rowsOf }: LssTables): LimeSurvey | null {
  const survey = rowsOf('surveys')[0] ?? new Map<string, string>();
  const language = cell(survey, 'language') || languages[0] || 'en';
  const read = reading(rowsOf, language);
  const ofSurvey = rowsOf('surveys_languagesettings');
  const textsOf = (name: string): Texts =>
    new Map(ofSurvey.map((row) => [cell(row, 'surveyls_language') || language, cell(row, name)]));
  const questions = questionsOf(read);
  const byGroup = new Map<string, Question[]>();
  for (const { group, question } of questions) {
    const own = byGroup.get(group) ?? [];
    own.push(question);
    byGroup.set(group, own);
  }
  const groups = once(rowsOf('groups'), 'gid').map((row): Group => {
    const id = cell(row, 'gid');
    const name = read.texts('groups', 'gid', id, 'group_name');
    return {
      id,
      place: name.get(language) || `group ${id}`,
      name,
      description: read.texts('groups', 'gid', id, 'description'),
      relevance: cell(row, 'grelevance'),
      isRandom: cell(row, 'randomization_group') !== '',
      questions: byGroup.get(id) ?? [],
    };
  });
  if (questions.length === 0) return null;
  const known = new Set(groups.map(({ id }) => id));
  const apart = questions.filter(({ group }) => !known.has(group)).map(({ question }) => question);
  const others = apart.length === 0 ? [] : [withoutGroup(apart)];
  return {
    id: cell(survey, 'sid'),
    language,
    title: textsOf('surveyls_title'),
    welcome: cell(survey, 'showwelcome') === 'N' ? new Map() : textsOf('surveyls_welcometext'),
    end: textsOf('surveyls_endtext'),
    otherTexts: new Map(otherTexts.map((name) => [name, textsOf(name)])),
    groups: [
      ...inOrder(groups, new Map(rowsOf('groups').map((row) => [cell(row, 'gid'), numberIn(row, 'group_order')]))),
      ...others,
    ],
    settings: settingsOf(rowsOf, survey),
  };
}

/** Returns a group of questions whose own group is not in the file. */
const withoutGroup = (questions: readonly Question[]): Group => ({
  id: '',
  place: 'survey',
  name: new Map(),
  description: new Map(),
  relevance: '',
  isRandom: false,
  questions,
});

/** Texts that participants read, and guides have no place for. */
export const otherTexts = ['surveyls_description', 'surveyls_policy_notice', 'surveyls_url'] as const;

const cell = (row: Row, name: string): string => row.get(name)?.trim() ?? '';

const numberIn = (row: Row, name: string): number => {
  const number = Number(cell(row, name));
  return Number.isNaN(number) ? 0 : number;
};

/** Returns rows of which no two have the same id: the first of each. */
const once = (rows: readonly Row[], id: string): readonly Row[] =>
  [...new Map(rows.toReversed().map((row) => [cell(row, id) || JSON.stringify([...row]), row])).values()].toReversed();

const inOrder = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  order: ReadonlyMap<string, number>,
): readonly Part[] => parts.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));

interface Reading {
  readonly rowsOf: LssTables['rowsOf'];
  /** Returns the rows of a table by a column. */
  readonly by: (table: string, column: string) => ReadonlyMap<string, readonly Row[]>;
  /** Returns the text of a row in all languages. */
  readonly texts: (table: string, column: string, id: string, name: string) => Texts;
}

/** Where new versions have the texts of a table. */
const apart: Readonly<Record<string, string>> = {
  answers: 'answer_l10ns',
  defaultvalues: 'defaultvalue_l10ns',
  groups: 'group_l10ns',
  questions: 'question_l10ns',
  subquestions: 'question_l10ns',
};

function reading(rowsOf: LssTables['rowsOf'], base: string): Reading {
  const known = new Map<string, ReadonlyMap<string, readonly Row[]>>();
  const by: Reading['by'] = (table, column) => {
    const key = `${table} ${column}`;
    const found = known.get(key) ?? grouped(rowsOf(table), column);
    known.set(key, found);
    return found;
  };
  return {
    rowsOf,
    by,
    texts: (table, column, id, name) =>
      new Map(
        [...(by(table, column).get(id) ?? []), ...(by(apart[table] ?? '', column).get(id) ?? [])].flatMap((row) =>
          row.has(name) ? [[cell(row, 'language') || base, cell(row, name)] as const] : [],
        ),
      ),
  };
}

function grouped(rows: readonly Row[], column: string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = cell(row, column);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

function questionsOf(read: Reading): readonly { readonly group: string; readonly question: Question }[] {
  const rows = once(read.rowsOf('questions'), 'qid').filter((row) => /^0?$/u.test(cell(row, 'parent_qid')));
  const sorted = rows.toSorted((one, other) => numberIn(one, 'question_order') - numberIn(other, 'question_order'));
  return sorted.map((row) => {
    const id = cell(row, 'qid');
    const code = cell(row, 'title') || `q${id}`;
    return {
      group: cell(row, 'gid'),
      question: {
        id,
        place: code,
        code,
        type: cell(row, 'type'),
        text: read.texts('questions', 'qid', id, 'question'),
        help: read.texts('questions', 'qid', id, 'help'),
        relevance: cell(row, 'relevance'),
        isMandatory: cell(row, 'mandatory') === 'Y',
        hasOther: cell(row, 'other') === 'Y',
        pattern: cell(row, 'preg'),
        subQuestions: partsOf(read, 'subquestions', id),
        answers: answersOf(read, id),
        attributes: attributesOf(read, id),
        defaults: defaultsOf(read, id),
        conditions: conditionsOf(read, id),
      },
    };
  });
}

function partsOf(read: Reading, table: string, parent: string): readonly QuestionPart[] {
  return once(
    [...(read.by(table, 'parent_qid').get(parent) ?? []), ...(read.by('questions', 'parent_qid').get(parent) ?? [])],
    'qid',
  )
    .toSorted((one, other) => numberIn(one, 'question_order') - numberIn(other, 'question_order'))
    .map((row) => ({
      code: cell(row, 'title'),
      text: read.texts(table, 'qid', cell(row, 'qid'), 'question'),
      relevance: cell(row, 'relevance'),
      scale: cell(row, 'scale_id') || '0',
    }));
}

/** Returns the answers of a question. Old versions have no number for them, but their codes. */
function answersOf(read: Reading, question: string): readonly QuestionPart[] {
  const answers = new Map<string, { readonly row: Row; readonly texts: Map<string, string> }>();
  for (const row of read.by('answers', 'qid').get(question) ?? []) {
    const key = JSON.stringify([cell(row, 'code'), cell(row, 'scale_id')]);
    const { texts } = answers.get(key) ?? { texts: new Map<string, string>() };
    if (row.has('answer')) texts.set(cell(row, 'language'), cell(row, 'answer'));
    for (const [language, text] of cell(row, 'aid') === ''
      ? []
      : read.texts('answers', 'aid', cell(row, 'aid'), 'answer'))
      texts.set(language, text);
    answers.set(key, { row: answers.get(key)?.row ?? row, texts });
  }
  return [...answers.values()]
    .toSorted((one, other) => numberIn(one.row, 'sortorder') - numberIn(other.row, 'sortorder'))
    .map(({ row, texts }) => ({
      code: cell(row, 'code'),
      text: texts,
      relevance: '',
      scale: cell(row, 'scale_id') || '0',
    }));
}

const attributesOf = (read: Reading, question: string): ReadonlyMap<string, string> =>
  new Map(
    (read.by('question_attributes', 'qid').get(question) ?? [])
      .map((row) => [cell(row, 'attribute'), cell(row, 'value')] as const)
      .filter(([name, value]) => name !== '' && value !== '')
      .toReversed(),
  );

const defaultsOf = (read: Reading, question: string): readonly string[] => {
  const rows = read.by('defaultvalues', 'qid').get(question) ?? [];
  const own = new Map(
    rows.map((row) => [
      JSON.stringify(['scale_id', 'sqid', 'specialtype'].map((name) => cell(row, name))),
      cell(row, 'defaultvalue') ||
        [...read.texts('defaultvalues', 'dvid', cell(row, 'dvid'), 'defaultvalue').values()].join(''),
    ]),
  );
  return [...own.values()].filter((value) => value !== '');
};

const conditionsOf = (read: Reading, question: string): readonly OldCondition[] =>
  (read.by('conditions', 'qid').get(question) ?? []).map((row) => ({
    scenario: cell(row, 'scenario') || '1',
    question: cell(row, 'cqid'),
    name: cell(row, 'cfieldname'),
    method: cell(row, 'method') || '==',
    value: cell(row, 'value'),
  }));

/** Tables of settings that guides do not have. */
const settingTables = {
  assessments: ['assessment', 'name'],
  quota: ['quota', 'name'],
  survey_url_parameters: ['parameter', 'parameter'],
} as const;

function settingsOf(rowsOf: LssTables['rowsOf'], survey: Row): LimeSurvey['settings'] {
  const ofTables = Object.entries(settingTables).flatMap(([table, [kind, name]]) =>
    once(rowsOf(table), 'id').map((row) => ({ place: 'survey', text: `${kind}: ${cell(row, name)}` })),
  );
  return cell(survey, 'assessments') === 'Y' ? [{ place: 'survey', text: 'assessments' }, ...ofTables] : ofTables;
}
