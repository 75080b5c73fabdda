// Counts what a file of Qualtrics has, without the reader of the project.

// oxlint-disable-next-line typescript/no-explicit-any -- files as they are
type Raw = any;

/** How often a report should have something of a file. */
export interface Counts {
  questions: number;
  options: number;
  rows: number;
  conditions: number;
  translations: number;
  quotas: number;
  notes: number;
  /** Steps of the flow that must be named. */
  readonly steps: Set<string>;
}

const list = (value: Raw): Raw[] => (value === null || value === undefined ? [] : Object.values(value));

export function countsOf(file: Raw): Counts {
  const elements: Raw[] = file.SurveyElements;
  const counts: Counts = {
    questions: 0,
    options: 0,
    rows: 0,
    conditions: 0,
    translations: 0,
    quotas: 0,
    notes: 0,
    steps: new Set(),
  };
  const questions = new Map<string, Raw>();
  for (const { Element, PrimaryAttribute, Payload } of elements) {
    if (Element === 'SQ') questions.set(PrimaryAttribute, Payload);
    if (Element === 'QO') counts.quotas += 1;
    if (Element === 'NT') counts.notes += list(Payload.Notes).filter(({ Removed }) => Removed !== true).length;
  }
  const blocks: Raw[] = elements.flatMap(({ Element, Payload }) => (Element === 'BL' ? list(Payload) : []));
  /** The branches around each place of a block. */
  const places = new Map<string, number[]>();
  const walk = (steps: Raw[], depth: number): void => {
    for (const step of steps) {
      const { Type, FlowID, ID, Flow = [], EmbeddedData = [], Options } = step;
      if (ID !== undefined) places.set(ID, [...(places.get(ID) ?? []), depth]);
      if (Type === 'Branch' || Type === 'BlockRandomizer' || EmbeddedData.length > 0) counts.steps.add(FlowID);
      if (Type === 'EndSurvey') {
        if (Options !== undefined) counts.steps.add(FlowID);
        if (depth > 0) counts.conditions += 1;
      }
      walk(Flow, Type === 'Branch' ? depth + 1 : depth);
    }
  };
  walk(elements.find(({ Element }) => Element === 'FL').Payload.Flow, 0);
  const seen = new Set<string>();
  for (const { ID, BlockElements = [] } of blocks) {
    const at = places.get(ID) ?? [];
    const around = at.length === 0 ? 0 : at.length === 1 ? (at[0] ?? 0) : at.some((depth) => depth > 0) ? 1 : 0;
    for (const { QuestionID, SkipLogic } of BlockElements) {
      if (QuestionID === undefined || seen.has(QuestionID)) continue;
      seen.add(QuestionID);
      counts.conditions += list(SkipLogic).length;
      countQuestion(questions.get(QuestionID), around, at.length > 0, counts);
    }
  }
  return counts;
}

const measured = ['Timing', 'Captcha', 'Meta'];

function countQuestion(question: Raw, around: number, isUsed: boolean, counts: Counts): void {
  if (question.QuestionType === 'SBS') {
    const { Choices, ChoiceOrder } = question;
    for (const column of list(question.AdditionalQuestions))
      countQuestion({ ...column, Choices, ChoiceOrder, Language: [] }, around, isUsed, counts);
    return;
  }
  const choices: [string, Raw][] = Object.entries(question.Choices ?? {});
  const answers = list(question.Answers);
  const own = around + (question.DisplayLogic === undefined ? 0 : 1);
  const isTable = question.QuestionType === 'Matrix';
  if (!isUsed) {
    counts.questions += 1;
    counts.options += measured.includes(question.QuestionType) ? 0 : choices.length;
    counts.conditions += own;
    return;
  }
  if (question.Selector === 'TE' && answers.length > 1) {
    // Texts in a table of rows and columns are left out.
    counts.questions += 1;
    counts.options += choices.length;
    counts.conditions += own;
    return;
  }
  if (isTable && (question.Selector === 'TE' || question.SubSelector === 'MultipleAnswer')) {
    counts.questions += choices.length;
    counts.options += question.Selector === 'TE' ? 0 : choices.length * answers.length;
    counts.conditions +=
      own * choices.length + choices.filter(([, choice]) => choice.DisplayLogic !== undefined).length;
    return;
  }
  counts.questions += 1;
  counts.conditions += own;
  if (isTable) {
    counts.rows += choices.length;
    counts.options += answers.length;
  } else if (question.QuestionType === 'MC' || question.QuestionType === 'RO') counts.options += choices.length;
  if (measured.includes(question.QuestionType)) return;
  for (const language of list(question.Language)) {
    const isText = (html: string | undefined): boolean => (html ?? '').replace(/<[^>]*>|&nbsp;|\s/gu, '') !== '';
    if (isText(language.QuestionText)) counts.translations += 1;
    if (question.QuestionType === 'MC')
      for (const [code] of choices) if (isText(language.Choices?.[code]?.Display)) counts.translations += 1;
  }
}
