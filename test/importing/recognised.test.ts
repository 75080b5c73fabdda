import { formatRecognised } from '@guide-studio/importing';
import { expect, test } from 'vitest';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['a guide', 'tea.json', utf8('{"title":"Tea","studyGuide":[]}'), 'guide'],
  ['a guide that breaks off', 'tea.guide.json', utf8('{"title":"Tea","studyGuide":['), 'guide'],
  ['JSON of something else', 'package.json', utf8('{"name":"tea"}'), undefined],
  ['an empty file', 'tea.json', utf8(''), undefined],
  ['a text in our notation', 'tea.txt', utf8('# Tea\n1. Why? [open]\n'), 'outline'],
  ['any other text', 'tea.txt', utf8('1. Which tea?\n- Green\n- Black\n'), 'text'],
  ['a picture', 'tea.png', utf8('PNG'), undefined],
  ['a table of something else', 'tea.csv', utf8('a,b\n1,2\n'), undefined],
  // Its format names the encoding.
  ['a table in UTF-16', 'tea.csv', utf16('Variable / Field Name'), 'redcap'],
  ['a survey in UTF-16', 'tea.json', utf16('{"pages":[]}'), 'surveyjs'],
  ['a text in Windows-1252', 'tea.md', new Uint8Array([0x23, 0x20, 0xe4, 0x0a]), 'markdown'],
])('%s', async (_, name, bytes, id) => {
  const format = formatRecognised(bytes, name);
  expect(format?.id).toBe(id);
  const isOther = name !== 'tea.txt' && id !== undefined && id !== 'guide';
  if (isOther)
    expect(await format?.read(bytes, { name })).toMatchObject({
      ok: false,
      issues: [{ code: expect.stringMatching(/^(?:otherEncoding|brokenUtf8)$/u) }],
    });
});
