import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiOf } from '@guide-studio/api-contract';
import { describe, expect, it } from 'vitest';
import { guide, temporaryFolder } from './guide.ts';

const canonical = `{
  "title": "A study",
  "studyGuide": [
    {
      "type": "flat",
      "title": "Part",
      "items": [
        {
          "text": "How was it?",
          "type": "open_ended"
        }
      ]
    }
  ]
}
`;
const value = JSON.parse(canonical) as { title: string; studyGuide: unknown };
const otherForms: readonly [what: string, content: string | Uint8Array][] = [
  ['one line', JSON.stringify(value)],
  ['other order', JSON.stringify({ studyGuide: value.studyGuide, title: value.title }, null, 2)],
  ['CR LF', canonical.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${canonical}`],
  ['no final newline', canonical.trimEnd()],
  ['a null that means omitted', canonical.replace('"items"', '"conceptSamplingConfig": null, "items"')],
];

function folderWith(content: string | Uint8Array) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), content);
  return { cwd, read: () => readFileSync(join(cwd, 'a.guide.json')) };
}

describe('guide format', () => {
  it.each(otherForms)('writes %s in canonical form, once', async (_, content) => {
    const { cwd, read } = folderWith(content);
    const check = await guide(['format', '--check', 'a.guide.json'], { cwd });
    expect(check.code).toBe(1);
    expect(read().equals(Buffer.from(content))).toBe(true);
    expect(await guide(['format', 'a.guide.json'], { cwd })).toMatchObject({ code: 0 });
    expect(read().toString()).toBe(canonical);
    const { mtimeMs } = statSync(join(cwd, 'a.guide.json'));
    expect(await guide(['format', 'a.guide.json'], { cwd })).toMatchObject({ code: 0, out: '', err: '' });
    expect(statSync(join(cwd, 'a.guide.json')).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(cwd)).toEqual(['a.guide.json']);
  });

  it('formats a guide that breaks rules: only its form is concerned', async () => {
    const { cwd, read } = folderWith('{"studyGuide":[],"unknown":1}');
    expect(await guide(['format', 'a.guide.json'], { cwd })).toMatchObject({ code: 0 });
    expect(read().toString()).toBe('{\n  "studyGuide": [],\n  "unknown": 1\n}\n');
  });

  const refused: readonly [what: string, content: string | Uint8Array][] = [
    ['broken JSON', '{"title": '],
    ['a duplicate key', '{"title":"A","title":"B"}'],
    ['a number that does not survive', '{"title":"A","config":{"x":9007199254740993}}'],
    ['bytes that are not text', new Uint8Array([0xff, 0x00, 0x12])],
  ];
  it.each(refused)('refuses %s with the place, and leaves the file as it is', async (_, content) => {
    const { cwd, read } = folderWith(content);
    const { code, err } = await guide(['format', 'a.guide.json'], { cwd });
    expect(code).toBe(1);
    expect(err).toMatch(/^a\.guide\.json\S*: .+ The file was not changed\.$/mu);
    expect(read().equals(Buffer.from(content))).toBe(true);
  });

  it('writes through a link, and keeps the link', async () => {
    const { cwd, read } = folderWith(JSON.stringify(value));
    mkdirSync(join(cwd, 'links'));
    symlinkSync('../a.guide.json', join(cwd, 'links/b.guide.json'));
    expect(await guide(['format', 'links/b.guide.json'], { cwd })).toMatchObject({ code: 0 });
    expect(read().toString()).toBe(canonical);
    expect(lstatSync(join(cwd, 'links/b.guide.json')).isSymbolicLink()).toBe(true);
  });

  it('does what it can with several files, and ends with the worst code', async () => {
    const { cwd, read } = folderWith(JSON.stringify(value));
    writeFileSync(join(cwd, 'broken.guide.json'), '{');
    const { code } = await guide(['format', 'broken.guide.json', 'missing.guide.json', 'a.guide.json'], { cwd });
    expect(code).toBe(2);
    expect(read().toString()).toBe(canonical);
  });
});

describe('guide schema', () => {
  it('prints a JSON Schema', async () => {
    const { code, out } = await guide(['schema'], { cwd: temporaryFolder() });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ $schema: expect.any(String), type: 'object' });
  });

  it('prints the OpenAPI document of a service on this machine', async () => {
    const { code, out } = await guide(['schema', 'openapi'], { cwd: temporaryFolder() });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(openApiOf('http://127.0.0.1:4310'));
  });
});
