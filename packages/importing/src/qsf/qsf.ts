import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, mostBytes, remark } from '../importFormat.ts';
import { readJson } from '../source/readJson.ts';
import { studyOf } from './studyOf.ts';
import { surveyIn } from './survey.ts';

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
    return { ok: true, study: studyOf(titleFrom(name), survey, namedIn(decoded.text)) };
  },
});

const noSurvey = remark(
  'noSurvey',
  'This is no survey of Qualtrics with questions. Export it there under Tools, “Import/Export”, “Export Survey”.',
  'Das ist keine Qualtrics-Umfrage mit Fragen. Exportieren Sie sie dort unter „Tools“, „Import/Export“, „Export Survey“.',
);
