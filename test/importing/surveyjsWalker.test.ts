import { importFormats } from '@guide-studio/importing';
import { expect, test } from 'vitest';
import { report } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';

// Law: every question, option, row and condition of a survey is in the report once. The walker below shares no code with
// the reader.

type Node = Readonly<Record<string, unknown>>;

const nodes = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => typeof one === 'object' && one !== null) : [];
const length = (value: unknown): number =>
  Array.isArray(value)
    ? value.filter((one) => one !== null && (typeof one !== 'object' || (one as Node)['value'] !== undefined)).length
    : 0;

interface Counts {
  question: number;
  option: number;
  row: number;
  condition: number;
}

/** Counts below a page or panel; `around`: how many conditions hold for all of it. */
function count(part: Node, around: number, counts: Counts): void {
  const own = around + Number(typeof part['visibleIf'] === 'string' && part['visibleIf'] !== '');
  for (const element of [...nodes(part['elements']), ...nodes(part['questions'])]) {
    if (element['type'] === 'panel') {
      count(element, own, counts);
      continue;
    }
    counts.question += 1;
    counts.condition += own + Number(typeof element['visibleIf'] === 'string' && element['visibleIf'] !== '');
    counts.option += optionsIn(element);
    if (element['type'] === 'matrix') counts.row += length(element['rows']);
  }
}

function optionsIn(element: Node): number {
  switch (element['type']) {
    case 'boolean':
      return 2;
    case 'matrix':
      return length(element['columns']);
    case 'rating': {
      if (length(element['rateValues']) > 0) return length(element['rateValues']);
      const [least, most, step] = ['rateMin', 'rateMax', 'rateStep'].map((name) => element[name]);
      const from = typeof least === 'number' ? least : 1;
      const by = typeof step === 'number' ? step : 1;
      return typeof most === 'number' ? Math.floor((most - from) / by) + 1 : Number(element['rateCount'] ?? 5);
    }
    default:
      return length(element['choices']) + Number(element['hasNone'] === true || element['showNoneItem'] === true);
  }
}

test.runIf(corpusPresent)(`every part of a survey of the corpus is in its report${whyNoCorpus}`, async () => {
  const all: Counts & { files: number } = { files: 0, question: 0, option: 0, row: 0, condition: 0 };
  for (const [name, bytes] of corpusFiles('surveyjs', '.json')) {
    const read = await importFormats.find(({ id }) => id === 'surveyjs')?.read(bytes, { name });
    if (read?.ok !== true) continue;
    const survey = JSON.parse(new TextDecoder().decode(bytes)) as Node;
    const counts: Counts = { question: 0, option: 0, row: 0, condition: 0 };
    for (const page of survey['pages'] === undefined ? [survey] : nodes(survey['pages'])) count(page, 0, counts);
    // Triggers that pass over questions are conditions, too.
    counts.condition += nodes(survey['triggers']).filter(({ type }) => type === 'complete' || type === 'skip').length;
    const kinds = Object.keys(counts) as (keyof Counts)[];
    const reported = Object.fromEntries(
      kinds.map((kind) => [kind, read.rows.filter((row) => row.kind === kind).length]),
    );
    expect(reported, name).toEqual(counts);
    all.files += 1;
    for (const kind of kinds) all[kind] += counts[kind];
  }
  report('importing: parts of SurveyJS', { ...all });
});
