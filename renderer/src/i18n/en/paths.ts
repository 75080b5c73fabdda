import { type ItemCounts, itemCountWords } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every path that participants can take. */
export const paths = {
  name: 'Paths through the guide',
  choose:
    'Select a question, a concept or an outcome to see who gets there, the shortest way to it, or why nobody does. Use “What if” to try out an answer.',
  /** Beside a list that is not about the selected part. */
  wholeGuide: 'This list is about the whole guide. To see who is shown a part, select it in the flow.',
  of: 'Who sees it',
  show: 'What is shown',
  views: {
    flow: 'Flow',
    findings: (count: number | null): string => (count === null ? 'Findings' : `Findings (${count})`),
    journeys: 'Journeys',
  },
  toFlow: 'Show in flow',
  find: 'Find a question, option or concept',
  noneFound: (text: string) => `Nothing in this guide contains “${text}”.`,
  filters: { all: 'All parts', some: 'Not shown to everyone', nobody: 'Shown to nobody' },
  foundOptions: (options: readonly string[]) =>
    `${options.length === 1 ? 'Option' : 'Options'} found: ${options.map((option) => `“${option}”`).join(', ')}`,
  concept: (name: string) => `Concept “${name}”`,
  drawn: (count: number, of: number) => `Each participant is shown at most ${count} of the ${of} concepts`,
  option: (name: string) => `Option “${name}”`,
  /** Before the questions of alternatives. */
  forks: { either: 'Either', or: 'or', explained: 'Each participant is shown at most one of these.' },
  notWith: (ranges: string, isOne: boolean) =>
    `Nobody who is shown this is shown ${isOne ? 'question' : 'any of the questions'} ${ranges}.`,
  onTheWay: 'Bold with a filled dot: on the way to the selected part, or dependent on it.',
  end: 'How the interview ends',
  outcomes: { complete: 'Completed', screened_out: 'Screened out' },
  marks: {
    everyone: 'Everyone',
    passing: 'All who pass',
    left: 'All not screened out',
    some: 'Some',
    nobody: 'Nobody',
    screenedOut: 'Only those screened out',
    unknown: 'Not known',
    certain: 'Then everyone',
    possible: 'Then some',
    excluded: 'Then nobody',
  },
  /** Of an option that ends the interview. */
  ends: { here: 'Ends here', forEveryone: 'Ends for everyone' },
  /** Who gets to an outcome, or selects an option that ends the interview. */
  reaching: {
    complete: {
      always: 'Every participant completes the interview.',
      sometimes: 'Some participants complete the interview.',
      never: 'Nobody completes the interview.',
      undecided: 'Not known: the conditions before it are too many to work out.',
    },
    screened_out: {
      always: 'Every participant is screened out.',
      sometimes: 'Some participants are screened out.',
      never: 'Nobody is screened out.',
      undecided: 'Not known: the conditions before it are too many to work out.',
    },
    ending: {
      always: 'Every participant selects this and is screened out.',
      sometimes: 'Participants who select this are screened out.',
      never: 'Nobody can select this option.',
      undecided: 'Not known: the conditions before it are too many to work out.',
    },
  },
  summary: (journeys: string, isOne: boolean, unseen: ItemCounts, concepts: number) =>
    [
      `${capital(journeys)} ${isOne ? 'journey (set of questions that a participant is shown)' : 'journeys (different sets of questions that participants are shown)'}`,
      ...(unseen.questions + unseen.statements === 0
        ? []
        : [`${itemCountWords(unseen, 'en').join(' and ')} shown to nobody`]),
      ...(concepts === 0 ? [] : [`${counted(concepts, { one: 'concept', other: 'concepts' })} shown to nobody`]),
    ].join(' · '),
  /** What is left with what is fixed. */
  left: (journeys: string, isOne: boolean) =>
    `Still possible: ${journeys} ${isOne ? 'journey (set of questions that a participant is shown)' : 'journeys (different sets of questions that participants are shown)'}`,
  about: (count: string) => `about ${count}`,
  atLeast: (count: string) => `at least ${count}`,
  roughly: (count: string, least: string) => `roughly ${count} (estimated, ${least})`,
  oneValue: 'counted for links with one value for each parameter',
  beyond: 'far more than a trillion',
  journeys: {
    explained:
      'A journey is all the questions that a participant is shown. Participants with the same journey may answer differently.',
    none: 'There is no journey: nobody gets through the guide like this.',
    many: (count: string) => `There are ${count} journeys, too many to list all of them.`,
    onlyFirst: (count: number) => `These are the first ${count}.`,
    groups:
      'Below are the groups of questions that depend on each other. The number beside a group says how many different combinations of its questions participants are shown.',
    multiply:
      'Each combination in one group can occur with each in another: to count them together, multiply the numbers.',
    showFirst: (count: number) => `Show the first ${count} journeys`,
    showGroups: 'Show the groups',
    noGroups: 'They cannot be listed or grouped, because the analysis limit was reached.',
    ended: (count: string) =>
      `${capital(count)} of the journeys end in the screener; these numbers do not include them.`,
    screenedOutAt: (question: number) => `Screened out at Q${question}`,
    sets: (count: string, isOne: boolean) => `${count} ${isOne ? 'combination' : 'combinations'}`,
    more: (names: string, count: number) => (count === 0 ? names : `${names} and ${count} more`),
    shown: (question: string) => `Shown: ${question}`,
    hidden: (question: string) => `Not shown: ${question}`,
    open: 'Show them',
    close: 'Hide them',
    all: 'All participants',
    count: (count: number) => counted(count, { one: 'journey', other: 'journeys' }),
    length: (count: number) => counted(count, { one: 'question', other: 'questions' }),
    questions: (ranges: string, isOne: boolean) => `${isOne ? 'Question' : 'Questions'} ${ranges}`,
    nothing: 'No questions',
    ends: { complete: 'completed', screened_out: 'screened out', both: 'completed or screened out' },
    preview: 'Preview this journey',
    previewed: 'This is an interview with this journey.',
    notFound: 'No interview with this journey was found: there are too many conditions to work it out.',
  },
  findings: {
    name: 'Findings',
    which: 'Which findings',
    all: (count: number) => `All findings (${count})`,
    kind: (name: string, count: number) => `${name} (${count})`,
    none: 'No findings. Every question, option and concept is shown to at least some participants, and every condition makes a difference.',
    withFixed: 'Findings are about the guide alone. Clear “What if” to see findings.',
  },
  /** What is often intended. */
  notes: {
    title: (count: number) => `Also worth knowing (${count})`,
    explained: 'This is often intended.',
    kinds: {
      leftOut: 'Question left out',
      uncovered: 'Same for all who are asked',
      sameConditions: 'Same participants',
      withinCondition: 'Met only together with another',
    },
    kind: (name: string, count: number) => `Also worth knowing: ${name} (${count})`,
    /** Leads to another of the parts that a note is about. */
    other: (count: number): string => (count === 2 ? 'Show the other' : 'Show the next of these'),
  },
  working: 'Working out the paths …',
  hasProblems: 'The paths are worked out when the guide has no errors.',
  outdated: 'The guide has errors now. These paths are from before the errors.',
  /** Errors that do not stop interviews. */
  missingTexts: (count: number) =>
    `${count === 1 ? '1 problem: a text is missing.' : `${count} problems: texts are missing.`} This does not change who is shown what.`,
  failed: 'The paths could not be worked out. Reload the window, and report it if it happens again.',
  optionsForNobody: (options: readonly string[]) =>
    `Nobody sees or can select ${options.map((option) => `“${option}”`).join(', ')}.`,
  shortest: 'Shortest way',
  shortestWithFixed: 'Shortest way with these answers',
  preview: 'Preview this way',
  previewed: 'These are the answers of the shortest way.',
  whatIf: 'What if',
  whatIfLink: 'What if the link has',
  notFixed: 'Left open',
  noValue: 'None of these values',
  selected: 'selected',
  notSelected: 'not selected',
  drawnIs: 'drawn',
  drawnNot: 'not drawn',
  /** What is fixed: the question, with its row if it is a matrix; then its answer. */
  fixedAbout: (question: string, row: string | null) =>
    row === null ? `“${question}”` : `“${question}”, row “${row}”,`,
  fixedTo: (option: string, is: boolean, isMulti: boolean) =>
    `${isMulti ? (is ? 'includes' : 'does not include') : is ? 'is' : 'is not'} “${option}”`,
  fixedConcept: (is: boolean): string => (is ? 'is drawn' : 'is not drawn'),
  fixedLink: (name: string, value: string | null) =>
    value === null
      ? `The link has none of the values of ${name} in conditions`
      : value === ''
        ? `The link has ${name} with no value`
        : `The link has ${name} = ${value}`,
  takeBack: 'Take back',
  takeAllBack: 'Clear all',
  gone: 'This part was deleted.',
  showOthers: (count: number) => (count === 1 ? 'Show the other one' : `Show the ${count} others`),
  hideOthers: 'Hide the others',
  /** `because`: the rules of answers by which they exclude each other. */
  contradiction: (because: readonly string[]) =>
    ['These cannot be true together.', ...because, 'Take one of them back.'].join(' '),
  endsWith: (option: string) => `“${option}” ends the interview.`,
  impossible: (because: readonly string[]) => ['No participant has this.', ...because, 'Clear it.'].join(' '),
  conceptForNobody: (concept: string) => `Nobody is shown “${concept}”.`,
  conceptForAll: (concept: string) => `Everyone who passes is shown “${concept}”.`,
  screenedOutWith: (all: readonly string[]) =>
    `Participants with this are screened out: ${all.join('; ')}. The flow shows what they see up to that point.`,
  nobodyPasses: 'Nobody passes the screener, whatever you try out.',
  excludedBy: (count: number): string => (count === 1 ? 'Because of this:' : 'Because of these together:'),
  withThis: (sentence: string) => `With “What if”: ${sentence}`,
  nothingFollows: 'Not known, because your what-if answers contradict each other.',
  withFixed: {
    item: {
      always: 'Then everyone is shown this question.',
      sometimes: 'Then some participants are shown this question. It also depends on other answers or on the link.',
      never: 'Then nobody is shown this question.',
      undecided: 'Then it is not known who is shown this question: there are too many conditions to work out.',
    },
    concept: {
      always: 'Then everyone is shown this concept.',
      sometimes:
        'Then some participants are shown this concept. It also depends on other answers, on the link or on the draw.',
      never: 'Then nobody is shown this concept.',
      undecided: 'Then it is not known who is shown this concept: there are too many conditions to work out.',
    },
  },
  showPart: 'Show',
  removePart: 'Remove this part',
  removeCondition: 'Remove the condition',
};
