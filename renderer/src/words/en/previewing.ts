/** What the preview pretends, and who asks in it. */
export const previewing = {
  pretended: 'Pretended devices: nothing is recorded or sent. A participant’s browser asks before it opens real ones.',
  script: 'The script wrote this follow-up question.',
  modelInstead: (name: string) =>
    `The script wrote this follow-up question. With ${name}, a model writes it, and participants read this one only if the model is late or fails.`,
};
