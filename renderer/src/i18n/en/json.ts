/** The JSON tab. */
export const json = {
  label: 'Guide as JSON',
  required: 'required',
  isRequired: 'Required.',
  mayBe: (values: string) => `One of: ${values}.`,
  tabHint: 'Tab indents. Press Escape, then Tab, to leave the text.',
  find: 'Find',
  inStep: 'The text and the guide match. Edits here change the guide.',
  readOnly: 'This guide is read-only.',
  notTaken: 'Your text has not been applied to the guide yet.',
  lastGood: 'The guide still has the last valid version.',
  changedMeanwhile:
    'The guide was changed elsewhere after you started this text. Applying the text undoes that change.',
  showPlace: 'Show the place',
  takeOver: 'Apply the text',
  discard: 'Discard the text',
  waits: 'Your text in the JSON tab has not been applied to the guide.',
  waitsNext: 'It stays there until you fix it or discard it.',
  /** The texts of the text editor itself, which are English by default. */
  phrases: {} as Readonly<Record<string, string>>,
};
