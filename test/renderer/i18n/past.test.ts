import { expect, test } from 'vitest';
import { adviceWords as adviceInGerman } from '../../../packages/guide-core/src/advice/messages.de.ts';
import { adviceWords as adviceInEnglish } from '../../../packages/guide-core/src/advice/messages.en.ts';
import { commandWords as commandsInGerman } from '../../../packages/guide-core/src/commands/messages.de.ts';
import { commandWords as commandsInEnglish } from '../../../packages/guide-core/src/commands/messages.en.ts';
import { fixWords as fixesInGerman } from '../../../packages/guide-core/src/findings/messages.de.ts';
import { fixWords as fixesInEnglish } from '../../../packages/guide-core/src/findings/messages.en.ts';
import { ruleWords as rulesInGerman } from '../../../packages/guide-core/src/rules/messages.de.ts';
import { ruleWords as rulesInEnglish } from '../../../packages/guide-core/src/rules/messages.en.ts';
import { past as german } from '../../../renderer/src/i18n/de/past.ts';
import { past as english } from '../../../renderer/src/i18n/en/past.ts';

type Name = (params: Readonly<Record<string, string | number>>) => string;

/** Parameters of action names: none, one part, and several. */
const samples: readonly Readonly<Record<string, string | number>>[] = [
  {},
  { kind: 'item', type: 'open_ended', label: 'Tea', count: 1, on: 1, to: 2, from: 'a', min: 1, max: 2, number: 3 },
  { kind: 'option', count: 3, reason: 'merge', property: 'text', status: 'neutral', choice: 'Tea', row: 'Tea' },
  { kind: 'media', count: 2, reason: 'reload' },
  { kind: 'row', reason: 'restore', how: 'paste' },
  { kind: 'criterion', reason: 'takeBack' },
];

const namesOf = (names: object): [string, Name][] => Object.entries(names) as [string, Name][];
/** The names of the fixes that only one finding offers. */
const ownNames = (entries: object): [string, Name][] =>
  Object.values(entries).flatMap(({ fixes = {} }: { readonly fixes?: object }) => namesOf(fixes));
/** Every name of each language, with its id. */
const named = {
  en: [
    ...namesOf(commandsInEnglish.names),
    ...namesOf(fixesInEnglish.names),
    ...ownNames({ ...rulesInEnglish, ...adviceInEnglish }),
  ],
  de: [
    ...namesOf(commandsInGerman.names),
    ...namesOf(fixesInGerman.names),
    ...ownNames({ ...rulesInGerman, ...adviceInGerman }),
  ],
};

/** Verbs whose past tense is the same word. */
const unchanged = /^Set /u;

test.each([
  ['en', english],
  ['de', german],
] as const)('every name of an action has a past tense in renderer/src/i18n/%s/past.ts', (language, past) => {
  const without = named[language].flatMap(([id, name]) =>
    samples.map(name).flatMap((text) => (!unchanged.test(text) && past(text) === text ? [`${id}: ${text}`] : [])),
  );
  expect(named[language].length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});

test('the rest of a name stays as it is', () => {
  expect(english('Delete question “Edit me”')).toBe('Deleted question “Edit me”');
  expect(german('Frage „Tee löschen“ löschen')).toBe('Frage „Tee löschen“ gelöscht');
  expect(german('Konzept hinzufügen (3-mal)')).toBe('Konzept hinzugefügt (3-mal)');
});
