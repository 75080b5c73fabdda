import type { NamedCriterion } from './aboutCriterion.ts';
import type { FindingMessages } from './messages.types.ts';
import type { NamedUnseen } from './unseen.ts';

// British, so that there is no comma before “and”.
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const noSuch = ({ owner, criterion }: NamedCriterion): string =>
  `The condition of ${owner} names something that the question does not have: ${criterion}. Correct the name, or remove this part.`;

const ownAsk = {
  onlyThese: ' Choose “Any condition is met” if one value is enough.',
  amongOthers: ' Keep only one of them. If one value is enough, copy the question for each value.',
} as const;

function endOf(after: number): string {
  if (after === 0) return '';
  return after === 1
    ? ', and the question after it is shown to nobody'
    : `, and the ${after} questions after it are shown to nobody`;
}

const parts = ({ criteria, isAny }: NamedUnseen): string => (isAny ? disjunction : conjunction).format(criteria);

/** `because`: null if the sentence does not say why. */
function unseen({ owner, dependants }: NamedUnseen, because: string | null): string {
  const why = because === null ? '' : `, because ${because}`;
  const also = dependants === null ? '' : ` Because of this, also shown to nobody: ${dependants}.`;
  return `${capital(owner)}: Shown to nobody${why}.${also}`;
}

export const englishFindings: FindingMessages = {
  findings: {
    nobodyCompletes: {
      title: 'Nobody completes',
      sentence: ({ question, after, isOwn }) =>
        `Nobody gets past ${question}, so nobody completes the interview${endOf(after)}.${isOwn ? ' Let at least one answer continue.' : ' The paths show why.'}`,
    },
    neverShown: {
      title: 'Question shown to nobody',
      sentence: (named) =>
        unseen(
          named,
          named.source &&
            `no option of ${named.source} can be carried to it: each ends the interview or is selected alone`,
        ),
    },
    contradictingCriteria: {
      title: 'Condition that contradicts itself',
      sentence: (named) => unseen(named, `no answer meets these parts of its condition together: ${parts(named)}`),
    },
    singleAnswerContradiction: {
      title: 'Condition that no single answer meets',
      sentence: (named) =>
        unseen(named, `no single answer meets these parts of its condition together: ${parts(named)}`),
    },
    needsRejectedOption: {
      title: 'Condition on an answer that ends the interview',
      sentence: (named) => unseen(named, `it needs an answer that ends the interview: ${parts(named)}`),
    },
    conceptForNobody: {
      title: 'Concept shown to nobody',
      sentence: (named) => unseen(named, null),
    },
    optionForNobody: {
      title: 'Option for nobody',
      sentence: ({ question, option }) => `${question}: Nobody sees ${option} or can select it.`,
    },
    repeatedParameter: {
      title: 'Link parameter needed twice',
      sentence: ({ owner, name, values, own, others }) =>
        `${capital(owner)}: the link would need several values of ${name} at once, such as ${conjunction.format(values)}, which ordinary links never have.${own === null ? '' : ownAsk[own]}${others === null ? '' : ` Conditions before it that ask for ${name}: ${others}.`}`,
    },
    screenerRejectsAll: {
      title: 'Question that screens everyone out',
      sentence: ({ question }) =>
        `${question}: Every answer ends the interview, so everyone who is asked it is screened out. Let at least one answer continue.`,
    },
    neverMet: {
      title: 'Part of a condition that is never met',
      sentence: (named) =>
        named.isUnknown
          ? noSuch(named)
          : `Nobody meets this part of the condition of ${named.owner}: ${named.criterion}.`,
    },
    mentionsOther: {
      title: 'Question about another option',
      sentence: ({ question, other, option, source }) =>
        `${question} mentions ${other}, but is shown to those who selected ${option} in ${source}. Is the condition right?`,
    },
    fewCarried: {
      title: 'Too few options carried',
      sentence: ({ question, least, source }) =>
        `${question} asks for at least ${least} options, but some participants selected fewer in ${source}. They select all that they see.`,
    },
    alwaysMet: {
      title: 'Part of a condition that is always met',
      sentence(named) {
        const { owner, criterion, isOnly } = named;
        if (named.isUnknown) return noSuch(named);
        return isOnly
          ? `The condition of ${owner} is always met, so it can be removed: ${criterion}.`
          : `Everyone meets this part of the condition of ${owner}, so it can be removed: ${criterion}.`;
      },
    },
    changesNothing: {
      title: 'Part of a condition that changes nothing',
      sentence(named) {
        const { owner, criterion, isTwice, isAny, by, unasked } = named;
        if (named.isUnknown) return noSuch(named);
        if (isTwice) return `The condition of ${owner} says this twice: ${criterion}. Remove one.`;
        const because = isAny
          ? `Everyone who meets it also meets another part${by === null ? '' : `: ${by}`}.`
          : by === null
            ? 'The rest of the condition, with what leads there, already ensures it.'
            : `Another part already ensures it: ${by}.`;
        const also = unasked === null ? '' : ` Participants who are not asked ${unasked} meet it, too.`;
        return `This part of the condition of ${owner} can be removed: ${criterion}. ${because}${also}`;
      },
    },
    idleCondition: {
      title: 'Condition that is always met',
      sentence: ({ owner }) => `Everyone meets the condition of ${owner}, so you can remove it.`,
    },
    missingRoute: {
      title: 'Option without a question',
      sentence: ({ source, like, options }) =>
        `${source}: other options have a question like ${like}, but there is none for ${options}. Check that no question was forgotten.`,
    },
    forgottenOption: {
      title: 'Option in no condition',
      sentence: ({ question, option }) =>
        `${question}: Every option is used in some condition except ${option}. Is a question missing?`,
    },
    differentRoute: {
      title: 'Conditions that differ',
      sentence: ({ question, like }) =>
        `${question} and ${like} ask the same about different options, but their conditions differ in more than the option. Check that this is intended.`,
    },
    oneCarried: {
      title: 'Only one option carried',
      sentence: ({ questions, source }) =>
        `${conjunction.format(questions)} ${questions.length === 1 ? 'shows' : 'show'} only one option to participants who selected only one in ${source}. There is nothing to choose then.`,
    },
  },
  why: {
    end: 'Nobody would complete the interview.',
    unreachable: 'You would get no answers here.',
    mistake: 'Participants may see something else than you meant.',
    needless: 'It has no effect, and readers may think that it has.',
    missing: 'Something may have been forgotten.',
    thin: 'Some participants have little to choose from.',
  },
};
