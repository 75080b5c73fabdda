import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { csvRows } from '@guide-studio/importing';
import { checkProbe } from '../../../packages/study-service/src/moderator/checkProbe.ts';
import { report } from '../../size.ts';

// 75 follow-ups of people and 78 pairs of questions, which two readers labelled before and without knowing the checks:
// "single", "double", "leading" or "none". `judgedProbes.csv` has the labels; the questions are beside the repository.
const folder = new URL('../../../../shared/probes/', import.meta.url);
const present = existsSync(folder);
const rowsOf = (url: URL): readonly (readonly string[])[] => csvRows(readFileSync(url, 'utf8'));

/** The names of hidden places and a transcript's wrapping are no part of the questions. */
const written = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace('<anonymous>', 'this city')
    .replace(/^\{.*'Utterance': '(.*)'\}$/u, '$1')
    .trim();

function questions(): ReadonlyMap<string, string> {
  const people = rowsOf(new URL('human-follow-ups.csv', folder)).slice(1);
  const pairs = rowsOf(new URL('judged-pairs.csv', folder)).slice(1);
  return new Map([
    ...people.map((row, at) => [`H${at + 1}`, written(row[2] ?? '')] as const),
    ...pairs.flatMap((row, at) => [1, 2].map((part) => [`J${at + 1}.${part}`, written(row[part - 1] ?? '')] as const)),
  ]);
}

it.skipIf(!present)(
  `questions that two readers call single pass, those they call double or leading do not${present ? '' : ' (skipped: ../shared/probes is not there)'}`,
  () => {
    const of = questions();
    const labels = rowsOf(new URL('judgedProbes.csv', import.meta.url)).slice(1);
    expect(labels.map(([id]) => id)).toEqual([...of.keys()]);
    const judged = labels.map(([id = '', first, second]) => ({
      id,
      label: first === second ? first : null,
      fault: checkProbe(of.get(id) ?? '', { language: 'en', said: [], hidden: [] }),
    }));
    const single = judged.filter(({ label }) => label === 'single');
    const wrong = judged.filter(({ label }) => label === 'double' || label === 'leading');
    const refused = single.filter(({ fault }) => fault !== null);
    const passing = wrong.filter(({ fault }) => fault === null);
    report('judged probes', {
      single: single.length,
      refused: refused.map(({ id, fault }) => `${id} ${fault}`),
      wrong: wrong.length,
    });
    expect(passing).toEqual([]);
    expect(wrong.length).toBeGreaterThan(20);
    expect(1 - refused.length / single.length).toBeGreaterThanOrEqual(0.95);
  },
);
