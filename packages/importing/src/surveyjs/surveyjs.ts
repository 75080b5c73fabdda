import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, mostBytes, remark } from '../importFormat.ts';
import { readJson } from '../source/readJson.ts';
import { isSurvey } from './model.ts';
import { studyOf } from './studyOf.ts';

const extensions = ['json'] as const;

/** A survey of SurveyJS, as its editor and its libraries keep it. */
export const surveyjs = importFormat({
  id: 'surveyjs',
  title: { en: 'SurveyJS', de: 'SurveyJS' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    // Of a larger one, `guideFile` says what is wrong with it: guides have this ending too.
    if (bytes.length > mostBytes) return false;
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return false;
    const read = readJson(decoded.text);
    return read.ok && isSurvey(read.json);
  },
  readStudy: (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const read = readJson(decoded.text);
    if (!read.ok) return { ok: false, issues: [read.issue ?? noSurvey] };
    const { json } = read;
    return isSurvey(json) ? { ok: true, study: studyOf(titleFrom(name), json) } : { ok: false, issues: [noSurvey] };
  },
});

const noSurvey = remark(
  'noSurvey',
  'This is no survey of SurveyJS with questions. Save its JSON there, and choose that file.',
  'Das ist keine SurveyJS-Umfrage mit Fragen. Speichern Sie dort das JSON, und wählen Sie diese Datei.',
);
