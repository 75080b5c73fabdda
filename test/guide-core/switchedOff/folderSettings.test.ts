import {
  folderSettingsOf,
  type SettingsFault,
  settingsMessage,
  settingsSentence,
  switchableIds,
} from '@guide-studio/guide-core/settings';
import { describe, expect, test } from 'vitest';
import { germanFaults } from '../wordingFaults.ts';

// Laws: every advice can be switched off; a fault says what, where and what to do, in both languages, and then nothing
// counts.

const faultsOf = (source: string): readonly SettingsFault[] => {
  const read = folderSettingsOf(source);
  return read.ok ? [] : read.faults;
};

test('every advice can be switched off', () => {
  const advice = Object.fromEntries(switchableIds.map((id) => [id, 'off']));
  const read = folderSettingsOf(JSON.stringify({ $schema: './settings.schema.json', advice }));
  expect(read).toEqual({ ok: true, off: switchableIds });
  expect(folderSettingsOf('{}')).toEqual({ ok: true, off: [] });
});

describe('a fault', () => {
  const wrong: readonly [what: string, source: string, fault: Partial<SettingsFault>][] = [
    ['no text', '', { code: 'notAnObject' }],
    ['a list', '[]', { code: 'notAnObject' }],
    ['a comma too many', '{\n  "advice": {},\n}', { code: 'text', line: 2 }],
    ['a setting twice', '{ "advice": {}, "advice": {} }', { code: 'text', line: 1 }],
    ['an unknown setting', '{\n  "advise": {}\n}', { code: 'unknownSetting', nearest: 'advice', line: 2, column: 13 }],
    ['another setting', '{ "advice": {}, "rules": {} }', { code: 'unknownSetting', nearest: null }],
    [
      'a mistyped advice',
      '{ "advice": {\n"lookAlike": "off" } }',
      { code: 'unknownAdvice', nearest: 'lookAlikes', line: 2 },
    ],
    ['an unknown advice', '{ "advice": { "no-unused": "off" } }', { code: 'unknownAdvice', nearest: null }],
    ['an error', '{ "advice": { "uniqueExternalIds": "off" } }', { code: 'isError', name: 'uniqueExternalIds' }],
    ['another value', '{ "advice": { "lookAlikes": "warn" } }', { code: 'notOff', name: 'lookAlikes' }],
    ['a list of advice', '{ "advice": ["lookAlikes"] }', { code: 'notAnObject', name: 'advice' }],
    ['an inherited name', '{ "advice": { "toString": "off" } }', { code: 'unknownAdvice', nearest: null }],
  ];
  test.each(wrong)('%s', (_, source, fault) => {
    expect(faultsOf(source)).toMatchObject([fault]);
    for (const found of faultsOf(source)) {
      const english = settingsMessage('guide-studio.json', found);
      const place = found.line === undefined ? '' : `, line ${found.line}, column ${found.column}`;
      expect(english).toBe(`guide-studio.json${place}: ${settingsSentence(found)}`);
      expect(germanFaults(settingsSentence(found, 'de'), settingsSentence(found))).toEqual([]);
      expect(settingsMessage('guide-studio.json', found, 'de')).toContain(settingsSentence(found, 'de'));
    }
  });

  test('keeps the others from counting, and all are listed in their order', () => {
    const source = '{\n"advice": { "lookAlikes": "off",\n"one": "off",\n"two": "off" },\n"three": 1 }';
    expect(faultsOf(source).map((fault) => 'name' in fault && fault.name)).toEqual(['one', 'two', 'three']);
  });
});
