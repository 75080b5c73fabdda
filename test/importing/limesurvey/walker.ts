/** How many parts of a survey a report must have. */
export interface Counted {
  readonly questions: number;
  readonly options: number;
  readonly rows: number;
  readonly conditions: number;
  /** Quotas, assessments and texts of the survey and its groups in other languages. */
  readonly ofSurvey: number;
  readonly defaults: number;
}

type Cells = Readonly<Record<string, string>>;

/** The types whose answers are those of LimeSurvey, with their number. */
const fixed: Readonly<Record<string, number>> = { '5': 5, A: 5, B: 10, C: 3, E: 3, G: 2, Y: 2 };

/** Counts the parts of an .lss file or of tab-separated text. It shares no code with the reader of the project. */
export function counted(file: string): Counted {
  const isXml = file.startsWith('<?xml');
  const tables = isXml ? xmlTables(file) : textTables(file);
  const of = (name: string): readonly Cells[] => tables[name] ?? [];
  const distinct = (rows: readonly Cells[], ...names: readonly string[]): number =>
    new Set(rows.map((row) => names.map((name) => row[name] ?? '').join('|'))).size;
  const isNarrowed = (relevance: string | undefined): boolean => !['', '1'].includes((relevance ?? '').trim());
  const attribute = (qid: string | undefined, name: string): string | undefined =>
    of('question_attributes').find((row) => row['qid'] === qid && row['attribute'] === name)?.['value'];
  const sums = { questions: 0, options: 0, rows: 0, conditions: 0, defaults: 0 };
  for (const gid of new Set(of('groups').map((row) => row['gid']))) {
    const texts = [...of('groups'), ...of('group_l10ns')].filter((row) => row['gid'] === gid);
    const groupConditions = Number(texts.some((row) => isNarrowed(row['grelevance'])));
    const hasDescription = texts.some((row) => (row['description'] ?? '') !== '');
    sums.questions += Number(hasDescription);
    sums.conditions += hasDescription ? groupConditions : 0;
    const questions = of('questions').filter((row) => row['gid'] === gid);
    for (const qid of new Set(questions.map((row) => row['qid']))) {
      const row = questions.find((one) => one['qid'] === qid) ?? {};
      const type = row['type'] ?? '';
      const subs = distinct(
        of('subquestions').filter((one) => one['parent_qid'] === qid),
        'title',
        'scale_id',
      );
      const answers = distinct(
        of('answers').filter((one) => one['qid'] === qid),
        'code',
        'scale_id',
      );
      const hasRows = of('conditions').some((one) => one['qid'] === qid);
      const items = type === 'K' || type === 'Q' ? subs : 1;
      const own = fixed[type] ?? answers;
      const isLeft = !/^[!5A-HK-UXY]$/u.test(type) || (type === 'L' && own === 0);
      const filter = of('questions').find((one) => one['title'] === attribute(qid, 'array_filter'))?.['qid'];
      const codesOf = (id: string | undefined): string =>
        JSON.stringify([
          ...new Set(
            of('subquestions')
              .filter((one) => one['parent_qid'] === id)
              .map((one) => one['title']),
          ),
        ]);
      const isCarried = type === 'M' && filter !== undefined && codesOf(filter) === codesOf(qid);
      sums.questions += items;
      sums.conditions += items * (Number(isNarrowed(row['relevance']) || hasRows) + groupConditions);
      if (isLeft) sums.options += subs + own;
      else if (type === 'M' || type === 'P') sums.options += isCarried ? 0 : subs;
      else sums.options += own;
      if (!isLeft && /^[ABCEFH]$/u.test(type)) sums.rows += subs;
      const given = of('defaultvalues').filter((one) => one['qid'] === qid);
      if (!isLeft) sums.defaults += Math.min(given.length, 1);
    }
  }
  const languages = new Set(of('surveys_languagesettings').map((row) => row['surveyls_language']));
  const groups = new Set(of('groups').map((row) => row['gid'])).size;
  const quotas = of('quota').length + of('assessments').length + Number(of('surveys')[0]?.['assessments'] === 'Y');
  return { ...sums, ofSurvey: quotas + (languages.size - 1) * (groups + 1) };
}

function xmlTables(file: string): Readonly<Record<string, readonly Cells[]>> {
  const tables: Record<string, Cells[]> = {};
  for (const [, name = '', body = ''] of file.matchAll(/<(\w+)><fields>.*?<\/fields><rows>(.*?)<\/rows><\/\1>/gsu))
    tables[name] = [...body.matchAll(/<row>(.*?)<\/row>/gsu)].map(([, cells = '']) =>
      Object.fromEntries(
        [...cells.matchAll(/<(\w+)>(?:<!\[CDATA\[(.*?)\]\]>)?<\/\1>/gsu)].map(([, cell = '', text = '']) => [
          cell,
          text,
        ]),
      ),
    );
  return tables;
}

/** Returns the rows of tab-separated text under the names that XML has. */
function textTables(file: string): Readonly<Record<string, readonly Cells[]>> {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of file
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^"\t\n]*))(\t|\n|$)/gu)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== '\t') lines.push([]);
  }
  const [header = [], ...rows] = lines;
  const tables: Record<string, Cells[]> = {};
  const add = (name: string, cells: Cells): void => {
    tables[name] = [...(tables[name] ?? []), cells];
  };
  let gid = '';
  let qid = '';
  for (const row of rows) {
    const cells: Cells = Object.fromEntries(header.map((name, at) => [name, row[at] ?? '']));
    const { id = '', name = '', text = '', relevance = '', language = '' } = cells;
    const scale_id = cells['type/scale'] ?? '';
    if (cells['class'] === 'S' && name === 'assessments') add('surveys', { assessments: text });
    if (cells['class'] === 'SL') add('surveys_languagesettings', { surveyls_language: language });
    if (cells['class'] === 'G') {
      gid = id;
      add('groups', { gid, grelevance: relevance, description: text });
    }
    if (cells['class'] === 'Q') {
      qid = id;
      add('questions', { qid, gid, title: name, type: scale_id, relevance });
      if (cells['array_filter'] !== undefined && cells['array_filter'] !== '')
        add('question_attributes', { qid, attribute: 'array_filter', value: cells['array_filter'] });
      if (cells['default'] !== '') add('defaultvalues', { qid });
    }
    if (cells['class'] === 'SQ') add('subquestions', { parent_qid: qid, title: name, scale_id });
    if (cells['class'] === 'A') add('answers', { qid, code: name, scale_id });
    if (cells['class'] === 'QTA') add('quota', { name });
    if (cells['class'] === 'AS') add('assessments', { name });
  }
  return tables;
}
