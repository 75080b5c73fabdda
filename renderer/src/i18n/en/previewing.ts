import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** Returns a sentence with the reason that a model gave, if it gave one. */
const because = (reason: string): string => (reason === '' ? '' : ` Its reason: ${reason}`);

/** What the preview pretends, and who asks in it. */
export const previewing = {
  pretended: 'Pretended devices: nothing is recorded or sent. A participant’s browser asks before it opens real ones.',
  language: 'Language',
  ownLanguage: 'As written.',
  untranslated: (count: number) =>
    count === 0
      ? 'Every text is translated.'
      : `No translation that fits, so in the original: ${counted(count, { one: 'text', other: 'texts' })}.`,
  notOffered:
    'Only the page’s own words are in this language: the file beside the guide has no translation into it, so participants cannot choose it yet.',
  script: 'The script wrote this follow-up question.',
  modelInstead: (name: string) =>
    `The script wrote this follow-up question. With ${name}, a model writes it, and participants read this one only if the model is late or fails.`,
  askModel: 'Let the model ask',
  askScript: 'Let the script ask',
  asking: (name: string) => `${name}: the model is asked. It has 6 seconds, as in an interview.`,
  written: (name: string, reason: string) => `${name}: a model wrote this follow-up question.${because(reason)}`,
  stopped: (name: string, reason: string) =>
    `${name}: the model asks nothing more about the last answer.${because(reason)}`,
  modelNone: (name: string) =>
    `${name}: the model was late, failed, or wrote a question that must not be asked, so the script asks here.`,
  limited: (name: string) =>
    `${name}: your previews have used their tokens of today, so the script asks here. Interviews are not affected.`,
};
