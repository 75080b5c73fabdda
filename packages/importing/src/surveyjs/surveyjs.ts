import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, remark } from '../importFormat.ts';
import { isSurvey } from './model.ts';
import { studyOf } from './studyOf.ts';

const extensions = ['json'] as const;

/** Returns the JSON of a text; undefined if it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A survey of SurveyJS, as its editor and its libraries keep it. */
export const surveyjs = importFormat({
  id: 'surveyjs',
  title: { en: 'SurveyJS', de: 'SurveyJS' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    const decoded = decodeBytes(bytes);
    return decoded.ok && isSurvey(jsonIn(decoded.text));
  },
  readStudy: (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const survey = jsonIn(decoded.text);
    return isSurvey(survey) ? { ok: true, study: studyOf(titleFrom(name), survey) } : { ok: false, issues: [noSurvey] };
  },
});

const noSurvey = remark(
  'noSurvey',
  'This is no survey of SurveyJS with questions. Save its JSON there, and choose that file.',
  'Das ist keine SurveyJS-Umfrage mit Fragen. Speichern Sie dort das JSON, und wählen Sie diese Datei.',
);
