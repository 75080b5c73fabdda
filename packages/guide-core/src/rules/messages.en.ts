import type { FindingWords } from '../findings/messages.types.ts';
import { places, quoted } from '../findings/messages.en.ts';
import { placeName } from '../findings/placeName.ts';
import type { allRules } from './allRules.ts';

/** The English wording of each rule. */
export const ruleWords: FindingWords<typeof allRules> = {
  screeningPlacement: {
    sentence: (params) => {
      switch (params.reason) {
        case 'notFirst':
          return 'the screener must be the first block. Move it to the top.';
        case 'moreThanOne':
          return 'a guide can have only one screener. Move the questions into the first one, or change the type of this block.';
        case 'itemType':
          return `a screener can contain only multiple choice questions, not ${params.itemType}. Move this question to another block, or change its type.`;
      }
    },
    why: 'The screener decides who takes part before anything else is asked.',
    fixes: {
      screenerFirst: () => 'Move the screener to the front',
      makeMultipleChoice: () => 'Make it multiple choice',
    },
  },
  selectBounds: {
    sentence: (params, inJson) => {
      switch (params.reason) {
        case 'notTogether':
          return `the smallest and the largest number of answers must be set together. Set the other one too${inJson(params.missing)}, or clear this one.`;
        case 'needsMultiSelect':
          return `the number of answers can be limited only if several answers are allowed. Allow several answers${inJson('multiSelect')}, or clear both numbers${inJson('minSelect', 'maxSelect')}.`;
        case 'minAboveMax':
          return `the smallest number of answers${inJson('minSelect')} is ${params.minSelect}, but the largest${inJson('maxSelect')} is ${params.maxSelect}. Lower the first, or raise the second.`;
      }
    },
    why: 'Participants could not give an answer that is accepted.',
    fixes: {
      setBounds: (p) => (p['min'] === undefined ? 'Set both numbers' : `Set ${p['min']} to ${p['max']} answers`),
      clearBounds: () => 'Clear both numbers',
      raiseMax: (p) => (p['to'] === undefined ? 'Raise the maximum' : `Raise the maximum to ${p['to']}`),
      lowerMin: (p) => (p['to'] === undefined ? 'Lower the minimum' : `Lower the minimum to ${p['to']}`),
    },
  },
  uniqueExternalIds: {
    sentence: ({ id, first }) =>
      `the id "${id}" is already used at ${placeName(first.slice(0, -1), places)}. Change one of the two ids.`,
    why: 'Conditions find parts by their ids, so two equal ids cannot be told apart.',
    fixes: {
      renameId: (p) =>
        p['to'] === undefined ? 'Make the ids unique' : `Rename the second${quoted(p['from'])} to “${p['to']}”`,
    },
  },
  referencesResolve: {
    sentence: (params, inJson) => {
      const { id, use } = params;
      const what = use === 'questionId' ? 'this condition refers to' : 'this question carries options forward from';
      switch (params.reason) {
        case 'unknownItem':
          return params.names === undefined
            ? `${what} "${id}", but no question has that id. Choose an earlier question.`
            : `${what} "${id}", which is the id of ${article(params.names)}, not of a question. Choose an earlier question.`;
        case 'notEarlier':
          return params.self
            ? `${what} the question itself ("${id}"). Choose an earlier question.`
            : `${what} "${id}", which comes later. Move that question up, or choose an earlier question.`;
        case 'notInEarlierBlock':
          return `the condition of a concept refers to "${id}", which is not in an earlier block. Choose a question from an earlier block.`;
        case 'wrongType':
          return use === 'questionId'
            ? `${what} "${id}", whose type is ${params.sourceType}. Choose a multiple choice or matrix question.`
            : `${what} "${id}", which is not a multiple choice question with several answers. Choose one, or allow several answers there${inJson('multiSelect')}.`;
        case 'matrixRowMissing':
          return `this condition refers to the matrix "${id}" without a row. Choose a row.`;
      }
    },
    why: 'It would be undefined who sees this.',
    fixes: {
      refer: (p) => `Refer to${quoted(p['to']) || ' the intended question'}`,
      moveSourceUp: (p) => `Move${quoted(p['label']) || ' it'} before this`,
      allowSeveralAt: (p) => `Allow several answers at${quoted(p['label']) || ' the source'}`,
    },
  },
  exclusiveOption: {
    sentence: ({ reason, option }, inJson) => {
      switch (reason) {
        case 'notMultipleChoice':
          return `"${option}" is exclusive, but only options of a multiple choice question can be. Make it an ordinary option${inJson('exclusiveOption')}.`;
        case 'notMultiSelect':
          return `"${option}" is exclusive, which only works if several answers are allowed. Allow them${inJson('multiSelect')}, or make it an ordinary option${inJson('exclusiveOption')}.`;
        case 'notLast':
          return `"${option}" is exclusive, but only the last option can be. Move it to the end, or make it an ordinary option${inJson('exclusiveOption')}.`;
      }
    },
    why: 'An option such as “None of these” rules out all others.',
    fixes: {
      optionLast: (p) => `Move${quoted(p['label']) || ' the option'} to the end`,
      makeOrdinary: () => 'Make it an ordinary option',
    },
  },
  optionStatus: {
    sentence: ({ reason, option }) =>
      reason === 'missing'
        ? `"${option}" has no status. In the screener, every option needs one: approve, neutral or reject.`
        : `"${option}" has a status, but only options in the screener can have one. Clear it.`,
    why: 'The status decides who continues after the screener.',
    fixes: {
      setStatus: (p) => (p['status'] === undefined ? 'Set the status' : `Set “${p['status']}”`),
      clearStatus: () => 'Clear the status',
    },
  },
  conceptSampling: {
    sentence: ({ reason, blockType }) =>
      reason === 'missing'
        ? 'a concept block needs at least one concept. Add one, or change the type of the block.'
        : `a ${blockType} block cannot have concepts. Remove them, or make it a concept block.`,
    why: 'Only concept blocks show concepts.',
    fixes: { makeConcept: () => 'Make it a concept block', removeConcepts: () => 'Remove the concepts' },
  },
};

function article(kind: 'block' | 'concept' | 'option'): string {
  return kind === 'option' ? 'an option' : `a ${kind}`;
}
