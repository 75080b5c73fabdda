import { expect, test } from 'vitest';
import { report } from '../size.ts';
import { type HostileFile, largeFiles } from './largeFiles.ts';
import { readInChild } from './readInChild.ts';

// Law: whatever a file of 20 MB has in it, it becomes a valid guide, or sentences say why not, with less than 1 GB of
// memory, and no request leaves the machine. Times are printed; what takes a minute fails.

const read = readInChild();
const size = 19_900_000;
const mostMegabytes = 1024;

async function expectRead(file: HostileFile): Promise<void> {
  const [one] = await read([file]);
  if (one === undefined) expect.fail(file.name);
  const { name, format, guide, codes, ms, megabytes, requests, sentences } = one;
  report('importing: large files', { name, format, guide, codes: codes.slice(0, 3), ms, megabytes });
  expect(codes).not.toContain('failed');
  if (guide === null) expect(sentences.join('').trim()).not.toBe('');
  else expect(guide).toBe(true);
  expect(requests).toEqual([]);
  expect(megabytes).toBeLessThan(mostMegabytes);
}

test.each(largeFiles(size).map((file) => [`${file.format}, ${file.name}`, file] as const))(
  '%s, of 19.9 MB',
  async (_, file) => await expectRead(file),
);

test.each([
  ['redcap', 'csv'],
  ['surveyjs', 'json'],
  ['qsf', 'qsf'],
  ['xlsform', 'xlsx'],
  ['limesurvey', 'lss'],
  ['limesurvey', 'txt'],
  ['docx', 'docx'],
  ['markdown', 'md'],
  ['text', 'txt'],
])('%s, of 100 MB', async (format, extension) => {
  const [one] = await read([
    { name: `large.${extension}`, format, bytes: () => new Uint8Array(100_000_000).fill(0x61) },
  ]);
  report('importing: 100 MB', { format, ms: one?.ms, megabytes: one?.megabytes });
  expect(one?.codes).toEqual(['tooLarge']);
  expect(one?.megabytes).toBeLessThan(mostMegabytes);
});
