const partNames: Readonly<Record<string, string>> = {
  concept: 'Concept',
  option: 'Option',
  row: 'Row',
  criterion: 'Condition',
  media: 'Media',
};

const nameOf = (kind: 'option' | 'row' | 'media') => kind;

/** The properties of the selection. */
/** What is assumed, after how many see a concept. */
export const properties = {
  // Path of the selection
  selection: 'Selection',
  study: 'Study',
  studySettings: 'Study settings',
  block: 'Block',
  partOf: (kind: string) => partNames[kind] ?? kind,

  // Common to all parts
  text: 'Text',
  title: 'Title',
  kind: 'Kind',
  type: 'Type',
  byDefault: (value: string) => `${value} (default)`,
  add: 'Add',
  delete: 'Delete',
  reference: 'Reference',
  answers: 'How it is answered',
  externalId: 'External id',
  externalIdHint: 'Only needed if something refers to it. Renaming it also updates every reference.',
  embed: 'Embedded page',
  address: 'Address',
  proxyAddress: 'Proxy address',
  embedInQuestion: 'A page shown with the question. The editor does not load it.',
  embedInConcept: 'A page shown with the concept. The editor does not load it.',
  notPartOfGuide: 'Not part of a guide',
  removeProperty: (property: string) => `Remove “${property}”`,
  removeIt: 'Remove it',

  // Blocks and concepts.
  concepts: 'Concepts',
  removeConceptSettings: 'Remove the concept settings',
  shownInBlock: 'Shown in this block',
  unnamedConcept: 'Unnamed concept',
  deleteConcept: (name: string) => `Delete concept ${name}`,
  conceptsPerParticipant: 'Concepts per participant',
  conceptsPerParticipantHint: 'If empty, every participant sees all concepts. Each sees them in a random order.',
  nickname: 'Nickname',
  nicknameHint: 'Only your team sees it.',
  titleForParticipants: 'Title for participants',
  description: 'Description',

  // Choices.
  options: 'Options',
  columns: 'Columns',
  rows: 'Rows',
  inOrder: (count: number) => `${count} in order`,
  severalAnswers: 'Several answers',
  ownAnswer: 'Custom answer allowed',
  randomOrder: 'Random order of options',
  lastStays: 'Last option stays last',
  lastStaysHint: 'Also when the order is random.',
  carriedFrom: 'Options carried forward from',
  carriedFromHint: 'Shows only the options that were selected there.',
  carriedFromNeeds: 'Needs an earlier multiple choice question with several answers.',
  ownOptions: 'Own options',
  limit: 'Limit how many',
  atLeast: 'At least',
  atMost: 'At most',
  comparedBy: 'Compared by',
  comparedByHint: 'For example: importance. Participants then choose “Most” and “Least” instead of “Best” and “Worst”.',
  perScreen: 'Options per screen',
  perScreenUnset: '4 (default)',
  moreAboutOption: (number: number) => `More about option ${number}`,
  statusOfOption: (number: number) => `Status of option ${number}`,
  textOf: (kind: 'option' | 'row', number: number) => `Text of ${kind} ${number}`,
  moveUp: (kind: 'option' | 'row' | 'media', number: number) => `Move ${nameOf(kind)} ${number} up`,
  moveDown: (kind: 'option' | 'row' | 'media', number: number) => `Move ${nameOf(kind)} ${number} down`,
  deletePart: (kind: 'option' | 'row', number: number) => `Delete ${kind} ${number}`,

  // One option, one row.
  optionTextHint: 'Conditions that use this text are updated.',
  rowTextHint: 'Conditions on this row are updated.',
  rowInGuide: 'Edit the text of the row in the guide. Conditions on the row are updated.',
  inScreener: 'In the screener',
  noStatus: 'No status',
  approve: 'Approve: fits the study and continues',
  neutral: 'Neutral: decides nothing and continues',
  reject: 'Reject: the interview ends at once',
  exclusive: 'Exclusive',
  exclusiveHint: 'Choosing it clears and locks the other options.',

  // Open questions and statements.
  buttonText: 'Text on the button',
  followUps: 'Follow-up questions',
  followUpDepth: {
    none: 'None',
    light: 'Light (up to 1)',
    medium: 'Medium (up to 2)',
    heavy: 'Heavy (up to 3)',
  },
  instructions: 'Instructions to the interviewer',
  instructionsHint: 'What to probe for, what to avoid. Participants do not see it.',
  preferredInput: 'Preferred input',
  input: { text: 'Text', voice: 'Voice', screenRecording: 'Screen recording', none: 'No preference' },
  screenWatched: 'The interviewer watches the screen',

  // Pictures and videos.
  media: 'Media',
  name: 'Name',
  mediaType: { image: 'Picture', video: 'Video' },
  width: 'Width in percent',
  watchedToEnd: 'Must be watched to the end',

  // Conditions
  shownWhen: 'Shown when',
  always: 'Always',
  alwaysCarried: 'Always, if there are options to carry',
  condition: 'Condition',
  addCondition: 'Add condition',
  onAnswer: 'On an earlier answer',
  noEarlierAnswer: 'On an earlier answer (no earlier choice or matrix question)',
  sameAs: (name: string) => `The same as “${name}”`,
  onLink: 'On the link (URL parameter)',
  howCombined: 'Show when',
  allHold: 'All conditions are met',
  anyHolds: 'Any condition is met',
  /** `removed`: how many conditions that removes. */
  showAlways: (removed: number) =>
    removed === 0
      ? 'Always show'
      : removed === 1
        ? 'Remove the condition'
        : removed === 2
          ? 'Remove both conditions'
          : `Remove all ${removed} conditions`,
  deleteCondition: 'Delete this condition',
  linkParameter: 'Link parameter',
  hasValue: 'equals',
  question: 'Question',
  row: 'Row',
  answer: 'Answer',
  isOne: 'is one of',
  isNone: 'is none of',
  includesOne: 'includes one of',
  includesNone: 'includes none of',
  showQuestions: 'Show the questions',
  noSuchQuestion: 'No earlier question matches.',
  chooseQuestion: 'Choose a question first.',
  emptyQuestion: 'Empty question',
};
