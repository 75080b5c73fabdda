import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, mostBytes, remark } from '../importFormat.ts';
import { readJson } from '../source/readJson.ts';
import { studyOf } from './studyOf.ts';
import { type Part, partsIn, surveyIn } from './survey.ts';

const extensions = ['qsf'] as const;

/** Returns the ids of questions that a logic or a question names. Where a text shows answers does not count. */
const namedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!\$\{)q:(?:\\?\/){2}(?<id>[^/\\"]+)/gu)].map(({ groups }) => groups?.['id'] ?? ''));

/** A survey of Qualtrics, as its tools menu exports it. */
export const qsf = importFormat({
  id: 'qsf',
  title: { en: 'Qualtrics', de: 'Qualtrics' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    // What is too large, too deep or in another encoding is named by its reader.
    if (bytes.length > mostBytes) return true;
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return true;
    const read = readJson(decoded.text);
    return read.ok ? surveyIn(read.json) !== null : read.issue !== null;
  },
  readStudy: (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const read = readJson(decoded.text);
    if (!read.ok) return { ok: false, issues: [read.issue ?? noSurvey] };
    const survey = surveyIn(read.json);
    if (survey === null) return { ok: false, issues: [noSurvey] };
    if (stepsIn(survey.flow) > mostSteps) return { ok: false, issues: [tooManySteps] };
    return { ok: true, study: studyOf(titleFrom(name), survey, namedIn(decoded.text)) };
  },
});

/** No flow has more steps. */
const mostSteps = 10_000;

/** Returns how many steps a flow has, with those in one another. */
const stepsIn = (flow: readonly Part[]): number =>
  flow.reduce((sum, step) => sum + 1 + stepsIn(partsIn(step['Flow'])), 0);

const tooManySteps = remark(
  'tooManySteps',
  'The flow of the survey has more than 10,000 steps. Import it in parts.',
  'Der Ablauf der Umfrage hat mehr als 10.000 Schritte. Importieren Sie sie in Teilen.',
);
const noSurvey = remark(
  'noSurvey',
  'This is no survey of Qualtrics with questions. Export it there under Tools, “Import/Export”, “Export Survey”.',
  'Das ist keine Qualtrics-Umfrage mit Fragen. Exportieren Sie sie dort unter „Tools“, „Import/Export“, „Export Survey“.',
);
