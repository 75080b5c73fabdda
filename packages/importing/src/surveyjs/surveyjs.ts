import { decodeBytes, textMessageOf } from '@guide-studio/guide-core/files';
import { hasExtension } from '@guide-studio/guide-core/internal';
import { type ImportFormat, readImport } from '../importFormat.ts';
import { guideOf } from '../source/guideOf.ts';
import { titleFrom } from '../source/titleFrom.ts';
import { isSurvey } from './model.ts';
import { studyOf } from './studyOf.ts';

const extensions = ['json'] as const;

/** Returns the JSON of a file; undefined if it is none. */
function jsonIn(bytes: Uint8Array): unknown {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return undefined;
  try {
    return JSON.parse(decoded.text) as unknown;
  } catch {
    return undefined;
  }
}

/** A survey of SurveyJS, as its editor and its libraries keep it. */
export const surveyjs: ImportFormat = {
  id: 'surveyjs',
  title: { en: 'SurveyJS', de: 'SurveyJS' },
  extensions,
  recognise: (bytes, name) => hasExtension({ extensions }, name) && isSurvey(jsonIn(bytes)),
  // oxlint-disable-next-line typescript/require-await -- others read in a worker
  read: async (bytes, { name }) => {
    const survey = jsonIn(bytes);
    if (isSurvey(survey)) return readImport(guideOf(studyOf(titleFrom(name), survey)));
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) {
      const message = { en: textMessageOf(decoded.issue), de: textMessageOf(decoded.issue, 'de') };
      return { ok: false, issues: [{ code: decoded.issue.code, line: decoded.issue.line ?? null, message }] };
    }
    const message = {
      en: 'This is no survey of SurveyJS with questions. Save its JSON there, and choose that file.',
      de: 'Das ist keine SurveyJS-Umfrage mit Fragen. Speichern Sie dort das JSON, und wählen Sie diese Datei.',
    };
    return { ok: false, issues: [{ code: 'noSurvey', line: null, message }] };
  },
};
