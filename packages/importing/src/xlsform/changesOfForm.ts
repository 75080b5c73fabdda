import type { SourceChange } from '../source/study.ts';
import { changesOfLists } from './choiceLists.ts';
import { cellOf, type Form, placeOf } from './form.ts';
import type { FormTree } from './formTree.ts';
import type { Reading } from './reading.ts';
import { cellKey, type SheetTable } from './sheetTable.ts';

/** Columns of the questions that are read, or that only change looks and the sending of answers. */
const columns: ReadonlySet<string> = new Set(
  `appearance audio autoplay big-image calculation choice_filter constraint constraint_message default
    disabled guidance_hint hint image label name parameters read_only relevant repeat_count required
    required_message rows sms_field trigger type video`.split(/\s+/u),
);

/** Settings that are read, or that participants do not notice. */
const settings: ReadonlySet<string> = new Set(
  `allow_choice_duplicates auto_delete auto_send clean_text_values default_language flat form_id
    form_title instance_name instance_xmlns name namespaces omit_instanceid prefix public_key
    sms_allow_media sms_date_format sms_datetime_format sms_keyword sms_response sms_separator style
    submission_url version xml_root`.split(/\s+/u),
);

const lost = (place: string, text: string, code: SourceChange['code']): SourceChange => ({
  kind: 'setting',
  place,
  text,
  verdict: 'lost',
  code,
});

/** Returns what of a whole form the guide has in another way, or not at all. */
export function changesOfForm(form: Form, { questions }: FormTree, { lists }: Reading): readonly SourceChange[] {
  const { survey, choices, languages, otherSheets } = form;
  const used = new Set(
    questions.flatMap(({ type }) => (type.kind === 'choice' || type.kind === 'rank' ? [type.list] : [])),
  );
  const wanted = form.settings.get('default_language') ?? languages.main;
  const isUnknown = wanted !== null && wanted !== undefined && languages.code === undefined && wanted !== 'default';
  return [
    ...(isUnknown ? [lost('settings', wanted, 'mainLanguage')] : []),
    ...[...form.settings].flatMap(([name, text]) =>
      settings.has(name) || text === '' ? [] : [lost('settings', `${name}: ${text}`, 'setting')],
    ),
    ...otherSheets.map((name) => lost(`sheet “${name}”`, name, 'otherSheet')),
    ...changesOfColumns('survey', survey, form),
    ...changesOfColumns('choices', choices, form),
    ...unknownColumns(survey),
    ...changesOfLists(form, new Set([...used].filter((list) => lists.has(list)))),
  ];
}

/** Returns columns that another one hides: one of the same name, or of the same language. */
function changesOfColumns(sheet: string, { doubles, columns: own, rows }: SheetTable, form: Form) {
  const { main, doubles: languages } = form.languages;
  return [
    ...doubles.map(({ header }) => lost(sheet, header, 'doubleColumn')),
    ...own
      .filter(({ language }) => language !== null && languages.includes(language))
      .map(({ header }) => lost(sheet, header, 'doubleColumn')),
    ...(main === null
      ? []
      : rows.flatMap((row) => {
          const [plain, named] = [cellOf(row, 'label'), cellOf(row, cellKey('label', main))];
          const isHidden = plain !== '' && named !== '' && plain !== named;
          return isHidden
            ? [lost(sheet === 'survey' ? placeOf(row) : `${sheet} ${placeOf(row)}`, plain, 'doubleColumn')]
            : [];
        })),
  ];
}

/** Returns the columns with cells that are not known. */
const unknownColumns = ({ columns: own, rows }: SheetTable): readonly SourceChange[] =>
  own.flatMap(({ name, header, language }) => {
    const isEmpty = !rows.some(({ cells }) => cells.has(cellKey(name, language)));
    return columns.has(name) || isEmpty ? [] : [lost('survey', header, 'unknownColumn')];
  });
