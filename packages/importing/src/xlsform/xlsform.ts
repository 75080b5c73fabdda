import { hasExtension, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, remark } from '../importFormat.ts';
import { readForm } from './readForm.ts';
import { formTree } from './formTree.ts';
import { studyOf } from './studyOf.ts';

const extensions = ['xlsx', 'xls'] as const;

/** What old workbooks, of any program, begin with. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const isOld = (bytes: Uint8Array): boolean => oldWorkbook.every((byte, at) => bytes[at] === byte);

/** A form of ODK, KoBoToolbox, SurveyCTO and others, as a workbook: a row for each question. */
export const xlsform = importFormat({
  id: 'xlsform',
  title: { en: 'XLSForm', de: 'XLSForm' },
  extensions,
  recognise: (_, name) => hasExtension({ extensions }, name),
  readStudy: async (bytes, { name }) => {
    if (isOld(bytes)) return { ok: false, issues: [old] };
    const read = await readForm(bytes);
    if (!read.ok) return { ok: false, issues: [read.issue] };
    const tree = formTree(read.form.survey);
    if (tree === null) return { ok: false, issues: [tooDeep] };
    if (tree.questions.length === 0) return { ok: false, issues: [noQuestions] };
    return { ok: true, study: studyOf(titleFrom(name) || 'XLSForm', read.form, tree) };
  },
});

const old = remark(
  'oldWorkbook',
  'This is a workbook of an old kind (.xls), or one with a password. Open it in a spreadsheet, save it as .xlsx without a password, and choose that file.',
  'Das ist eine Arbeitsmappe alter Art (.xls) oder eine mit Passwort. Öffnen Sie sie in einer Tabellenkalkulation, speichern Sie sie als .xlsx ohne Passwort, und wählen Sie diese Datei.',
);
const tooDeep = remark(
  'tooDeep',
  'Its groups are more than 50 deep in one another. Take some of them apart.',
  'Seine Gruppen liegen mehr als 50-fach ineinander. Lösen Sie einige davon auf.',
);
const noQuestions = remark(
  'noQuestions',
  'The sheet “survey” has no questions. Check that it is the right file.',
  'Das Blatt „survey“ hat keine Fragen. Prüfen Sie, ob es die richtige Datei ist.',
);
