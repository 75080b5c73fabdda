import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CreateStudyRequest, type Json, verdict } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import * as author from '@guide-studio/guide-core/author';
import { describe, expect, test } from 'vitest';
import { choice, screening, validGuide } from '../../guideParts.ts';
import { randomGuides, validFiles } from './codedGuides.ts';

/** Runs generated code, which is plain JavaScript but for its import and export. */
function built(code: string): Json {
  const [, names = '', rest = ''] =
    /^import \{ (.+?) \} from '@guide-studio\/guide-core\/author';\n([^]*)$/u.exec(code) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- code of our own, which is what is tested
  const run = new Function('author', `const { ${names} } = author;\n${rest.replace('export default', 'return')}`);
  return run(author) as Json;
}

const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');

test('the example of the README builds to a valid guide', () => {
  const [, example = ''] = /```ts\n([^]*?)```/u.exec(readme) ?? [];
  expect(verdict(built(example)).code).toBeNull();
  expect(author.toCode(built(example) as never)).toContain('.includes(');
});

function expectSame(guide: Json): void {
  const text = canonicalText(guide);
  const code = author.toCode(JSON.parse(text) as CreateStudyRequest);
  expect(canonicalText(built(code)), code).toBe(text);
  expect(/[ \t]$/mu.test(code), code).toBe(false);
}

describe('a guide as code', () => {
  test.each(validFiles())('%s builds to the same bytes', (_, guide) => expectSame(guide));

  test('one object in several places of a guide is written in each', () => {
    const no = { text: 'No', status: 'reject' };
    const guide = validGuide([screening(choice('Do you cook?', [no, { text: 'Yes', status: 'approve' }, no]))]);
    const [question] = guide.studyGuide[0]?.items ?? [];
    if (question?.type === 'multiple_choice') Object.assign(question, { options: [no, question.options?.[1], no] });
    expect(canonicalText(built(author.toCode(guide)))).toBe(canonicalText(guide));
  });

  test('a condition on a question that carries options names those, and no option of its own', () => {
    const dishes = author.choice('Which?', { id: 'dishes', several: true, options: ['Soup', 'Pasta'] });
    const best = author.choice('Best?', { id: 'best', from: dishes, options: ['Rice'] });
    const when = author.all(best.includes('Soup'), best.excludes(author.unlisted('Rice')));
    const guide = author.guide('Cooking', {}, [author.block('1', [dishes, best, author.open('Why?', { when })])]);
    const code = author.toCode(guide);
    expect(code).toContain("all(best.includes('Soup'), best.excludes(unlisted('Rice')))");
    expect(canonicalText(built(code))).toBe(canonicalText(guide));
  });

  test('random guides build to the same bytes', () => {
    for (const guide of randomGuides()) {
      expect(verdict(guide).code).toBeNull();
      expectSame(guide);
    }
  });
});
