import { type CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { importFormats } from '@guide-studio/importing';
import { explore } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { isFull, report } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';

// Law: what the import makes is valid, and it makes no question unreachable: one that nobody is shown has a condition that
// nobody meets in the source either.

const kinds = [
  ['redcap', '.csv'],
  ['qsf', '.qsf'],
  ['surveyjs', '.json'],
  ['xlsform', '.xlsx'],
  ['markdown', '.md'],
] as const;

/** The largest files take long to explore. */
const mostBytes = isFull ? Number.POSITIVE_INFINITY : 60_000;

test.runIf(corpusPresent)(
  `questionnaires of the corpus become valid guides, in which nobody is kept from a question${whyNoCorpus}`,
  async () => {
    const figures = { files: 0, questions: 0, neverShown: 0 };
    for (const [kind, ending] of kinds)
      for (const [name, bytes] of corpusFiles(kind, ending)) {
        if (bytes.length > mostBytes) continue;
        const format = importFormats.find((one) => one.recognise(bytes, name));
        const read = await format?.read(bytes, { name });
        if (read?.ok !== true) continue;
        const guide = read.guide as unknown as CreateStudyRequest;
        expect(
          validate(guide).filter(({ severity }) => severity === 'error'),
          name,
        ).toEqual([]);
        const items = guide.studyGuide.flatMap((block) => block.items);
        figures.files += 1;
        figures.questions += items.length;
        const exploration = explore(guide);
        const unseen = items.filter((_, item) => exploration.reachOfAll({ kind: 'item', item }) === 'never');
        const ids = new Set(unseen.map(({ externalId }) => externalId));
        figures.neverShown += unseen.length;
        for (const { externalId, conditional } of unseen) {
          const own = read.rows.filter(({ kind: each, target }) => each === 'condition' && target === externalId);
          // It names an option that is not there, or asks about a question that nobody is shown.
          const isSo =
            own.some(({ code }) => code === 'noOption') ||
            conditional?.criteria.some((one) => one.type !== 'searchParam' && ids.has(one.questionId));
          expect(isSo, `${name}: nobody is shown ${externalId}: ${own.map(({ text }) => text).join(' / ')}`).toBe(true);
        }
      }
    report('importing: reachable questions', figures);
    expect(figures.files).toBeGreaterThan(20);
  },
);
