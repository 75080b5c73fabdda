import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unmadeGuides } from '../../packages/cli/src/building/unmadeGuides.ts';
import { eventually } from '../eventually.ts';
import { filesOf, type Mistake, mistakes, placesOf } from '../guide-core/author/mistakes/index.ts';
import { usualCode } from '../guide-core/author/usualCode.ts';
import { buildForNode } from '../host/buildForNode.ts';
import { guide, guideProcess, root, startGuide, temporaryFolder } from './guide.ts';

const weekend = join(root, 'test/e2e/guides/weekend.guide.json');
const library = "import { block, choice, guide, open, screening } from '@guide-studio/guide-core/author';\n";
const withOption = library.replace('open,', 'open, option,');
/** TypeScript with types, a loop and another file, which JavaScript has not. */
const study = `${library}
import { countries } from './countries.ts';

interface Market { readonly code: 'de' | 'fr'; readonly name: string }
const make = ({ code, name }: Market) => {
  const often = choice(\`How often do you cook in \${name}?\`, { options: ['Often', 'Never'] as const });
  return guide(\`Cooking in \${name}\`, { language: code }, [
    screening('Who', [often.accepting('Often').rejecting('Never')]),
    block('Questions', [open('What did you cook?', { when: often.includes('Often') })]),
  ]);
};
`;

/** The library as one file, as users install it: to read all its sources takes ten times as long. */
let installed: Awaited<ReturnType<typeof buildForNode>>;
beforeAll(async () => {
  installed = await buildForNode(new URL('../../packages/guide-core/src/author/index.ts', import.meta.url));
});
afterAll(async () => await installed.remove());

/** A folder with these files and the installed library. */
function folder(files: Readonly<Record<string, string>>): string {
  const cwd = temporaryFolder();
  const library = join(cwd, 'node_modules/@guide-studio/guide-core');
  mkdirSync(library, { recursive: true });
  writeFileSync(
    join(library, 'package.json'),
    '{ "name": "@guide-studio/guide-core", "type": "module", "exports": { ".": "./index.mjs", "./author": "./author.mjs" } }',
  );
  writeFileSync(join(library, 'index.mjs'), '');
  copyFileSync(installed.path, join(library, 'author.mjs'));
  symlinkSync(join(root, 'node_modules/zod'), join(cwd, 'node_modules/zod'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  return cwd;
}

describe('guide build', () => {
  const countries =
    "export const countries = [{ code: 'de', name: 'Germany' }, { code: 'fr', name: 'France' }] as const;\n";

  it('writes one guide, or prints it, in canonical form; a second time nothing changes', async () => {
    const cwd = folder({ 'countries.ts': countries, 'study.ts': `${study}export default make(countries[0]);\n` });
    const printed = await guide(['build', 'study.ts'], { cwd });
    expect(printed.code, printed.err).toBe(0);
    expect(await guide(['build', 'study.ts', '-o', 'a.guide.json'], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringContaining('written'),
    });
    expect(readFileSync(join(cwd, 'a.guide.json'), 'utf8')).toBe(printed.out);
    expect(printed.out).toContain('"questionId": "how-often-do-you-cook-in-germany"');
    expect(await guide(['validate', 'a.guide.json'], { cwd })).toMatchObject({ code: 0 });
    expect(await guide(['format', '--check', 'a.guide.json'], { cwd })).toMatchObject({ code: 0 });
    expect((await guide(['build', 'study.ts', '-o', 'a.guide.json'], { cwd })).out).toContain('unchanged');
  });

  it('writes several guides into a folder, by their names', async () => {
    const all = 'export default Object.fromEntries(countries.map((each) => [`cooking-${each.code}`, make(each)]));\n';
    const cwd = folder({ 'countries.ts': countries, 'study.ts': study + all });
    mkdirSync(join(cwd, 'out'));
    expect(await guide(['build', 'study.ts', '-o', 'out'], { cwd })).toMatchObject({ code: 0 });
    for (const code of ['de', 'fr']) {
      expect(readFileSync(join(cwd, 'out', `cooking-${code}.guide.json`), 'utf8')).toContain(`"${code}"`);
    }
  });

  it('makes the folder, and asks for one if there are several guides', async () => {
    const all = 'export default Object.fromEntries(countries.map((each) => [`cooking-${each.code}`, make(each)]));\n';
    const cwd = folder({ 'countries.ts': countries, 'study.ts': study + all, 'cooking-de.guide.json': '{}' });
    const asked = await guide(['build', 'study.ts'], { cwd });
    expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('study.ts makes 2 guides by name.') });
    const file = await guide(['build', 'study.ts', '-o', 'one.guide.json'], { cwd });
    expect(file).toMatchObject({ code: 2, err: expect.stringContaining('Name a folder.') });
    expect(existsSync(join(cwd, 'one.guide.json'))).toBe(false);
    expect(readFileSync(join(cwd, 'cooking-de.guide.json'), 'utf8')).toBe('{}');
    expect(await guide(['build', 'study.ts', '-o', 'new/out'], { cwd })).toMatchObject({ code: 0 });
    expect(existsSync(join(cwd, 'new/out/cooking-fr.guide.json'))).toBe(true);
  });

  it('replaces guides only, and keeps what was there among the versions of the editor', async () => {
    const cwd = folder({ 'countries.ts': countries, 'study.ts': `${study}export default make(countries[0]);\n` });
    const own = readFileSync(join(cwd, 'study.ts'), 'utf8');
    const refused = await guide(['build', 'study.ts', '-o', 'study.ts'], { cwd });
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('is no guide') });
    expect(readFileSync(join(cwd, 'study.ts'), 'utf8')).toBe(own);
    await guide(['build', 'study.ts', '-o', 'a.guide.json'], { cwd });
    const byHand = readFileSync(join(cwd, 'a.guide.json'), 'utf8').replace('What did you cook?', 'What did you bake?');
    writeFileSync(join(cwd, 'a.guide.json'), byHand);
    const changed = await guide(['build', 'study.ts', '-o', 'a.guide.json'], { cwd });
    expect(changed).toMatchObject({ code: 2, err: expect.stringContaining('add --force') });
    expect(readFileSync(join(cwd, 'a.guide.json'), 'utf8')).toBe(byHand);
    const built = await guide(['build', 'study.ts', '-o', 'a.guide.json', '--force'], { cwd });
    expect(built).toMatchObject({
      code: 0,
      out: 'a.guide.json: replaced\na.guide.kept-1.json: has what was there before\n',
    });
    expect(readFileSync(join(cwd, 'a.guide.kept-1.json'), 'utf8')).toBe(byHand);
    const kept = readdirSync(join(cwd, 'home/history'), { recursive: true, encoding: 'utf8' });
    const texts = kept
      .filter((path) => path.endsWith('.json'))
      .map((path) => readFileSync(join(cwd, 'home/history', path), 'utf8'));
    expect(texts).toContain(byHand);
  });

  it('replaces what it wrote itself, with the same words as before', async () => {
    const cwd = folder({ 'countries.ts': countries, 'study.ts': `${study}export default make(countries[0]);\n` });
    await guide(['build', 'study.ts', '-o', 'a.guide.json'], { cwd });
    writeFileSync(join(cwd, 'study.ts'), `${study}export default make(countries[1]);\n`);
    const built = await guide(['build', 'study.ts', '-o', 'a.guide.json'], { cwd });
    expect(built).toMatchObject({ code: 0, out: 'a.guide.json: replaced\n' });
    // The screener of this guide lets nobody pass who does not meet it.
    expect(built.err).toMatch(/^study\.ts:10: warning: The condition of Q2 [^\n]* is always met[^\n]*\n$/u);
  });

  it('advises about a guide that is valid', async () => {
    const twice = `${withOption}export default guide('A', {}, [block('1', [choice('Which?', { options: ['a', option('a', { repeats: true })] })])]);\n`;
    const cwd = folder({ 'twice.ts': twice });
    const built = await guide(['build', 'twice.ts'], { cwd });
    expect(built).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^twice\.ts:2: warning: Block 1, question 1/mu),
    });
  });

  it('keeps in the folder, whatever the names are', async () => {
    const cwd = folder({
      'countries.ts': countries,
      'study.ts': `${study}export default { '../out': make(countries[0]) };\n`,
    });
    mkdirSync(join(cwd, 'in'));
    const ended = await guide(['build', 'study.ts', '-o', 'in'], { cwd });
    expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('“../out” is no name of a file') });
    expect(existsSync(join(cwd, 'out.guide.json'))).toBe(false);
  });

  it('says what each mistake in code is, at its line', async () => {
    const named = mistakes.map((mistake, at) => [mistake, `m${at}`] as const);
    const files = named.flatMap(([mistake, folder]) =>
      Object.entries(filesOf(mistake)).map(([name, code]) => [`${folder}/${name}`, code]),
    );
    const cwd = folder(Object.fromEntries(files));
    const programs = named.map(([, name]) => `${name}/study.ts`);
    const { err } = await guide(['build', ...programs, '-o', 'out'], { cwd });
    const lines = err.split('\n');
    for (const [mistake, name] of named) {
      const [place = ''] = placesOf(mistake, 'build');
      const own = lines.filter((line) => line.startsWith(`${name}/`));
      expect(own, mistake.name).toContain(`${name}/${place}: ${mistake.build}`);
    }
    const isWarned = ({ build }: Mistake): boolean => build.startsWith('warning: ');
    const wrong = named.filter(([mistake]) => !isWarned(mistake)).map(([, name]) => `${name}/study.ts`);
    expect(await guide(['build', ...wrong, '-o', 'none'], { cwd })).toMatchObject({ code: 2, out: '' });
    expect(existsSync(join(cwd, 'none'))).toBe(false);
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
  });

  it('says nothing of parts and conditions of usual code', async () => {
    const usual = fileURLToPath(new URL('../guide-core/author/usualCode.ts', import.meta.url));
    const programs = Object.keys(usualCode).map((name, at) => [
      `u${at}.ts`,
      `import { usualCode } from './usual.ts';\nexport default usualCode[${JSON.stringify(name)}]();\n`,
    ]);
    const cwd = folder({ 'usual.ts': readFileSync(usual, 'utf8'), ...Object.fromEntries(programs) });
    const names = programs.map(([name = '']) => name);
    const built = await guide(['build', ...names, '-o', 'out'], { cwd });
    expect(built.code, built.err).toBe(0);
    expect(built.err).not.toContain('is in no guide');
    expect(readdirSync(join(cwd, 'out'))).toHaveLength(names.length);
  });

  it('says which rule a guide breaks, and writes nothing', async () => {
    const late = `${library}const late = choice('Which?', { options: ['a', 'b'] });
export default guide('Late', {}, [block('Questions', [open('Why?', { when: late.includes('a') }), late])]);\n`;
    const cwd = folder({ 'late.ts': late });
    const ended = await guide(['build', 'late.ts', '-o', 'late.guide.json'], { cwd });
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/^late\.ts:3: .+/mu);
    expect(existsSync(join(cwd, 'late.guide.json'))).toBe(false);
  });

  it.each([
    [
      'a criterion that && drops',
      "when: a.includes('x') && b.includes('y')",
      5,
      '&& keeps only the last of these criteria, so includes(“x”) of “A?” is lost. Write all(…, …).',
    ],
    [
      'a combination in another',
      "when: all(any(a.includes('x')), b.includes('y'))",
      5,
      'not any(…). A condition has one level',
    ],
    ['a condition that is none', 'when: true', 5, 'The “when” of open(“Why?”) is true.'],
    ['an open question that is asked for answers', "when: o.includes('x')", 5, 'A condition cannot depend on an open'],
    ['a rule, at the question', "id: 'b'", 5, 'the id "b" is already used'],
  ])('names %s at its line', async (_, settings, line, output) => {
    const code = `import { all, any } from '@guide-studio/guide-core/author';
const [a, b, o] = [choice('A?', { options: ['x', 'y'] }), choice('B?', { id: 'b', options: ['x', 'y'] }), open('O?')];
export default guide('A', {}, [block('1', [a, b, o,
  open('Why?', { ${settings} })])]);\n`;
    const cwd = folder({ 'a.ts': library + code });
    const ended = await guide(['build', 'a.ts', '-o', 'a.guide.json'], { cwd });
    expect([ended.code === 0, ended.err]).toEqual([false, expect.stringContaining(output)]);
    expect(ended.err).toMatch(new RegExp(`^a\\.ts:${line}: `, 'u'));
    expect(existsSync(join(cwd, 'a.guide.json'))).toBe(false);
  });

  it('names the line of advice for each of several guides, and waits for guides that are promised', async () => {
    const twice = `const make = async (title: string) =>
  guide(title, {}, [block('1', [
    choice('Which?', { options: ['a', option('a', { repeats: true })] }),
  ])]);
export const base = guide('Base', {}, [block('1', [open('Why?')])]);
export default { one: make('One'), two: { ...(await make('Two')), title: 'Three' } };\n`;
    const cwd = folder({ 'a.ts': withOption + twice });
    const built = await guide(['build', 'a.ts', '-o', 'out'], { cwd });
    expect(built).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^a\.ts:4: warning: one: Block 1, question 1/mu),
    });
    // One that was put together from another is no guide of the library any more.
    expect(built.err).toMatch(/^a\.ts:7: warning: two: Block 1, question 1/mu);
    expect(readdirSync(join(cwd, 'out'))).toEqual(['one.guide.json', 'two.guide.json']);
  });

  it('takes criteria that are for other guides: exported, in a table, or a constant of some markets', async () => {
    const shared = `export const often = choice('How often?', { options: ['Often', 'Never'] });
export const isCook = often.excludes('Never');
export const conditions = { de: often.includes('Never'), fr: often.includes('Often') };\n`;
    const own = `import { conditions, often } from './shared.ts';
const market: string = 'de';
const seldom = often.includes('Never');
export default guide('A', {}, [block('1', [often,
  open('Why?', { when: conditions.fr }), open('How?', { when: market === 'fr' ? seldom : undefined })])]);\n`;
    const cwd = folder({ 'shared.ts': library + shared, 'a.ts': library + own });
    expect(await guide(['build', 'a.ts', '-o', 'a.guide.json'], { cwd })).toMatchObject({ code: 0, err: '' });
  });

  it('names a decision of a screener that nothing uses, and warns of ids by order', async () => {
    const lost = `const a = choice('A?', { options: ['x', 'y'] });
a.rejecting('y');
export default guide('A', {}, [screening('S', [a.accepting('x')]), block('1', [open('Why?')])]);\n`;
    const twice = `const [a, b] = [1, 2].map(() => choice('がく?', { options: ['x', 'y'] }));
export default guide('A', {}, [block('1', [a, b, open('Why?', { when: b.includes('x') })])]);\n`;
    const cwd = folder({ 'lost.ts': library + lost, 'twice.ts': library + twice });
    const ended = await guide(['build', 'lost.ts'], { cwd });
    expect(ended).toMatchObject({ code: 1, err: expect.stringMatching(/^lost\.ts:3: rejecting/u) });
    const built = await guide(['build', 'twice.ts'], { cwd });
    expect(built).toMatchObject({ code: 0, err: expect.stringContaining('by their order (がく, がく-2)') });
  });

  it('builds several files into a folder, also of code that takes its time, and prints none of what the code prints', async () => {
    const cwd = folder({
      'a.ts': `${library}console.log('of the code');\nexport default async () => guide('A', {}, [block('1', [open('Why?')])]);\n`,
      'b.ts': `${library}export default Promise.resolve(guide('B', {}, [block('1', [open('Why?')])]));\n`,
      'wrong.ts': 'export default 1;\n',
    });
    const printed = await guideProcess(['build', 'a.ts'], { cwd });
    expect(JSON.parse(printed.out)).toMatchObject({ title: 'A' });
    expect(printed.err).toContain('of the code');
    expect((await guide(['build', 'a.ts', 'b.ts'], { cwd })).err).toContain('Say where to write: --output FOLDER.');
    const built = await guide(['build', 'a.ts', 'wrong.ts', 'b.ts', '-o', 'out'], { cwd });
    expect(built).toMatchObject({
      code: 2,
      err: expect.stringContaining('wrong.ts:1: The default export is the number 1, and no guide.'),
    });
    expect(readdirSync(join(cwd, 'out'))).toEqual(['a.guide.json', 'b.guide.json']);
  });

  it('builds a guide that code reads from a file', async () => {
    const cwd = folder({
      'old.json': readFileSync(weekend, 'utf8'),
      'a.ts': "import old from './old.json' with { type: 'json' };\nexport default { ...old, title: 'Again' };\n",
    });
    const built = await guide(['build', 'a.ts'], { cwd });
    expect(built.code, built.err).toBe(0);
    expect(JSON.parse(built.out)).toEqual({ ...(JSON.parse(readFileSync(weekend, 'utf8')) as object), title: 'Again' });
  });

  it('refuses two files of code that make one guide file', async () => {
    const cwd = folder({
      'de/study.ts': `${library}export default guide('A', {}, [block('1', [open('Warum?')])]);\n`,
      'fr/Study.ts': `${library}export default guide('B', {}, [block('1', [open('Pourquoi ?')])]);\n`,
    });
    const ended = await guide(['build', 'de/study.ts', 'fr/Study.ts', '-o', 'out'], { cwd });
    expect(ended).toMatchObject({
      code: 1,
      out: `${join('out', 'study.guide.json')}: written\n`,
      err: `fr/Study.ts: ${join('out', 'Study.guide.json')} is already made by de/study.ts. Name one of the two files differently.\n`,
    });
    expect(readdirSync(join(cwd, 'out'))).toEqual(['study.guide.json']);
  });

  it('fails with --check if a file is not what the code makes, and writes nothing', async () => {
    const cwd = folder({ 'a.ts': `${library}export default guide('A', {}, [block('1', [open('Why?')])]);\n` });
    const check = async () => await guide(['build', 'a.ts', '-o', 'a.guide.json', '--check'], { cwd });
    expect(await check()).toMatchObject({ code: 1, err: expect.stringContaining('a.guide.json is not there.') });
    expect(existsSync(join(cwd, 'a.guide.json'))).toBe(false);
    await guide(['build', 'a.ts', '-o', 'a.guide.json'], { cwd });
    expect(await check()).toMatchObject({ code: 0, out: '', err: '' });
    writeFileSync(join(cwd, 'a.guide.json'), `${readFileSync(join(cwd, 'a.guide.json'), 'utf8')}\n`);
    expect(await check()).toMatchObject({ code: 1, err: expect.stringContaining('is not what the code makes.') });
    expect((await guide(['build', 'a.ts', '--check'], { cwd })).code).toBe(2);
    expect(await guide(['build', '-'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Code may import/u),
    });
  });

  it('says with --check what a build would change, and how to build', async () => {
    const code = (texts: readonly string[]) =>
      `${library}export default { a: guide('A', {}, [block('1', [${texts.map((text) => `open('${text}')`).join(', ')}])]) };\n`;
    const cwd = folder({ 'a.ts': code(['Why?']) });
    const [build, named] = [['build', 'a.ts', '-o', 'out'], join('out', 'a.guide.json')];
    const check = async () => await guide([...build, '--check'], { cwd });
    const next = 'Run guide build a.ts -o out';
    expect(await check()).toEqual({ code: 1, out: '', err: `${named} is not there.\n${next}.\n` });
    await guide(build, { cwd });
    writeFileSync(join(cwd, 'a.ts'), code(['Why not?']));
    const differs = `${named} is not what the code makes.`;
    expect(await check()).toEqual({
      code: 1,
      out: '',
      err: `${differs} A build changes:\n  1\n    [wording] Q1 now reads “Why not?” instead of “Why?”.\n${next}.\n`,
    });
    // It was not the command that wrote this.
    const path = join(cwd, named);
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
    const force = `${next}, with --force if git brought the files or they were changed by hand.\n`;
    expect((await check()).err).toContain(`instead of “Why?”.\n${force}`);
    expect((await guide(build, { cwd })).code).toBe(2);
    expect((await guide([...build, '--force'], { cwd })).code).toBe(0);
    expect(await check()).toMatchObject({ code: 0, err: '' });
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
    expect((await check()).err).toContain(`${differs} The guide is the same, but its text is written differently.\n`);
    for (const [text, sentence] of [
      ['{', `${differs} It is no guide, and a build replaces guides only: delete it first.`],
      ['{}', `${differs} It is no guide, and a build replaces guides only: delete it first.`],
      ['{ "studyGuide": [], "title": "A", "title": "B" }', `${differs}\n${named}:1:`],
    ] as const) {
      writeFileSync(path, text);
      expect(await check()).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
    }
  });

  it('shows five differences of each guide with --check, and the number of the others', async () => {
    const texts = (mark: string) => Array.from({ length: 7 }, (_, at) => `open('Why ${at}${mark}')`).join(', ');
    const code = (mark: string) => `${library}export default guide('A', {}, [block('1', [${texts(mark)}])]);\n`;
    const cwd = folder({ 'my code.ts': code('?') });
    await guide(['build', 'my code.ts', '-o', 'a.guide.json'], { cwd });
    writeFileSync(join(cwd, 'my code.ts'), code(', if so?'));
    const { code: exit, err } = await guide(['build', 'my code.ts', '-o', 'a.guide.json', '--check'], { cwd });
    expect([exit, err.match(/\[wording\]/gu)?.length]).toEqual([1, 5]);
    expect(err).toMatch(/\n {4}… and 2 more differences\nRun guide build "my code\.ts" -o a\.guide\.json\.\n$/u);
  });

  it('warns of guides in the folder that no code makes, except while code fails', async () => {
    const market = (name: string) => `${name}: guide('${name}', {}, [block('1', [open('Why?')])])`;
    const all = (...names: readonly string[]) => `${library}export default { ${names.map(market).join(', ')} };\n`;
    const cwd = folder({ 'a.ts': all('de', 'us'), 'b.ts': all('fr') });
    const build = async (...args: readonly string[]) => await guide(['build', ...args, '-o', 'out'], { cwd });
    expect(await build('a.ts', 'b.ts')).toMatchObject({ code: 0, err: '' });
    for (const name of ['de.guide.notes.json', '.old.guide.json', 'below/old.guide.json']) {
      mkdirSync(dirname(join(cwd, 'out', name)), { recursive: true });
      writeFileSync(join(cwd, 'out', name), '{}');
    }
    writeFileSync(join(cwd, 'a.ts'), all('de'));
    const unmade = (name: string) =>
      `${join('out', `${name}.guide.json`)}: warning: No code of this build makes it. If it is old, delete it with the files beside it; if not, keep it in another folder.\n`;
    expect(await build('a.ts', 'b.ts')).toMatchObject({ code: 0, err: unmade('us') });
    expect(await build('a.ts', 'b.ts', '--check')).toEqual({ code: 0, out: '', err: unmade('us') });
    expect(await build('a.ts')).toMatchObject({ code: 0, err: unmade('fr') + unmade('us') });
    // It may make them.
    writeFileSync(join(cwd, 'b.ts'), 'export default 1;\n');
    expect((await build('a.ts', 'b.ts')).err).not.toContain('warning');
    // A guide that breaks a rule keeps its file.
    writeFileSync(join(cwd, 'b.ts'), "export default { fr: { title: 'fr', studyGuide: [] } };\n");
    const wrong = await build('a.ts', 'b.ts');
    expect([wrong.code, wrong.err.includes(unmade('us')), wrong.err.includes(unmade('fr'))]).toEqual([1, true, false]);
    // One guide alone is written to a file, which says nothing of those beside it.
    writeFileSync(join(cwd, 'one.ts'), `${library}export default guide('A', {}, [block('1', [open('Why?')])]);\n`);
    expect(await guide(['build', 'one.ts', '-o', 'out/one.guide.json'], { cwd })).toMatchObject({ code: 0, err: '' });
  });

  it('takes a file with other capitals for the guide, unless both are there', async () => {
    const cwd = folder({});
    const lists = async (...there: readonly string[]) => {
      const at = mkdtempSync(join(cwd, 'out'));
      for (const name of there) writeFileSync(join(at, name), '{}');
      // Capitals make no other name in some systems.
      return readdirSync(at).length === there.length
        ? await unmadeGuides(at, new Set(['Café.guide.json', 'de.guide.json']), cwd)
        : null;
    };
    expect(await lists('DE.guide.json', 'Cafe\u0301.guide.json')).toEqual([]);
    expect([['DE.guide.json'], null]).toContainEqual(await lists('DE.guide.json', 'de.guide.json'));
    expect(await lists()).toEqual([]);
    expect(await unmadeGuides('missing', new Set(), cwd)).toEqual([]);
  });

  it('checks types with --types, with the compiler that is installed beside the code', async () => {
    const make = (title: string) => `${library}export default guide(${title}, {}, [block('1', [open('Why?')])]);\n`;
    const cwd = folder({ 'a.ts': make("'A'"), 'b.ts': make("'B' as unknown as string | number") });
    const typed = async (file: string) => await guide(['build', file, '--types'], { cwd });
    expect(await typed('a.ts')).toMatchObject({ code: 2, err: expect.stringContaining('Install it with npm install') });
    symlinkSync(join(root, 'node_modules/typescript'), join(cwd, 'node_modules/typescript'), 'junction');
    // The library of this folder has no types.
    writeFileSync(
      join(cwd, 'node_modules/@guide-studio/guide-core/author.d.mts'),
      'export declare function guide(title: string, settings: object, blocks: readonly object[]): object;\nexport declare function block(title: string, items: readonly object[]): object;\nexport declare function open(text: string): object;\nexport declare const choice: unknown, screening: unknown;\n',
    );
    expect(await typed('a.ts')).toMatchObject({ code: 0, err: '' });
    const refused = await guide(['build', 'b.ts', '--types', '-o', 'b.guide.json'], { cwd });
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^b\.ts\(2,22\): error TS2345[^]*Nothing is built/u),
    });
    expect(existsSync(join(cwd, 'b.guide.json'))).toBe(false);
  });

  it('builds again with --watch when code changes', async () => {
    const make = (title: string) => `export const title = '${title}';\n`;
    const cwd = folder({
      'a.ts': `${library}import { title } from './title.ts';\nexport default guide(title, {}, [block('1', [open('Why?')])]);\n`,
      'title.ts': make('A'),
    });
    const bin = join(root, 'packages/cli/bin/guide.mjs');
    const child = spawn(process.execPath, [bin, 'build', 'a.ts', '-o', 'a.guide.json', '--watch'], { cwd });
    let err = '';
    child.stderr.on('data', (chunk: Uint8Array) => (err += String(chunk)));
    const waits = (): number => err.split('Waiting for changes').length - 1;
    const title = (): unknown =>
      (JSON.parse(readFileSync(join(cwd, 'a.guide.json'), 'utf8')) as { title: unknown }).title;
    await eventually('the first build', () => expect(waits()).toBe(1));
    expect(title()).toBe('A');
    writeFileSync(join(cwd, 'title.ts'), make('B'));
    await eventually('the second build', () => expect(title()).toBe('B'));
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('names a guide that no code makes once with --watch, however often code changes', async () => {
    const make = (title: string) =>
      `${library}export default { a: guide('${title}', {}, [block('1', [open('Why?')])]) };\n`;
    const cwd = folder({ 'a.ts': make('A'), 'out/old.guide.json': '{}' });
    const running = startGuide(['build', 'a.ts', '-o', 'out', '--watch'], { cwd });
    const count = (text: string): number => running.err().split(text).length - 1;
    await eventually('the first build', () => expect(count('Waiting for changes')).toBe(1));
    writeFileSync(join(cwd, 'a.ts'), make('B'));
    await eventually('the second build', () => expect(count('Waiting for changes')).toBeGreaterThan(1));
    expect(count('warning: No code of this build makes it.')).toBe(1);
    expect(await running.stop('SIGTERM')).toMatchObject({ code: 0 });
  });

  it('says that code waits for what never comes', async () => {
    const cwd = folder({ 'never.ts': 'await new Promise(() => undefined);\nexport default 1;\n' });
    const ended = await guideProcess(['build', 'never.ts'], { cwd });
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('waits for something that never comes') });
  });

  it('names the line at which a promise fails that nothing awaits', async () => {
    const forgotten = `const load = async () => {
  throw new Error('no data');
};
load();
export default async () => {
  await new Promise((resume) => setTimeout(resume, 10));
  return guide('A', {}, [block('1', [open('Why?')])]);
};\n`;
    const cwd = folder({ 'a.ts': library + forgotten });
    const ended = await guideProcess(['build', 'a.ts', '-o', 'a.guide.json'], { cwd });
    expect(ended).toMatchObject({ code: 2, out: '', err: 'a.ts:3: no data\n' });
    expect(existsSync(join(cwd, 'a.guide.json'))).toBe(false);
  });

  it('is one clear line: a missing file, code that fails, no guide', async () => {
    const cwd = folder({
      'fails.ts': "throw new Error('no data');\n",
      'thrown.ts': 'throw { code: 5 };\n',
      'broken.ts': 'export default (',
      'none.ts': "export default 'a guide';\n",
      'named.ts': `${library}export const a = guide('A', {}, [block('1', [open('Why?')])]);\n`,
      'plain.mjs': 'export default { title: "A", studyGuide: [] };\n',
    });
    const textOf = async (file: string) => await guide(['build', file], { cwd });
    expect(await textOf('missing.ts')).toMatchObject({
      code: 2,
      err: expect.stringContaining('missing.ts does not exist'),
    });
    expect(await textOf('fails.ts')).toMatchObject({ code: 2, err: expect.stringContaining('fails.ts:1: no data') });
    expect(await textOf('thrown.ts')).toMatchObject({
      code: 2,
      err: "thrown.ts: The code threw { code: 5 }. To get the line, throw an error: throw new Error('…').\n",
    });
    expect(await textOf('broken.ts')).toMatchObject({ code: 2, err: expect.stringContaining('broken.ts') });
    expect(await textOf('named.ts')).toMatchObject({
      code: 2,
      err: expect.stringContaining('named.ts:2: named.ts has no default export, so no file is made.'),
    });
    const code = await guide(['to-code', 'named.ts'], { cwd });
    expect(code).toMatchObject({
      code: 2,
      err: expect.stringContaining('named.ts is code. To make the guide, run guide build named.ts'),
    });
    expect(await textOf('none.ts')).toMatchObject({
      code: 2,
      err: expect.stringContaining('none.ts:1: The default export is a text, and no guide.'),
    });
    for (const made of ['() => 1', 'Object.assign({}, { size: 1n })', 'new Map()']) {
      writeFileSync(join(cwd, 'odd.ts'), `export default ${made};\n`);
      expect(await textOf('odd.ts'), made).toMatchObject({ code: 2, err: expect.stringMatching(/^odd\.ts/u) });
    }
    writeFileSync(
      join(cwd, 'setting.ts'),
      `${library}export default guide('A', {}, [block('1', [open('Why?', { followUp: 'heavy' } as object)])]);\n`,
    );
    expect(await textOf('setting.ts')).toMatchObject({
      code: 1,
      err: expect.stringContaining('setting.ts:2: open(“Why?”) has no setting “followUp”. Use “probe”.'),
    });
    expect((await textOf('plain.mjs')).code).toBe(1);
  });
});

describe('guide to-code', () => {
  it('writes code that builds to the same bytes, and replaces no file', async () => {
    const cwd = temporaryFolder();
    expect(await guide(['to-code', weekend, '-o', 'weekend.ts'], { cwd })).toMatchObject({ code: 0 });
    expect((await guide(['build', 'weekend.ts'], { cwd })).out).toBe(readFileSync(weekend, 'utf8'));
    const again = await guide(['to-code', weekend, '-o', 'weekend.ts'], { cwd });
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('exists and may have been changed') });
    expect((await guide(['to-code', weekend], { cwd })).out).toBe(readFileSync(join(cwd, 'weekend.ts'), 'utf8'));
  });

  it('refuses what is no valid guide', async () => {
    const cwd = folder({ 'a.guide.json': '{"title":"A","studyGuide":[]}', 'b.guide.json': '{' });
    expect(await guide(['to-code', 'a.guide.json'], { cwd })).toMatchObject({ code: 1 });
    expect(await guide(['to-code', 'b.guide.json'], { cwd })).toMatchObject({ code: 1 });
    expect(await guide(['to-code', 'c.guide.json'], { cwd })).toMatchObject({ code: 2 });
  });
});
