import type { PatternError } from '@guide-studio/guide-core/find';
import type { SearchedText } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');

/** Finding and replacing. */
export const find = {
  title: 'Find and replace',
  find: 'Find',
  replaceWith: 'Replace with',
  matchCase: 'Match case',
  wholeWord: 'Whole word',
  regularExpression: 'Regular expression',
  next: 'Next',
  previous: 'Previous',
  replace: 'Replace',
  skip: 'Skip',
  skippedAt: (place: string) => `Skipped: ${place}`,
  replaceAll: (count: number) => plural(count, { one: 'Replace 1 match', other: `Replace all ${count} matches` }),
  count: (at: number, count: number) => `${at} of ${count}`,
  hits: (count: number) => counted(count, { one: 'match', other: 'matches' }),
  more: (count: number) => `The first ${count} matches are listed. The others are replaced, too.`,
  none: 'No matches in this guide.',
  hitList: 'Matches',
  replaced: (count: number) => plural(count, { one: 'Replaced 1 match.', other: `Replaced ${count} matches.` }),
  notAll: (count: number) =>
    count === 1
      ? '1 place could not be changed, for example because the new id is taken.'
      : `${count} places could not be changed, for example because the new id is taken.`,
  place: (place: string, property: string) => (property === '' ? place : `${place} · ${property}`),
  properties: {
    text: '',
    title: 'title',
    externalId: 'id',
    nickname: 'nickname',
    externalTitle: 'title for participants',
    background: 'background',
    studyGoal: 'goal',
    closingMessage: 'closing message',
    'welcomeMessage.title': 'title of the welcome',
    'welcomeMessage.message': 'welcome message',
    addInstructions: 'instructions',
    continueButtonText: 'button',
    metric: 'compared by',
    'content.title': 'title',
    'content.description': 'description',
    'embed.url': 'address of the embedded page',
    'embed.proxyUrl': 'proxy address of the embedded page',
    'content.embed.url': 'address of the embedded page',
    name: 'name',
    url: 'address',
    parameter: 'link parameter',
    value: 'link value',
  } satisfies Readonly<Record<SearchedText, string>>,
  stops: {
    tooLong: 'This expression takes too long. Make it more specific. Until then, earlier matches stay.',
    failed: 'The search could not be started. Reload the window, and report it if it happens again.',
  },
  errors: {
    unclosedGroup: 'A bracket “(” is not closed.',
    unclosedClass: 'A bracket “[” is not closed.',
    unexpectedClose: 'A closing bracket has no opening bracket.',
    nothingToRepeat: 'There is nothing before *, +, ? or { to repeat.',
    badRange: 'A range is reversed.',
    badEscape: 'What follows a backslash “\\” is missing or unknown. To find a backslash, write it twice.',
    tooLarge: 'The expression is too large. Use smaller repetitions.',
    invalid: 'The expression is not valid. Check what follows each “(?” and the names of groups.',
  } satisfies Readonly<Record<PatternError, string>>,
};
