import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guide, temporaryFolder } from './guide.ts';

/** Writes files into a folder, and returns a function that runs `guide import` in it. */
function folder(files: Readonly<Record<string, string>>) {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return { cwd, run: async (...args: string[]) => await guide(['import', ...args], { cwd }) };
}

const tea = '# Tea\n1. Which tea?\n- Green\n- Black\n2. Why? [statement]\nGO TO Q3\n';

it('makes a valid guide of a text, and lists what was read in a doubtful way', async () => {
  const { cwd, run } = folder({ 'tea.txt': tea });
  const made = await run('tea.txt', '-o', 'tea.guide.json');
  expect(made).toMatchObject({ code: 0, out: 'tea.guide.json: written\n' });
  expect(made.err).toMatch(
    /^tea\.txt: Line 6: left out, because conditions are not read from text\. .*\[routingLine\]\n$/u,
  );
  expect(JSON.parse(readFileSync(join(cwd, 'tea.guide.json'), 'utf8'))).toEqual({
    title: 'tea',
    studyGuide: [
      {
        type: 'flat',
        title: 'Tea',
        items: [
          { type: 'multiple_choice', text: 'Which tea?', options: [{ text: 'Green' }, { text: 'Black' }] },
          { type: 'statement', text: 'Why?' },
        ],
      },
    ],
  });
  expect((await guide(['validate', 'tea.guide.json'], { cwd })).code).toBe(0);
  const again = await run('tea.txt', '-o', 'tea.guide.json');
  expect(again.code).toBe(2);
  expect(again.err).toContain('tea.guide.json exists and may have been changed.');
});

it('prints the guide without -o, and reads a text of another ending with --format', async () => {
  const { run } = folder({ 'tea.questions': tea });
  const unknown = await run('tea.questions');
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toContain('No guide was written.\n');
  const { code, out } = await run('tea.questions', '--format', 'outline');
  expect([code, JSON.parse(out)]).toMatchObject([0, { title: 'tea', studyGuide: [{ title: 'Tea' }] }]);
  expect((await run('tea.questions', '--format', 'word')).code).toBe(2);
});

it('says why a file is not read, and writes nothing', async () => {
  const { cwd, run } = folder({ 'broken.json': '{ "title": ' });
  const broken = await run('broken.json', '-o', 'made.guide.json');
  expect(broken.code).toBe(1);
  expect(broken.err).toMatch(/^broken\.json: Line 1, column \d+: .*\nNo guide was written\.\n$/u);
  expect(existsSync(join(cwd, 'made.guide.json'))).toBe(false);
  expect((await run('none.txt')).code).toBe(2);
  expect((await run('.')).err).toContain('this is a folder');
});
