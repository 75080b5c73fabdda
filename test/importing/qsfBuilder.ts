// Builds surveys of Qualtrics from the shapes that its files have.

type Json = Readonly<Record<string, unknown>>;

/** A question (an SQ element) with its id. */
export interface Question {
  readonly id: string;
  readonly payload: Json;
}

const question = (number: number, payload: Json): Question => ({
  id: `QID${number}`,
  payload: {
    QuestionText: `Question ${number}?`,
    DefaultChoices: false,
    DataExportTag: `Q${number}`,
    DataVisibility: { Private: false, Hidden: false },
    Configuration: { QuestionDescriptionOption: 'UseText' },
    QuestionDescription: `Question ${number}?`,
    Validation: { Settings: { ForceResponse: 'ON', ForceResponseType: 'ON', Type: 'None' } },
    GradingData: [],
    Language: [],
    NextChoiceId: 4,
    NextAnswerId: 1,
    QuestionID: `QID${number}`,
    ...payload,
  },
});

/** Returns choices or answers as a file has them, with ids from 1. */
export const displays = (texts: readonly string[]): Json =>
  Object.fromEntries(texts.map((text, at) => [String(at + 1), { Display: text }]));

const order = (texts: readonly string[]): readonly string[] => texts.map((_, at) => String(at + 1));

const words = ['One', 'Two', 'Three'];

export const single = (number: number, more: Json = {}): Question =>
  question(number, {
    QuestionType: 'MC',
    Selector: 'SAVR',
    SubSelector: 'TX',
    Choices: displays(words),
    ChoiceOrder: order(words),
    ...more,
  });

export const several = (number: number, more: Json = {}): Question => single(number, { Selector: 'MAVR', ...more });

export const nps = (number: number): Question => {
  const ratings = Array.from({ length: 11 }, (_, at) => String(at));
  return question(number, {
    QuestionType: 'MC',
    Selector: 'NPS',
    Choices: ratings.map((rating) => ({ Display: rating })),
    ChoiceOrder: ratings,
    ColumnLabels: { 1: { Display: 'Not likely' }, 2: { Display: 'Very likely' } },
  });
};

export const matrix = (number: number, more: Json = {}): Question =>
  question(number, {
    QuestionType: 'Matrix',
    Selector: 'Likert',
    SubSelector: 'SingleAnswer',
    Choices: displays(['Tea', 'Milk']),
    ChoiceOrder: ['1', '2'],
    Answers: displays(['Bad', 'Good']),
    AnswerOrder: ['1', '2'],
    ChoiceDataExportTags: false,
    ...more,
  });

export const text = (number: number, more: Json = {}): Question =>
  question(number, {
    QuestionType: 'TE',
    Selector: 'SL',
    SearchSource: { AllowFreeResponse: 'false' },
    ...more,
  });

export const statement = (number: number, more: Json = {}): Question =>
  question(number, { QuestionType: 'DB', Selector: 'TB', ChoiceOrder: [], ...more });

/** Returns a part of a logic about a question. The key of “and” and “or” is misspelled in all files. */
export const asks = (locator: string, operator = 'Selected', value?: string): Json => {
  const [id = ''] = locator.split('/');
  return {
    LogicType: 'Question',
    QuestionID: id,
    QuestionIsInLoop: 'no',
    ChoiceLocator: `q://${locator}`,
    Operator: operator,
    QuestionIDFromLocator: id,
    LeftOperand: `q://${locator}`,
    ...(value === undefined ? {} : { RightOperand: value }),
    Type: 'Expression',
    Description: `<span class="ConjDesc">If</span> <span class="LeftOpDesc">${locator}</span> <span class="OpDesc">${operator}</span>`,
  };
};

export const field = (name: string, operator: string, value: string): Json => ({
  LogicType: 'EmbeddedField',
  LeftOperand: name,
  Operator: operator,
  RightOperand: value,
  _HiddenExpression: false,
  Type: 'Expression',
  Description: `<span class="ConjDesc">If</span> ${name} ${operator} ${value}`,
});

export const and = (expression: Json): Json => ({ ...expression, Conjuction: 'And' });
export const or = (expression: Json): Json => ({ ...expression, Conjuction: 'Or' });

const numbered = (list: readonly unknown[]): Json => Object.fromEntries(list.map((one, at) => [String(at), one]));

/** Returns a set of parts of a logic. */
export const set = (type: 'If' | 'AndIf' | 'ElseIf', ...expressions: readonly Json[]): Json => ({
  ...numbered(expressions),
  Type: type,
});

export const sets = (...list: readonly Json[]): Json => ({ ...numbered(list), Type: 'BooleanExpression' });

/** Returns a logic of one set. */
export const logic = (...expressions: readonly Json[]): Json => sets(set('If', ...expressions));

/** Returns the same as the logic that shows a question. */
export const shownIf = (...expressions: readonly Json[]): Json => ({
  DisplayLogic: { ...logic(...expressions), inPage: false },
});

export const skip = (locator: string, condition: string, to: string): Json => ({
  SkipLogicID: 1,
  ChoiceLocator: `q://${locator}`,
  Condition: condition,
  SkipToDestination: to,
  Locator: `q://${locator}`,
  SkipToDescription: to,
  Description: `If <strong>${locator}</strong> Is <strong>${condition}</strong>, Then Skip To <strong>${to}</strong>`,
  QuestionID: locator.split('/')[0],
});

/** A block with its questions in order, and the skips of some. */
export interface Block {
  readonly id: string;
  readonly questions: readonly Question[];
  readonly skips?: Readonly<Record<string, readonly Json[]>>;
  readonly options?: Json;
}

export const block = (id: string, questions: readonly Question[], more: Partial<Block> = {}): Block => ({
  id: `BL_${id}`,
  questions,
  ...more,
});

/** A step of the flow, without its number. */
export type Step = Json & { readonly Type: string; readonly Flow?: readonly Step[] };

export const show = (id: string): Step => ({ Type: 'Standard', ID: `BL_${id}`, Autofill: [] });
export const branch = (BranchLogic: Json, ...Flow: readonly Step[]): Step => ({
  Type: 'Branch',
  Description: 'New Branch',
  BranchLogic,
  Flow,
});
export const end: Step = { Type: 'EndSurvey' };
export const randomizer = (SubSet: number, ...Flow: readonly Step[]): Step => ({
  Type: 'BlockRandomizer',
  SubSet,
  Flow,
});
const embedded = (name: string, own: Json) => ({
  Description: name,
  Field: name,
  VariableType: 'String',
  DataVisibility: [],
  AnalyzeText: false,
  ...own,
});
export const fromLink = (...names: readonly string[]): Step => ({
  Type: 'EmbeddedData',
  EmbeddedData: names.map((name) => embedded(name, { Type: 'Recipient' })),
});
export const setTo = (name: string, Value: string): Step => ({
  Type: 'EmbeddedData',
  EmbeddedData: [embedded(name, { Type: 'Custom', Value })],
});

/** Returns the file of a survey. Steps are numbered in the order of the flow, from FL_2; by default, each block is one. */
export function survey(blocks: readonly Block[], given?: readonly Step[], more: readonly Json[] = []): Json {
  let last = 1;
  const withNumbers = (step: Step): Json => {
    last += 1;
    const FlowID = `FL_${last}`;
    return { ...step, FlowID, ...(step.Flow === undefined ? {} : { Flow: step.Flow.map(withNumbers) }) };
  };
  const steps = given ?? blocks.map(({ id }): Step => ({ Type: 'Standard', ID: id, Autofill: [] }));
  const element = (Element: string, PrimaryAttribute: string, Payload: unknown): Json => ({
    SurveyID: 'SV_1',
    Element,
    PrimaryAttribute,
    SecondaryAttribute: null,
    TertiaryAttribute: null,
    Payload,
  });
  return {
    SurveyEntry: { SurveyID: 'SV_1', SurveyName: 'Study', SurveyDescription: null, SurveyLanguage: 'EN' },
    SurveyElements: [
      element('BL', 'Survey Blocks', [
        ...blocks.map(({ id, questions, skips = {}, options = {} }, at) => ({
          Type: at === 0 ? 'Default' : 'Standard',
          SubType: '',
          Description: `Block ${id}`,
          ID: id,
          BlockElements: questions.map((one) => ({
            Type: 'Question',
            QuestionID: one.id,
            ...(skips[one.id] === undefined ? {} : { SkipLogic: skips[one.id] }),
          })),
          Options: { BlockLocking: 'false', RandomizeQuestions: 'false', BlockVisibility: 'Expanded', ...options },
        })),
        { Type: 'Trash', Description: 'Trash / Unused Questions', ID: 'BL_trash', BlockElements: [] },
      ]),
      element('FL', 'Survey Flow', {
        Type: 'Root',
        FlowID: 'FL_1',
        Flow: steps.map(withNumbers),
        Properties: { Count: last },
      }),
      element('SO', 'Survey Options', { BackButton: 'false', SurveyTermination: 'DefaultMessage', Header: '' }),
      ...blocks.flatMap(({ questions }) => questions).map(({ id, payload }) => element('SQ', id, payload)),
      ...more,
    ],
  };
}
