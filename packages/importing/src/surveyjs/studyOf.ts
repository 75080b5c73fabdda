import { entryOf } from '@guide-studio/guide-core/internal';
import type { Clause } from '../logic/clause.ts';
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
import { expression } from './expression.ts';
import { elementsOf, otherLanguages, type Part, partsIn, textIn } from './model.ts';

/** Returns the questionnaire of a survey: a page is a block. */
export function studyOf(fallback: string, survey: Part): SourceStudy {
  const pages = partsIn(survey['pages']);
  const changes = [...changesOfSurvey(survey)];
  const blocks = (pages.length > 0 ? pages : [survey]).map((page, at): SourceBlock => {
    const name = textIn(page['name']) || `page${at + 1}`;
    const items: SourceItem[] = [];
    const left: LeftItem[] = [];
    const around = conditionsIn(page, name);
    changes.push(...changesOfPage(page, name));
    for (const element of elementsOf(page)) addElement(element, around, { items, left, changes });
    return { name, title: plainText(textIn(page['title'])) || name, place: name, items, left };
  });
  const codes = new Map(
    blocks.flatMap(({ items }) =>
      items.map(({ field, options = [] }) => [field, options.map(({ code }) => code)] as const),
    ),
  );
  return {
    title: textIn(survey['title']) || fallback,
    blocks: blocks.map((block) => withCodes(block, codes)),
    changes,
  };
}

/** Settings of a whole survey that guides do not have. Those of its looks are left out. */
const surveySettings = [
  'completedHtml',
  'completedHtmlOnCondition',
  'startSurveyText',
  'timeLimit',
  'calculatedValues',
];

function changesOfSurvey(survey: Part): readonly SourceChange[] {
  const change = (kind: SourceChange['kind'], text: string, code: SourceChange['code']): SourceChange => ({
    kind,
    place: 'survey',
    text,
    verdict: 'lost',
    code,
  });
  return [
    ...partsIn(survey['triggers']).map((one) => change('setting', JSON.stringify(one), 'trigger')),
    ...surveySettings.flatMap((name) => (survey[name] === undefined ? [] : [change('setting', name, 'setting')])),
    ...otherLanguages(survey).map((language) => change('translation', language, 'translated')),
  ];
}

/** Returns what of a page or a panel guides do not have. */
const changesOfPage = ({ questionsOrder }: Part, place: string): readonly SourceChange[] =>
  questionsOrder === 'random'
    ? [{ kind: 'setting', place, text: 'questionsOrder', verdict: 'lost', code: 'order' }]
    : [];

interface Found {
  readonly items: SourceItem[];
  readonly left: LeftItem[];
  readonly changes: SourceChange[];
}

function addElement(element: Part, around: readonly SourceCondition[], found: Found): void {
  const type = textIn(element['type']);
  const place = textIn(element['name']);
  const conditions = [...around, ...conditionsIn(element, place)];
  if (type === 'panel') {
    found.changes.push(...changesOfPage(element, place));
    for (const inner of elementsOf(element)) addElement(inner, conditions, found);
    return;
  }
  const kind = entryOf(kinds, type);
  const code = kind === undefined ? (repeating.has(type) ? 'answersUsed' : 'unknownType') : null;
  const options = optionsOf(element, type);
  const from = textIn(element['choicesFromQuestion']);
  if (kind === undefined || code !== null || place === '')
    found.left.push({ field: place, place, text: textOf(element), code: code ?? 'unknownType', options, conditions });
  else if (kind === 'multiple_choice' && options.length === 0 && from === '')
    found.left.push({ field: place, place, text: textOf(element), code: 'withoutOptions', options, conditions });
  else found.items.push(itemOf(element, { type, kind, place, options, from, conditions }));
}

const kinds: Readonly<Record<string, SourceItem['type']>> = {
  boolean: 'multiple_choice',
  checkbox: 'multiple_choice',
  comment: 'open_ended',
  dropdown: 'multiple_choice',
  html: 'statement',
  imagepicker: 'multiple_choice',
  matrix: 'matrix',
  radiogroup: 'multiple_choice',
  ranking: 'ranking',
  rating: 'multiple_choice',
  tagbox: 'multiple_choice',
  text: 'open_ended',
};
/** Types that repeat questions, or have a table of them. */
const repeating: ReadonlySet<string> = new Set(['matrixdropdown', 'matrixdynamic', 'paneldynamic']);

interface Element {
  readonly type: string;
  readonly kind: SourceItem['type'];
  readonly place: string;
  readonly options: readonly SourceOption[];
  readonly from: string;
  readonly conditions: readonly SourceCondition[];
}

function itemOf(element: Part, { type, kind, place, options, from, conditions }: Element): SourceItem {
  const isSeveral =
    type === 'checkbox' || type === 'tagbox' || (type === 'imagepicker' && element['multiSelect'] === true);
  const rows = kind === 'matrix' ? choicesIn(element['rows']) : [];
  return {
    field: place,
    place,
    type: kind,
    text: textOf(element),
    ...(options.length > 0 && from === '' ? { options } : {}),
    ...(kind === 'matrix'
      ? { rows: rows.map((row) => ({ field: `${place}.${row.code}`, place: `${place}.${row.code}`, text: row.text })) }
      : {}),
    ...(isSeveral ? { isSeveral } : {}),
    ...(element['hasOther'] === true || element['showOtherItem'] === true ? { hasOther: true } : {}),
    ...(element['choicesOrder'] === 'random' ? { isShuffled: true } : {}),
    ...(from === '' ? {} : { from }),
    conditions,
    changes: changesOf(element, type, place),
  };
}

function textOf(element: Part): string {
  const title = plainText(textIn(element['html']) || textIn(element['title'])) || textIn(element['name']);
  const description = plainText(textIn(element['description']));
  return description === '' ? title : `${title}\n\n${description}`;
}

function optionsOf(element: Part, type: string): readonly SourceOption[] {
  if (type === 'boolean')
    return [
      { code: 'true', text: textIn(element['labelTrue']) || 'Yes' },
      { code: 'false', text: textIn(element['labelFalse']) || 'No' },
    ];
  if (type === 'rating') return ratingOptions(element);
  if (type === 'matrix') return choicesIn(element['columns']);
  const none = element['hasNone'] === true || element['showNoneItem'] === true;
  const noneText = textIn(element['noneText']) || 'None';
  return [
    ...choicesIn(element['choices']),
    ...(none ? [{ code: 'none', text: noneText, ...(type === 'checkbox' ? { isExclusive: true } : {}) }] : []),
  ];
}

function choicesIn(value: unknown): readonly SourceOption[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((one): readonly SourceOption[] => {
    const { value: own, text } = typeof one === 'object' && one !== null ? (one as Part) : { value: one, text: one };
    const code = textIn(own);
    return code === '' ? [] : [{ code, text: plainText(textIn(text)) || code }];
  });
}

/** Returns the steps of a scale, the first and last with their descriptions. */
function ratingOptions(element: Part): readonly SourceOption[] {
  const given = choicesIn(element['rateValues']);
  const number = (name: string, usual: number): number => {
    const value = element[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : usual;
  };
  const [least, step] = [number('rateMin', 1), Math.max(number('rateStep', 1), 0.001)];
  const most = number('rateMax', least + (number('rateCount', 5) - 1) * step);
  const count = Math.min(Math.floor((most - least) / step) + 1, 101);
  const steps =
    given.length > 0
      ? given
      : Array.from({ length: Math.max(count, 1) }, (_, at) => {
          const code = String(Math.round((least + at * step) * 1000) / 1000);
          return { code, text: code };
        });
  const described = (option: SourceOption, name: string): SourceOption => {
    const description = plainText(textIn(element[name]));
    return description === '' || option.text === description
      ? option
      : { ...option, text: `${option.text} (${description})` };
  };
  return steps.map((option, at) =>
    at === 0
      ? described(option, 'minRateDescription')
      : at === steps.length - 1
        ? described(option, 'maxRateDescription')
        : option,
  );
}

function conditionsIn(part: Part, place: string): readonly SourceCondition[] {
  const text = textIn(part['visibleIf']);
  return text === '' ? [] : [{ place, text, meaning: expression(text) }];
}

/** Settings that guides do not have, with what becomes of them. */
const settings: Readonly<Record<string, readonly [SourceChange['verdict'], SourceChange['code']]>> = {
  choicesByUrl: ['lost', 'setting'],
  choicesVisibleIf: ['lost', 'setting'],
  correctAnswer: ['lost', 'setting'],
  defaultValue: ['lost', 'default'],
  defaultValueExpression: ['lost', 'default'],
  enableIf: ['lost', 'setting'],
  inputType: ['wider', 'validated'],
  requiredIf: ['narrower', 'optional'],
  resetValueIf: ['lost', 'setting'],
  setValueIf: ['lost', 'setting'],
  validators: ['wider', 'validated'],
};

function changesOf(element: Part, type: string, place: string): readonly SourceChange[] {
  const title = textIn(element['html']) || textIn(element['title']);
  const change = (
    kind: SourceChange['kind'],
    text: string,
    verdict: SourceChange['verdict'],
    code: SourceChange['code'],
  ): SourceChange => ({ kind, place, text, verdict, code });
  const isOptional = element['isRequired'] !== true && element['requiredIf'] === undefined && type !== 'html';
  return [
    ...(/<\/?[a-z][^<>]*>/iu.test(title) ? [change('text', title, 'equivalent', 'markup')] : []),
    ...(title === '' ? [change('text', place, 'equivalent', 'named')] : []),
    ...(/\{[^{}]+\}/u.test(title) ? [change('text', title, 'lost', 'piped')] : []),
    ...(textIn(element['description']) === ''
      ? []
      : [change('text', textIn(element['description']), 'equivalent', 'described')]),
    ...(element['visible'] === false && element['visibleIf'] === undefined
      ? [change('setting', 'visible', 'wider', 'hidden')]
      : []),
    ...['choices', 'columns', 'rows'].flatMap((list) =>
      partsIn(element[list]).flatMap((one) =>
        one['visibleIf'] === undefined
          ? []
          : [change('setting', `${list}: ${textIn(one['visibleIf'])}`, 'wider', 'setting')],
      ),
    ),
    ...(type === 'rating' ? [change('setting', 'rating', 'equivalent', 'rated')] : []),
    ...(isOptional ? [change('setting', 'optional', 'narrower', 'optional')] : []),
    ...Object.entries(settings).flatMap(([name, [verdict, code]]) =>
      element[name] === undefined ? [] : [change('setting', name, verdict, code)],
    ),
  ];
}

/** Returns a block whose conditions name options as they are written: SurveyJS compares without upper and lower case. */
function withCodes(block: SourceBlock, codes: ReadonlyMap<string, readonly string[]>): SourceBlock {
  const codeIn = (field: string, code: string): string => {
    const own = codes.get(field) ?? codes.get(field.replace(/\.[^.]*$/u, '')) ?? [];
    return own.includes(code) ? code : (own.find((one) => one.toLowerCase() === code.toLowerCase()) ?? code);
  };
  const ofClause = (clause: Clause): Clause => {
    if (clause.kind === 'selected') return { ...clause, code: codeIn(clause.field, clause.code) };
    if (clause.kind === 'not') return { ...clause, of: ofClause(clause.of) };
    return clause.kind === 'and' || clause.kind === 'or' ? { ...clause, of: clause.of.map(ofClause) } : clause;
  };
  const items = block.items.map((item) => ({
    ...item,
    conditions: item.conditions.map((one) =>
      one.meaning.ok ? { ...one, meaning: { ok: true as const, clause: ofClause(one.meaning.clause) } } : one,
    ),
  }));
  return { ...block, items };
}
