import type { SettingsWords } from './messages.types.ts';

const instead = (nearest: string | null): string =>
  nearest === null ? 'Correct or remove it' : `Did you mean “${nearest}”? Correct or remove it`;

/** Where the ids of advice are listed. */
const ids = 'guide schema settings lists the ids.';

export const settingsWords: SettingsWords = {
  place: (line, column) => `line ${line}, column ${column}`,
  faults: {
    notAnObject: ({ name }) =>
      name === ''
        ? 'The settings must be one object in braces. Write { "advice": { } }, or delete the file.'
        : `“${name}” must be an object in braces. Write "${name}": { }, or remove it.`,
    unknownSetting: ({ name, nearest }) => `There is no setting “${name}”. ${instead(nearest)}.`,
    unknownAdvice: ({ name, nearest }) => `There is no advice “${name}”. ${instead(nearest)}; ${ids}`,
    isError: ({ name }) =>
      `“${name}” is an error, which cannot be switched off: the service refuses the guide. Remove it, and correct the guide.`,
    notOff: ({ name }) => `Advice can only be switched off. Write "${name}": "off", or remove it.`,
  },
};
