// Importing questionnaires of 1,000 questions, half of them with a condition, beside one check of the guide that each
// becomes, in the same run. Medians in milliseconds, and in times the check. The worst usual case: conditions of several
// parts, texts with markup.
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const questions = 1000;
/** In times the check. */
const budget = 20;

const utf8 = (text) => new TextEncoder().encode(text);

/** A data dictionary: every second field has a condition of three parts on earlier ones. */
function dictionary() {
  const columns = [
    'Variable / Field Name',
    'Form Name',
    'Section Header',
    'Field Type',
    'Field Label',
    'Choices, Calculations, OR Slider Labels',
    'Branching Logic (Show field only if...)',
    'Required Field?',
  ];
  const rows = Array.from({ length: questions }, (_, at) => {
    const logic = at > 3 && at % 2 === 1 ? `[q${at - 1}]='1' and ([q${at - 3}]<>'2' and not([q${at - 2}]='3'))` : '';
    return [
      `q${at}`,
      `form${Math.floor(at / 20)}`,
      '',
      at % 5 === 4 ? 'checkbox' : 'radio',
      `<b>Question ${at}</b>: what do you think of it?`,
      '1, Yes | 2, No | 3, Perhaps | 4, Never | 5, I do not know',
      logic,
      'y',
    ];
  });
  return [columns, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
}

/** A survey of SurveyJS with the same questions. */
function survey() {
  const elements = Array.from({ length: questions }, (_, at) => ({
    type: 'radiogroup',
    name: `q${at}`,
    title: `Question ${at}: what do you think of it?`,
    choices: ['yes', 'no', 'perhaps', 'never'].map((value) => ({ value, text: `It is ${value}` })),
    isRequired: true,
    ...(at > 2 && at % 2 === 1 ? { visibleIf: `{q${at - 1}} = 'yes' and !({q${at - 2}} = 'no')` } : {}),
  }));
  const pages = Array.from({ length: questions / 20 }, (_, at) => ({
    name: `page${at}`,
    elements: elements.slice(at * 20, at * 20 + 20),
  }));
  return JSON.stringify({ title: 'Survey', pages });
}

const sources = [
  ['redcap', 'survey.csv', utf8(dictionary())],
  ['surveyjs', 'survey.json', utf8(survey())],
];

export async function benchImporting() {
  const importing = await import(pathToFileURL(await bundle('importing')).href);
  const results = {};
  const missed = [];
  for (const [id, name, bytes] of sources) {
    results[id] = await measure(importing, id, name, bytes);
    if (results[id].times > budget) missed.push(`importing ${id}: ${results[id].times} (${budget})`);
  }
  return { unit: 'ms, median; times: beside one check of the guide', questions, results, missed };
}

async function measure({ importFormats, validate }, id, name, bytes) {
  const format = importFormats.find((one) => one.id === id);
  const rounds = { read: [], check: [] };
  let conditions = 0;
  for (let round = 0; round < 25; round += 1) {
    const begin = performance.now();
    const read = await format.read(bytes, { name });
    const end = performance.now();
    rounds.read.push(end - begin);
    conditions = read.rows.filter(({ kind, verdict }) => kind === 'condition' && verdict !== 'lost').length;
    const copy = structuredClone(read.guide);
    const checked = performance.now();
    validate(copy);
    rounds.check.push(performance.now() - checked);
  }
  const [read, check] = [middle(rounds.read), middle(rounds.check)];
  return { conditions, read, check, times: Number((read / check).toFixed(1)) };
}

const middle = (times) => Number(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)].toFixed(2));
