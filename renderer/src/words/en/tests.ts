import { pluralsOf } from '@guide-studio/guide-core';

const { counted } = pluralsOf('en');

/** Guide tests. */
export const tests = {
  name: 'Guide tests',
  states: { passed: 'Passed', failed: 'Failed', outdated: 'Outdated', unknown: 'Not run yet' },
  summary: (passed: number, failed: number, outdated: number) =>
    [`${passed} passed`, failed > 0 && `${failed} failed`, outdated > 0 && `${outdated} outdated`]
      .filter((one) => one !== false)
      .join(' · '),
  covers: (reached: number, goals: number) => `${reached} of ${goals} covered`,
  coversHint:
    'Counted are questions, concepts, screening and carried options, outcomes, and each part of a condition met and not met, as far as participants can reach them.',
  running: 'Running …',
  hasProblems: 'Tests run when the guide has no errors.',
  none: 'A guide test is an invented participant, and what the guide must show them. All tests run after every change. Save one in the preview, for a question under Paths, or from an interview under Study; or let the editor add them.',
  add: 'Add tests for what is not covered',
  added: (count: number) => `${counted(count, { one: 'test', other: 'tests' })} added.`,
  nothingToAdd: 'Everything that participants can reach is covered.',
  notKnown: 'Nothing was added, because the guide or its tests changed meanwhile. Try again.',
  notRun: 'The tests could not be run.',
  notRunNext: 'Reload the window, and report it if it happens again.',
  notUnderstood: (number: number, name: string) =>
    `Test ${number}${name === '' ? '' : ` “${name}”`} in the file is not understood:`,
  noList: 'The tests file is not understood:',
  unsaved: 'Tests are stored in a file beside the guide. Save the guide first.',
  choose: 'Select a test to see what it says.',
  title: 'Name',
  note: 'Note',
  participant: 'The participant',
  expected: 'Expected',
  show: 'Show',
  preview: 'Show in preview',
  previewed: (name: string) => `This is the interview of the test “${name}”.`,
  accept: 'Expect what is shown now',
  remove: 'Delete this test',
  said: {
    removed: 'The test was deleted.',
    accepted: 'The test expects what is shown now.',
    repaired: 'The test now uses that name.',
  },
  reaches: (reached: number, goals: number) =>
    `This test reaches ${reached} of the ${goals} things that participants can reach.`,
  takeName: (name: string) => `Use “${name}”`,
  missed: (count: number) => `Not covered: ${count}`,
  more: (count: number) => `… and ${count} more`,
  undo: 'Undo',
  save: 'Save as test',
  saved: (name: string) => `Saved as test “${name}”.`,
  notSaved: 'The test was not saved.',
  wayName: (question: string) => `Shown: ${question}`,
  previewName: 'Preview',
  responseName: (number: number) => `Interview ${number}`,
  personaName: 'Persona',
  tryAgain: 'Try again',
};
