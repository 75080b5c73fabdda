/** The JSON tab. */
export const json = {
  label: 'Guide as JSON',
  required: 'required',
  isRequired: 'Required.',
  mayBe: (values: string) => `One of: ${values}.`,
  tabHint: 'Tab indents. Press Escape, then Tab, to leave the text.',
  find: 'Find',
  inStep: 'This text and the guide are the same. What you type here changes the guide.',
  readOnly: 'This guide is only shown and cannot be changed.',
  notTaken: 'The text is not in the guide yet.',
  lastGood: 'The guide still has the last good version.',
  changedMeanwhile: 'The guide was changed elsewhere since you began this text. Taking it over undoes that change.',
  showPlace: 'Show the place',
  takeOver: 'Take over the text',
  discard: 'Go back to the guide',
  waits: 'What you typed in the JSON tab is not in the guide yet.',
  waitsNext: 'It waits there until you mend it or go back to the guide.',
  /** Of the text editor itself; it knows its own words in English. */
  phrases: {} as Readonly<Record<string, string>>,
};
