import {
  and,
  asks,
  block,
  branch,
  displays,
  end,
  field,
  fromLink,
  logic,
  matrix,
  nps,
  or,
  randomizer,
  set,
  sets,
  setTo,
  several,
  show,
  shownIf,
  single,
  skip,
  statement,
  survey,
  text,
} from './qsfBuilder.ts';

// Surveys of Qualtrics, and what their guides should ask. Written by hand, before the reader.

interface Criterion {
  readonly type: string;
  readonly [name: string]: unknown;
}

interface Expected {
  readonly operator: 'and' | 'or';
  readonly criteria: readonly Criterion[];
}

/** A survey, and the conditions of its guide. */
export interface QsfCase {
  readonly name: string;
  readonly survey: object;
  /** The conditions by items. No other item has one. */
  readonly conditions: Readonly<Record<string, Expected>>;
  /** The codes of the conditions that are lost, sorted. */
  readonly lost?: readonly string[];
  /** Other rows that the report has: place and code. */
  readonly others?: readonly (readonly [string, string])[];
  /** Items in order, if that is the point. */
  readonly items?: readonly string[];
  /** Options that end the interview in a screener. */
  readonly rejects?: readonly string[];
}

const choices = (matchingCriteria: string, questionId: string, codes: readonly number[], row?: string): Criterion => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria,
  choices: codes.map((code) => `${questionId}.${code}`),
  ...(row === undefined ? {} : { matrixRow: row }),
});
const yes = (questionId: string, ...codes: readonly number[]): Criterion => choices('mustSelect', questionId, codes);
const no = (questionId: string, ...codes: readonly number[]): Criterion => choices('mustNotSelect', questionId, codes);
const cell = (questionId: string, row: string, code: number): Criterion =>
  choices('mustSelect', questionId, [code], row);
const all = (...criteria: readonly Criterion[]): Expected => ({ operator: 'and', criteria });
const any = (...criteria: readonly Criterion[]): Expected => ({ operator: 'or', criteria });

/** Starts with an open question, so that no block is a screener. */
const start = text(90);

/** Returns a survey of one block with two single choices, one of several, and a question that is shown for some. */
const asked = (...expressions: readonly Readonly<Record<string, unknown>>[]) =>
  survey([block('1', [start, single(1), single(2), several(3), text(4, shownIf(...expressions))])]);

const displayLogic: readonly QsfCase[] = [
  { name: 'a selected choice', survey: asked(asks('QID1/SelectableChoice/1')), conditions: { Q4: all(yes('Q1', 1)) } },
  {
    name: 'a choice that is not selected',
    survey: asked(asks('QID1/SelectableChoice/1', 'NotSelected')),
    conditions: { Q4: all(no('Q1', 1)) },
  },
  {
    name: 'one of two choices',
    survey: asked(asks('QID1/SelectableChoice/1'), or(asks('QID1/SelectableChoice/3'))),
    conditions: { Q4: all(yes('Q1', 1, 3)) },
  },
  {
    name: 'two choices of several',
    survey: asked(asks('QID3/SelectableChoice/1'), and(asks('QID3/SelectableChoice/2'))),
    conditions: { Q4: all(yes('Q3', 1), yes('Q3', 2)) },
  },
  {
    name: 'one of two questions',
    survey: asked(asks('QID1/SelectableChoice/1'), or(asks('QID2/SelectableChoice/2', 'NotSelected'))),
    conditions: { Q4: any(yes('Q1', 1), no('Q2', 2)) },
  },
  {
    name: '“and” binds tighter than “or” in a set',
    // not 3, or 1 and 2 at once, which nobody has
    survey: asked(
      asks('QID1/SelectableChoice/3', 'NotSelected'),
      or(asks('QID1/SelectableChoice/1')),
      and(asks('QID1/SelectableChoice/2')),
    ),
    conditions: { Q4: all(no('Q1', 3)) },
  },
  {
    name: '“and” and “or” over several questions',
    survey: asked(
      asks('QID1/SelectableChoice/1'),
      or(asks('QID2/SelectableChoice/1')),
      and(asks('QID3/SelectableChoice/1')),
    ),
    conditions: {},
    lost: ['mixed'],
  },
  {
    name: 'two sets that must both hold',
    survey: survey([
      block('1', [
        start,
        single(1),
        single(2),
        text(4, {
          DisplayLogic: sets(
            set('If', asks('QID1/SelectableChoice/1')),
            set('AndIf', asks('QID2/SelectableChoice/1'), or(asks('QID2/SelectableChoice/2'))),
          ),
        }),
      ]),
    ]),
    conditions: { Q4: all(yes('Q1', 1), yes('Q2', 1, 2)) },
  },
  {
    name: 'two sets of which one must hold',
    survey: survey([
      block('1', [
        start,
        single(1),
        single(2),
        text(4, {
          DisplayLogic: sets(
            set('If', asks('QID1/SelectableChoice/1')),
            set('ElseIf', asks('QID2/SelectableChoice/1')),
          ),
        }),
      ]),
    ]),
    conditions: { Q4: any(yes('Q1', 1), yes('Q2', 1)) },
  },
  {
    name: 'an “and” set after an “or” set, of which no one writes what it means',
    survey: survey([
      block('1', [
        start,
        single(1),
        text(4, {
          DisplayLogic: sets(
            set('If', asks('QID1/SelectableChoice/1')),
            set('ElseIf', asks('QID1/SelectableChoice/2')),
            set('AndIf', asks('QID1/SelectableChoice/3', 'NotSelected')),
          ),
        }),
      ]),
    ]),
    conditions: {},
    lost: ['unsupported'],
  },
  {
    name: 'a part without “and” or “or”, and one that is switched off',
    survey: survey([
      block('1', [
        start,
        single(1),
        text(4, shownIf(asks('QID1/SelectableChoice/1'), asks('QID1/SelectableChoice/2'))),
        text(5, shownIf({ ...asks('QID1/SelectableChoice/1'), _HiddenExpression: true })),
      ]),
    ]),
    conditions: {},
    lost: ['unsupported', 'unsupported'],
  },
  {
    name: 'a question that was displayed, or not',
    survey: survey([
      block('1', [
        start,
        single(1),
        single(2, shownIf(asks('QID1/SelectableChoice/1'))),
        text(3, shownIf(asks('QID2/QuestionDisplayed', 'Displayed'))),
        text(4, shownIf(asks('QID2/QuestionDisplayed', 'NotDisplayed'))),
      ]),
    ]),
    conditions: { Q2: all(yes('Q1', 1)), Q3: all(yes('Q2', 1, 2, 3)), Q4: all(no('Q2', 1, 2, 3)) },
  },
  {
    name: 'a cell of a matrix, and a column of any row',
    survey: survey([
      block('1', [
        start,
        matrix(1),
        text(2, shownIf(asks('QID1/SelectableChoice/1/2'))),
        text(3, shownIf(asks('QID1/SelectableAnswer/2/1'))),
        text(4, shownIf(asks('QID1/SelectableAnswer/2'))),
      ]),
    ]),
    conditions: {
      Q2: all(cell('Q1', 'Tea', 2)),
      Q3: all(cell('Q1', 'Milk', 1)),
      Q4: any(cell('Q1', 'Tea', 2), cell('Q1', 'Milk', 2)),
    },
  },
  {
    name: 'a number of a net promoter score, and of choices with other values',
    survey: survey([
      block('1', [
        start,
        nps(1),
        single(2, { RecodeValues: { 1: '30', 2: '20', 3: '10' } }),
        text(3, shownIf(asks('QID1/ChoiceNumericEntryValue/1', 'GreaterThanOrEqual', '9'))),
        text(4, shownIf(asks('QID2/SelectedChoicesRecode', 'GreaterThan', '15'))),
        text(5, shownIf(asks('QID2/SelectedChoicesRecode', 'EqualTo', '10'))),
      ]),
    ]),
    conditions: { Q3: all(yes('Q1', 9, 10)), Q4: all(yes('Q2', 1, 2)), Q5: all(yes('Q2', 3)) },
    others: [['Q2', 'recoded']],
  },
  {
    name: 'a text, a later question, a question that is not there, and a choice that is not there',
    survey: survey([
      block('1', [
        start,
        text(1, shownIf(asks('QID90/ChoiceTextEntryValue', 'GreaterThan', '18'))),
        text(2, shownIf(asks('QID4/SelectableChoice/1'))),
        text(3, shownIf(asks('QID77/SelectableChoice/1'))),
        single(4),
        text(5, shownIf(asks('QID4/SelectableChoice/9'))),
      ]),
    ]),
    conditions: {
      Q5: { operator: 'and', criteria: [{ ...yes('Q4'), choices: ['9'] }] },
    },
    lost: ['later', 'notAsked', 'unsupported'],
  },
  {
    name: 'a quota, a place and a device',
    survey: survey([
      block('1', [
        start,
        text(1, shownIf({ LogicType: 'Quota', LeftOperand: 'QO_1', Operator: 'QuotaMet', Type: 'Expression' })),
        text(2, shownIf({ LogicType: 'GeoIP', LeftOperand: 'Country', Operator: 'EqualTo', Type: 'Expression' })),
        text(3, shownIf({ LogicType: 'DeviceType', LeftOperand: 'mobile', Operator: 'Is', Type: 'Expression' })),
      ]),
    ]),
    conditions: {},
    lost: ['unsupported', 'unsupported', 'unsupported'],
  },
];

const embeddedData: readonly QsfCase[] = [
  {
    name: 'a field that the flow takes from the link',
    survey: survey(
      [
        block('1', [
          start,
          text(1, shownIf(field('source', 'EqualTo', 'mail'))),
          text(2, shownIf(field('source', 'NotEqualTo', 'mail'))),
        ]),
      ],
      [fromLink('source'), show('1')],
    ),
    conditions: { Q1: all({ type: 'searchParam', parameter: 'source', value: 'mail' }) },
    lost: ['linkNot'],
    others: [['FL_2', 'fromLink']],
  },
  {
    name: 'fields that are set: in the flow, by a randomizer, by the tool, only for some, later, or not at all',
    survey: survey(
      [
        block('1', [
          start,
          single(1),
          ...['plain', 'arm', 'Q_Score', 'some', 'late', 'none'].map((name, at) =>
            text(at + 2, shownIf(field(name, 'EqualTo', 'x'))),
          ),
        ]),
        block('2', [text(9)]),
      ],
      [
        setTo('plain', 'x'),
        randomizer(1, setTo('arm', 'x'), setTo('arm', 'y')),
        fromLink('Q_Score', 'arm'),
        branch(logic(asks('QID1/SelectableChoice/1')), fromLink('some')),
        show('1'),
        fromLink('late'),
        show('2'),
      ],
    ),
    conditions: {},
    lost: ['setInFlow', 'setInFlow', 'setInFlow', 'setInFlow', 'setInFlow', 'setInFlow'],
    others: [
      ['FL_2', 'embedded'],
      ['FL_4', 'embedded'],
      ['FL_7', 'noItems'],
    ],
  },
];

const skipLogic: readonly QsfCase[] = [
  {
    name: 'a skip to a question',
    survey: survey([
      block('1', [start, single(1), text(2), text(3), text(4)], {
        skips: { QID1: [skip('QID1/SelectableChoice/2', 'Selected', 'QID4')] },
      }),
    ]),
    conditions: { Q2: all(no('Q1', 2)), Q3: all(no('Q1', 2)) },
  },
  {
    name: 'a skip to the end of the survey',
    survey: survey([
      block('1', [start, single(1), text(2)], {
        skips: { QID1: [skip('QID1/SelectableChoice/2', 'Selected', 'ENDOFSURVEY')] },
      }),
      block('2', [text(3)]),
    ]),
    conditions: { Q2: all(no('Q1', 2)), Q3: all(no('Q1', 2)) },
  },
  {
    name: 'a skip to the end of the block',
    survey: survey([
      block('1', [start, single(1), text(2)], {
        skips: { QID1: [skip('QID1/SelectableChoice/2', 'Selected', 'ENDOFBLOCK')] },
      }),
      block('2', [text(3)]),
    ]),
    conditions: { Q2: all(no('Q1', 2)) },
  },
  {
    name: 'a skip for those who did not select a choice, of a question that is shown for some',
    // Those who are not asked question 2 do not skip.
    survey: survey([
      block('1', [start, single(1), single(2, shownIf(asks('QID1/SelectableChoice/1'))), text(3), text(4)], {
        skips: { QID2: [skip('QID2/SelectableChoice/1', 'NotSelected', 'QID4')] },
      }),
    ]),
    conditions: { Q2: all(yes('Q1', 1)), Q3: all(no('Q2', 2, 3)) },
  },
  {
    name: 'a skip to a question that no guide has goes to the next one',
    survey: survey([
      block('1', [start, single(1), text(2), text(3, { QuestionType: 'Timing', Selector: 'PageTimer' }), text(4)], {
        skips: { QID1: [skip('QID1/SelectableChoice/2', 'Selected', 'QID3')] },
      }),
    ]),
    conditions: { Q2: all(no('Q1', 2)) },
    others: [['Q3', 'measured']],
  },
  {
    name: 'two skips of one question, over one that has a condition',
    survey: survey([
      block('1', [start, single(1), single(2), text(3, shownIf(asks('QID2/SelectableChoice/1'))), text(4), text(5)], {
        skips: {
          QID2: [
            skip('QID2/SelectableChoice/2', 'Selected', 'QID4'),
            skip('QID2/SelectableChoice/3', 'Selected', 'QID5'),
          ],
        },
      }),
    ]),
    conditions: { Q3: all(yes('Q2', 1)), Q4: all(no('Q2', 3)) },
  },
  {
    name: 'a skip over a question with an “or”, one that goes back, and one after a text',
    survey: survey([
      block(
        '1',
        [
          start,
          single(1),
          single(2),
          text(3, shownIf(asks('QID1/SelectableChoice/1'), or(asks('QID2/SelectableChoice/1')))),
          single(4),
          text(5),
        ],
        {
          skips: {
            QID2: [skip('QID2/SelectableChoice/2', 'Selected', 'QID4')],
            QID4: [skip('QID4/SelectableChoice/2', 'Selected', 'QID1')],
            QID90: [skip('QID90/ChoiceTextEntryValue', 'Empty', 'QID2')],
          },
        },
      ),
    ]),
    conditions: { Q3: any(yes('Q1', 1), yes('Q2', 1)) },
    lost: ['backwards', 'skipMixed', 'unsupported'],
  },
  {
    name: 'skips to the end in a first block of single choices: a screener',
    survey: survey([
      block('1', [single(1), single(2)], {
        skips: {
          QID1: [skip('QID1/SelectableChoice/2', 'Selected', 'ENDOFSURVEY')],
          QID2: [skip('QID2/SelectableChoice/3', 'Selected', 'ENDOFSURVEY')],
        },
      }),
      block('2', [text(3)]),
    ]),
    conditions: {},
    rejects: ['Q1.2', 'Q2.3'],
  },
];

const branches: readonly QsfCase[] = [
  {
    name: 'a branch is the condition of every question in it, also of those in a branch in it',
    survey: survey(
      [
        block('1', [start, single(1), several(2)]),
        block('2', [text(3), text(4, shownIf(asks('QID1/SelectableChoice/3', 'NotSelected')))]),
        block('3', [statement(5)]),
        block('4', [text(6)]),
      ],
      [
        show('1'),
        branch(
          logic(asks('QID1/SelectableChoice/1'), or(asks('QID1/SelectableChoice/2'))),
          show('2'),
          branch(logic(asks('QID2/SelectableChoice/1')), show('3')),
        ),
        show('4'),
      ],
    ),
    conditions: {
      Q3: all(yes('Q1', 1, 2)),
      Q4: all(yes('Q1', 1, 2)),
      Q5: all(yes('Q1', 1, 2), yes('Q2', 1)),
    },
  },
  {
    name: 'a branch that ends the survey',
    survey: survey(
      [block('1', [start, single(1)]), block('2', [text(2), text(3, shownIf(asks('QID1/SelectableChoice/1')))])],
      [show('1'), branch(logic(asks('QID1/SelectableChoice/2')), end), show('2')],
    ),
    conditions: { Q2: all(no('Q1', 2)), Q3: all(yes('Q1', 1)) },
  },
  {
    name: 'a branch that ends the survey for those who did not select a choice',
    survey: survey(
      [block('1', [start, single(1)]), block('2', [text(2)])],
      [show('1'), branch(logic(asks('QID1/SelectableChoice/1', 'NotSelected')), end), show('2')],
    ),
    conditions: { Q2: all(yes('Q1', 1)) },
  },
  {
    name: 'a branch with a last question that ends the survey, in another branch',
    survey: survey(
      [block('1', [start, single(1), single(2)]), block('2', [text(3)]), block('3', [text(4)])],
      [
        show('1'),
        branch(logic(asks('QID1/SelectableChoice/1')), branch(logic(asks('QID2/SelectableChoice/1')), show('2'), end)),
        show('3'),
      ],
    ),
    conditions: { Q3: all(yes('Q1', 1), yes('Q2', 1)), Q4: any(no('Q1', 1), no('Q2', 1)) },
  },
  {
    name: 'a branch that ends the survey before the first question, or by a field that is set',
    survey: survey(
      [block('1', [start]), block('2', [text(1)])],
      [
        fromLink('panel'),
        setTo('score', '1'),
        branch(logic(field('panel', 'EqualTo', 'x')), end),
        show('1'),
        branch(logic(field('score', 'LessThan', '0.5')), end),
        show('2'),
      ],
    ),
    conditions: {},
    lost: ['setInFlow'],
    others: [['FL_4', 'endsBefore']],
  },
  {
    name: 'a block that comes twice is asked once, for those who come to either',
    survey: survey(
      [
        block('1', [start, single(1)]),
        block('2', [text(2), single(3), text(4, shownIf(asks('QID3/SelectableChoice/1')))]),
      ],
      [
        show('1'),
        branch(logic(asks('QID1/SelectableChoice/1')), show('2')),
        branch(logic(asks('QID1/SelectableChoice/2')), show('2')),
      ],
    ),
    conditions: {
      Q2: all(yes('Q1', 1, 2)),
      Q3: all(yes('Q1', 1, 2)),
      Q4: all(yes('Q1', 1, 2), yes('Q3', 1)),
    },
    items: ['Q90', 'Q1', 'Q2', 'Q3', 'Q4'],
    others: [['FL_6', 'again']],
  },
  {
    name: 'a block that comes again has no answer between its places, nor for a branch around itself',
    survey: survey(
      [
        block('1', [start, single(1)]),
        block('2', [single(2)]),
        block('3', [text(3, shownIf(asks('QID2/SelectableChoice/1')))]),
        block('4', [text(4, shownIf(asks('QID2/SelectableChoice/1')))]),
        block('5', [single(5), text(6)]),
      ],
      [
        show('1'),
        branch(logic(asks('QID1/SelectableChoice/1')), show('2')),
        show('3'),
        branch(logic(asks('QID1/SelectableChoice/1', 'NotSelected')), show('2')),
        show('4'),
        branch(logic(asks('QID5/SelectableChoice/1')), show('5')),
      ],
    ),
    conditions: { Q4: all(yes('Q2', 1)) },
    lost: ['unsupported', 'unsupported', 'unsupported'],
  },
  {
    name: 'fields that a service or a script sets',
    survey: survey(
      [
        block('1', [
          text(1, shownIf(field('a', 'EqualTo', 'x'))),
          text(2, {
            ...shownIf(field('b', 'EqualTo', 'x')),
            QuestionJS: 'Qualtrics.SurveyEngine.setEmbeddedData("b", 1)',
          }),
          text(3, shownIf(field('c', 'EqualTo', 'x'))),
        ]),
      ],
      [
        fromLink('a', 'b', 'c'),
        { Type: 'WebService', URL: 'https://example.org', ResponseMap: [{ key: 'x', value: 'a' }] },
        show('1'),
      ],
    ),
    conditions: { Q3: all({ type: 'searchParam', parameter: 'c', value: 'x' }) },
    lost: ['setInFlow', 'setInFlow'],
    others: [['FL_3', 'step']],
  },
  {
    name: 'what comes after the end of the survey is asked to nobody, and what is random keeps its order',
    survey: survey(
      [
        block('1', [start]),
        block('2', [text(1)]),
        block('3', [text(2)], { options: { RandomizeQuestions: 'RandomizeAll' } }),
        block('4', [text(3)]),
        block('5', [text(4)]),
      ],
      [
        show('1'),
        randomizer(1, show('2'), show('3')),
        { Type: 'Group', Description: 'Rest', Flow: [{ Type: 'WebService', URL: 'https://example.org' }] },
        end,
        show('4'),
      ],
    ),
    conditions: {},
    items: ['Q90', 'Q1', 'Q2'],
    others: [
      ['FL_3', 'subset'],
      ['BL_3', 'order'],
      ['FL_7', 'step'],
      ['Q3', 'neverAsked'],
      ['Q4', 'neverAsked'],
    ],
  },
];

const choiceLogic: readonly QsfCase[] = [
  {
    name: 'a choice that is shown for some is shown to all',
    survey: survey([
      block('1', [
        start,
        single(1),
        single(2, {
          Choices: {
            ...displays(['One', 'Two']),
            3: { Display: 'Three', DisplayLogic: logic(asks('QID1/SelectableChoice/1')) },
          },
        }),
        text(3, shownIf(asks('QID2/SelectableChoice/3'))),
      ]),
    ]),
    conditions: { Q3: all(yes('Q2', 3)) },
    others: [['Q2', 'optionCondition']],
  },
  {
    name: 'a row that is shown for some is a question of its own where several columns may be selected',
    survey: survey([
      block('1', [
        start,
        matrix(1),
        matrix(2, {
          SubSelector: 'MultipleAnswer',
          Choices: {
            1: { Display: 'Tea', DisplayLogic: logic(asks('QID1/SelectableChoice/1/2', 'NotSelected')) },
            2: { Display: 'Milk' },
          },
        }),
        text(3, shownIf(asks('QID2/SelectableChoice/2/1'))),
      ]),
    ]),
    conditions: {
      Q2_1: all(choices('mustNotSelect', 'Q1', [2], 'Tea')),
      Q3: all(yes('Q2_2', 1)),
    },
    items: ['Q90', 'Q1', 'Q2_1', 'Q2_2', 'Q3'],
    others: [['Q2', 'rowsApart']],
  },
  {
    name: 'the columns of a side-by-side table are questions of their own',
    survey: survey([
      block('1', [
        start,
        matrix(1, {
          QuestionType: 'SBS',
          Selector: 'SBSMatrix',
          NumberOfQuestions: 2,
          AdditionalQuestions: {
            1: { ...matrix(11).payload, DataExportTag: 'Q1#1', QuestionID: 'QID1#1', QuestionText: 'Now' },
            2: {
              ...text(12).payload,
              QuestionType: 'Matrix',
              Selector: 'TE',
              SubSelector: 'Short',
              DataExportTag: 'Q1#2',
            },
          },
        }),
        text(2, shownIf(asks('QID1%231/SelectableChoice/2/1'))),
      ]),
    ]),
    conditions: { Q2: all(cell('Q1#1', 'Milk', 1)) },
    items: ['Q90', 'Q1#1', 'Q1#2_1', 'Q1#2_2', 'Q2'],
    others: [['Q1#1', 'columnsApart']],
  },
  {
    name: 'choices that were selected are carried on, those that were not are lost',
    survey: survey([
      block('1', [
        start,
        several(1),
        single(2, {
          Choices: [],
          ChoiceOrder: [],
          DynamicChoices: {
            DynamicType: 'ChoiceGroup',
            Locator: 'q://QID1/ChoiceGroup/SelectedChoices',
            Type: 'Dynamic',
          },
          DynamicChoicesData: [],
        }),
        text(3, shownIf(asks('QID2/SelectableChoice/x2'))),
        single(4, {
          Choices: [],
          ChoiceOrder: [],
          DynamicChoices: {
            DynamicType: 'ChoiceGroup',
            Locator: 'q://QID1/ChoiceGroup/UnselectedChoices',
            Type: 'Dynamic',
          },
        }),
      ]),
    ]),
    conditions: {
      Q3: all({
        type: 'selectedTemplateOptions',
        questionId: 'Q2',
        matchingCriteria: 'mustSelect',
        choices: ['Q1.2'],
      }),
    },
    items: ['Q90', 'Q1', 'Q2', 'Q3'],
    others: [['Q4', 'notCarried']],
  },
  {
    name: 'a last choice with a text is one of the own, if no logic asks about its question',
    survey: survey([
      block('1', [
        start,
        single(1, { Choices: { ...displays(['One', 'Two']), 3: { Display: 'Other', TextEntry: 'true' } } }),
        single(2, { Choices: { ...displays(['One', 'Two']), 3: { Display: 'Other', TextEntry: 'true' } } }),
        text(3, shownIf(asks('QID2/SelectableChoice/3'))),
      ]),
    ]),
    conditions: { Q3: all(yes('Q2', 3)) },
    others: [
      ['Q1', 'ownOption'],
      ['Q2', 'optionText'],
    ],
  },
  {
    name: 'a block for each of several things, and one for each answer',
    survey: survey([
      block('1', [start, several(1)]),
      block('2', [single(2), text(3, shownIf(asks('QID2/SelectableChoice/1')))], {
        options: {
          Looping: 'Static',
          LoopingOptions: { Static: { 1: { 1: 'apples' }, 2: { 1: 'pears' } }, Randomization: 'None' },
        },
      }),
      block('3', [text(4)], {
        options: {
          Looping: 'Question',
          LoopingOptions: { Locator: 'q://QID1/ChoiceGroup/SelectedChoices', QID: 'QID1', Static: { 1: { 2: '' } } },
        },
      }),
      block('4', [text(5, shownIf(asks('QID2/SelectableChoice/1')))]),
    ]),
    conditions: { Q3: all(yes('Q2', 1)) },
    lost: ['unsupported'],
    others: [
      ['BL_2', 'repeated'],
      ['Q4', 'answersUsed'],
    ],
    items: ['Q90', 'Q1', 'Q2', 'Q3', 'Q5'],
  },
];

export const qsfCases: readonly QsfCase[] = [
  ...displayLogic,
  ...embeddedData,
  ...skipLogic,
  ...branches,
  ...choiceLogic,
];
