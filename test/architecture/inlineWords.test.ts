import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inlineWordsOf } from './inlineWords.ts';

const root = fileURLToPath(new URL('../../renderer/src', import.meta.url));

/** The words themselves, and templates, invitations and the example, which have a language of their own. */
const data: readonly string[] = ['i18n/', 'files/templates/', 'example/', 'invite/invitationTexts.ts'];

/** Texts that are the same in every language. */
const names: ReadonlySet<string> = new Set(['Guide Studio', '– Guide Studio', 'https://']);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name) && !data.some((folder) => name.startsWith(folder)))
  .sort();

describe('what a person sees of the editor', () => {
  test('is in the files of words: no other file holds a text of its own', () => {
    const found = sources.flatMap((name) =>
      inlineWordsOf(readFileSync(join(root, name), 'utf8'))
        .filter(({ text }) => !names.has(text))
        .map(({ text, line }) => `${name}:${line} ${text}`),
    );
    expect(found).toEqual([]);
    expect(sources.length).toBeGreaterThan(500);
  });

  test('is worded in the language of the window, also where a package words it', () => {
    const wording =
      /import \{[^}]*\b(?:\w*[mM]essageOf|\w*[sS]entenceOf|entryName)\b[^}]*\} from '@guide-studio\/(?:guide-core|host)/u;
    const around = sources.filter((name) => wording.test(readFileSync(join(root, name), 'utf8')));
    expect(around.map((name) => relative('.', name))).toEqual([]);
  });
});

describe('inline texts are found', () => {
  test.each([
    ['in the markup', 'const a = <p>Save</p>;', ['Save']],
    ['in an attribute', 'const a = <b title="Save" />;', ['Save']],
    ['in an alternative', "const a = <b aria-label={x ? 'Save' : `Open ${y}`} />;", ['Save', 'Open']],
    ['in a child', "const a = <p>{x ? 'Saved' : null}</p>;", ['Saved']],
    ['in a row of a menu', "const a = { label: 'Save' };", ['Save']],
    ['when spoken', "announce('saved');", ['saved']],
    ['when it reads like a sentence', "const a = 'Nothing is here';", ['Nothing is here']],
  ])('%s', (_where, source, texts) => {
    expect(inlineWordsOf(source).map(({ text }) => text)).toEqual(texts);
  });

  test.each([
    "import a from 'Some module';",
    "throw new TypeError('Not possible here');",
    "const a = <b className={x === 'Enter' ? styles.a : styles.b}>{words.files.save}</b>;",
    'const a = <b aria-label={words.of(x, \'block\')} data-kind="error">·</b>;',
    "type A = { label: 'Save' };",
  ])('and nothing else: %s', (source) => {
    expect(inlineWordsOf(source)).toEqual([]);
  });
});
