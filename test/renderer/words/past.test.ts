import { expect, test } from 'vitest';
import { adviceWords as adviceInGerman } from '../../../packages/guide-core/src/advice/messages.de.ts';
import { adviceWords as adviceInEnglish } from '../../../packages/guide-core/src/advice/messages.en.ts';
import { commandWords as commandsInGerman } from '../../../packages/guide-core/src/commands/messages.de.ts';
import { commandWords as commandsInEnglish } from '../../../packages/guide-core/src/commands/messages.en.ts';
import { fixWords as fixesInGerman } from '../../../packages/guide-core/src/findings/messages.de.ts';
import { fixWords as fixesInEnglish } from '../../../packages/guide-core/src/findings/messages.en.ts';
import { ruleWords as rulesInGerman } from '../../../packages/guide-core/src/rules/messages.de.ts';
import { ruleWords as rulesInEnglish } from '../../../packages/guide-core/src/rules/messages.en.ts';
import { past as german } from '../../../renderer/src/words/de/past.ts';
import { past as english } from '../../../renderer/src/words/en/past.ts';

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
const cases = [
  ...namesOf(commandsInEnglish.names).map(([id, name]) => ['English', id, name, english] as const),
  ...namesOf(fixesInEnglish.names).map(([id, name]) => ['English', id, name, english] as const),
  ...[...ownNames(rulesInEnglish), ...ownNames(adviceInEnglish)].map(
    ([id, name]) => ['English', id, name, english] as const,
  ),
  ...namesOf(commandsInGerman.names).map(([id, name]) => ['German', id, name, german] as const),
  ...namesOf(fixesInGerman.names).map(([id, name]) => ['German', id, name, german] as const),
  ...[...ownNames(rulesInGerman), ...ownNames(adviceInGerman)].map(
    ([id, name]) => ['German', id, name, german] as const,
  ),
];

/** Verbs whose past tense is the same word. */
const unchanged = /^Set /u;

test.each(cases)('%s: every name of %s can be told as done', (language, _id, name, past) => {
  const file = `renderer/src/words/${language === 'English' ? 'en' : 'de'}/past.ts`;
  for (const params of samples) {
    const named = name(params);
    if (!unchanged.test(named))
      expect(past(named), `${file} has no past tense of the verb in “${named}”`).not.toBe(named);
  }
});

test('the rest of a name stays as it is', () => {
  expect(english('Delete question “Edit me”')).toBe('Deleted question “Edit me”');
  expect(german('Frage „Tee löschen“ löschen')).toBe('Frage „Tee löschen“ gelöscht');
  expect(german('Konzept hinzufügen (3-mal)')).toBe('Konzept hinzugefügt (3-mal)');
});
