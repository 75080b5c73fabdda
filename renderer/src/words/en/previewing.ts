/** Returns a sentence with the reason that a model gave, if it gave one. */
const because = (reason: string): string => (reason === '' ? '' : ` Its reason: ${reason}`);

/** What the preview pretends, and who asks in it. */
export const previewing = {
  pretended: 'Pretended devices: nothing is recorded or sent. A participant’s browser asks before it opens real ones.',
  script: 'The script wrote this follow-up question.',
  modelInstead: (name: string) =>
    `The script wrote this follow-up question. With ${name}, a model writes it, and participants read this one only if the model is late or fails.`,
  askModel: 'Let the model ask',
  askScript: 'Let the script ask',
  asking: (name: string) => `Asking the model of ${name}. It has 6 seconds, as in an interview.`,
  written: (name: string, reason: string) => `The model of ${name} wrote this follow-up question.${because(reason)}`,
  stopped: (name: string, reason: string) =>
    `The model of ${name} asks nothing more about the last answer.${because(reason)}`,
  modelNone: (name: string) =>
    `The script asks here, because the model of ${name} gave no question that can be asked, or was late.`,
  limited: (name: string) =>
    `The script asks here, because your previews have used the tokens of today on ${name}. Interviews are not affected.`,
};
