import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guide, temporaryFolder } from './guide.ts';

const study = {
  title: 'Tea',
  studyGuide: [{ type: 'flat', title: 'P', items: [{ text: 'How?', type: 'open_ended' }] }],
};

function folder(): string {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify(study));
  writeFileSync(join(cwd, 'old.guide.json'), JSON.stringify({ ...study, title: 'Coffee' }));
  return cwd;
}

describe('guide export', () => {
  it('writes the pack under the name of the guide, and never over another file', async () => {
    const cwd = folder();
    const made = await guide(['export', 'a.guide.json', '--format', 'markdown', '--since', 'old.guide.json'], { cwd });
    expect(made).toMatchObject({ code: 0, out: 'a.md: written\n' });
    const text = readFileSync(join(cwd, 'a.md'), 'utf8');
    expect(text).toContain('# Tea');
    expect(text).toContain('Coffee');
    const again = await guide(['export', 'a.guide.json', '--format', 'markdown'], { cwd });
    expect(again.code).toBe(2);
    expect(again.err).toContain('exists already');
    expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(text);
    expect(await guide(['export', 'a.guide.json', '--format', 'markdown', '-o', 'a.md'], { cwd })).toMatchObject({
      code: 0,
    });
  });

  it.each(['html', 'docx'])('writes %s', async (format) => {
    const cwd = folder();
    expect(await guide(['export', 'a.guide.json', '--format', format, '--language', 'de'], { cwd })).toMatchObject({
      code: 0,
    });
    expect(existsSync(join(cwd, `a.${format}`))).toBe(true);
  });

  it('says what to do where nothing can make a PDF, and writes nothing', async () => {
    const cwd = folder();
    const env = { PATH: '', GUIDE_STUDIO_BROWSER: join(cwd, 'none') };
    const made = await guide(['export', 'a.guide.json', '--format', 'pdf'], { cwd, env });
    expect(made.code).toBe(2);
    expect(made.err).toContain('export as html');
    expect(existsSync(join(cwd, 'a.pdf'))).toBe(false);
  });

  it('refuses what is no guide, with its place', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'b.guide.json'), '{"title": ');
    expect(await guide(['export', 'b.guide.json'], { cwd })).toMatchObject({ code: 1 });
    expect(await guide(['export', 'gone.guide.json'], { cwd })).toMatchObject({ code: 2 });
  });
});
