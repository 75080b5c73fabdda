import { entryOf } from '@guide-studio/guide-core/internal';
import { plainText } from '../source/plainText.ts';
import type {
  LeftItem,
  SourceBlock,
  SourceChange,
  SourceCondition,
  SourceItem,
  SourceOption,
  SourceStudy,
} from '../source/study.ts';
import { changesOfAnnotation, mostChecked, withExclusive } from './annotation.ts';
import { branchingLogic } from './branchingLogic.ts';
import type { DictionaryField } from './dictionary.ts';

const placeOf = ({ row }: Pick<DictionaryField, 'row'>): string => `row ${row}`;

/** Returns the questionnaire of a data dictionary: a form, or a section of it, is a block. */
export function studyOf(title: string, fields: readonly DictionaryField[]): SourceStudy {
  const blocks: { name: string; title: string; place: string; items: SourceItem[]; left: LeftItem[] }[] = [];
  const names = new Map<string, number>();
  let last: { readonly form: string } | null = null;
  for (let at = 0; at < fields.length; ) {
    const field = fields[at];
    if (field === undefined) break;
    const matrix = matrixFrom(fields, at);
    const isSection = field.header !== '' && matrix === null;
    if (last?.form !== field.form || isSection) {
      const count = (names.get(field.form) ?? 0) + 1;
      names.set(field.form, count);
      blocks.push({
        name: count === 1 ? field.form : `${field.form}.${count}`,
        title: isSection ? plainText(field.header) : titleOf(field.form),
        place: placeOf(field),
        items: [],
        left: [],
      });
    }
    last = field;
    const block = blocks.at(-1);
    if (matrix !== null) block?.items.push(matrix);
    else {
      const left = at === 0 && field.type === 'text' ? 'recordId' : leftBecause(field);
      if (left === null) block?.items.push(itemOf(field));
      else block?.left.push(leftOf(field, left));
    }
    at += matrix?.rows?.length ?? 1;
  }
  return { title, blocks: blocks satisfies readonly SourceBlock[], changes: [] };
}

const titleOf = (form: string): string => {
  const words = form.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const types: Readonly<Record<string, SourceItem['type']>> = {
  checkbox: 'multiple_choice',
  descriptive: 'statement',
  dropdown: 'multiple_choice',
  file: 'open_ended',
  notes: 'open_ended',
  radio: 'multiple_choice',
  slider: 'open_ended',
  text: 'open_ended',
  truefalse: 'multiple_choice',
  yesno: 'multiple_choice',
};

/** Returns why no guide has a field; null if one can. */
function leftBecause(field: DictionaryField): LeftItem['code'] | null {
  if (field.type === 'calc' || /@CALC(?:TEXT|DATE)\b/u.test(field.annotation)) return 'calculated';
  const type = entryOf(types, field.type);
  if (type === undefined) return 'unknownType';
  if (field.type === 'descriptive' && field.label === '') return 'picture';
  return type === 'multiple_choice' && optionsOf(field).length === 0 ? 'withoutOptions' : null;
}

const leftOf = (field: DictionaryField, code: LeftItem['code']): LeftItem => ({
  field: field.name,
  place: placeOf(field),
  text: textOf(field),
  code,
  options: [],
  conditions: conditionsOf(field),
});

/** Fields without a label are called by their names. */
const textOf = ({ label, name }: DictionaryField): string => plainText(label) || name;

function itemOf(field: DictionaryField): SourceItem {
  const type = entryOf(types, field.type) ?? 'open_ended';
  const isChoice = type === 'multiple_choice';
  const isSeveral = field.type === 'checkbox';
  const most = mostChecked(field.annotation);
  const instructions = plainText(field.note);
  return {
    field: field.name,
    place: placeOf(field),
    type,
    text: textOf(field),
    ...(isChoice ? { options: isSeveral ? withExclusive(optionsOf(field), field.annotation) : optionsOf(field) } : {}),
    ...(isSeveral ? { isSeveral } : {}),
    ...(isSeveral && most !== undefined ? { most } : {}),
    ...(type === 'open_ended' && instructions !== '' ? { instructions } : {}),
    conditions: conditionsOf(field),
    changes: changesOf(field),
  };
}

/** Returns the options of a field: `1, Yes | 0, No`. */
function optionsOf({ type, choices }: DictionaryField): readonly SourceOption[] {
  if (type === 'yesno')
    return [
      { code: '1', text: 'Yes' },
      { code: '0', text: 'No' },
    ];
  if (type === 'truefalse')
    return [
      { code: '1', text: 'True' },
      { code: '0', text: 'False' },
    ];
  return choices.split('|').flatMap((choice): readonly SourceOption[] => {
    const comma = choice.indexOf(',');
    const code = (comma < 0 ? choice : choice.slice(0, comma)).trim();
    return code === '' ? [] : [{ code, text: plainText(choice.slice(comma + 1)) || code }];
  });
}

function conditionsOf(field: DictionaryField): readonly SourceCondition[] {
  const { branching } = field;
  return branching === '' ? [] : [{ place: placeOf(field), text: branching, meaning: branchingLogic(branching) }];
}

/** A field in a text, with its options and instance. Names have no capital letters, unlike what authors write in brackets. */
const piped = /\[[a-z][a-z0-9_-]*(?:\([^()\]]*\))?(?::[\w-]+)*\]/u;

/** Returns what of a field the guide has in another way, or not at all. `group`: the matrix that it is no row of. */
function changesOf(field: DictionaryField, group = field.matrixGroup): readonly SourceChange[] {
  const { label, note, type, validation, annotation, isRequired } = field;
  const place = placeOf(field);
  const change = (
    kind: SourceChange['kind'],
    text: string,
    verdict: SourceChange['verdict'],
    code: SourceChange['code'],
  ) => [{ kind, place, text, verdict, code }] as const;
  const isAnswered = type !== 'descriptive';
  return [
    ...(/<\/?[a-z][^<>]*>/iu.test(label) ? change('text', label, 'equivalent', 'markup') : []),
    ...(label === '' ? change('text', field.name, 'equivalent', 'named') : []),
    ...(piped.test(label) ? change('text', label, 'lost', 'piped') : []),
    ...(note !== '' && entryOf(types, type) !== 'open_ended' ? change('text', note, 'lost', 'annotated') : []),
    ...(type === 'file' ? change('setting', 'file', 'lost', 'file') : []),
    ...(type === 'slider' ? change('setting', field.choices, 'wider', 'slider') : []),
    ...(validation !== '' && type === 'text' ? change('setting', validation, 'wider', 'validated') : []),
    ...(isAnswered && !isRequired ? change('setting', 'optional', 'narrower', 'optional') : []),
    ...(group !== '' ? change('setting', group, 'equivalent', 'rowsApart') : []),
    ...changesOfAnnotation(annotation, place),
  ];
}

/**
 * Returns the matrix that begins at a field: the fields after it in the same group, if they have the same options, the
 * same condition and different labels. Null for other fields, which are questions of their own.
 */
function matrixFrom(fields: readonly DictionaryField[], at: number): SourceItem | null {
  const first = fields[at];
  if (first === undefined || first.matrixGroup === '' || first.type !== 'radio') return null;
  const before = fields[at - 1];
  if (before?.matrixGroup === first.matrixGroup && before.form === first.form) return null;
  const rest = fields.slice(at);
  const end = rest.findIndex((one) => one.matrixGroup !== first.matrixGroup || one.form !== first.form);
  const group = end < 0 ? rest : rest.slice(0, end);
  const options = optionsOf(first);
  const texts = new Set(group.map(textOf));
  const isAlike = group.every(
    ({ type, choices, branching }) => type === first.type && choices === first.choices && branching === first.branching,
  );
  if (!isAlike || texts.size < group.length || options.length === 0) return null;
  const header = plainText(first.header);
  return {
    field: first.matrixGroup,
    place: placeOf(first),
    type: 'matrix',
    text: header || titleOf(first.matrixGroup),
    options,
    rows: group.map((one) => ({ field: one.name, place: placeOf(one), text: textOf(one) })),
    conditions: group.flatMap(conditionsOf),
    changes: [
      ...group.flatMap((one) => changesOf(one, '')),
      ...(header === ''
        ? [
            {
              kind: 'text',
              place: placeOf(first),
              text: first.matrixGroup,
              verdict: 'equivalent',
              code: 'named',
            } as const,
          ]
        : []),
      ...group
        .filter(({ isRanking }) => isRanking)
        .map(
          (one) =>
            ({ kind: 'setting', place: placeOf(one), text: 'ranking', verdict: 'wider', code: 'ranked' }) as const,
        ),
    ],
  };
}
