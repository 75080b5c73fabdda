import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { type ImportFormat, readImport } from '../importFormat.ts';
import { guideOf } from '../source/guideOf.ts';
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
export const surveyjs: ImportFormat = {
  id: 'surveyjs',
  title: { en: 'SurveyJS', de: 'SurveyJS' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    const decoded = decodeBytes(bytes);
    return decoded.ok && isSurvey(jsonIn(decoded.text));
  },
  // oxlint-disable-next-line typescript/require-await -- others read in a worker
  read: async (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const survey = jsonIn(decoded.text);
    if (isSurvey(survey)) return readImport(guideOf(studyOf(titleFrom(name), survey)));
    const message = {
      en: 'This is no survey of SurveyJS with questions. Save its JSON there, and choose that file.',
      de: 'Das ist keine SurveyJS-Umfrage mit Fragen. Speichern Sie dort das JSON, und wählen Sie diese Datei.',
    };
    return { ok: false, issues: [{ code: 'noSurvey', line: null, message }] };
  },
};
