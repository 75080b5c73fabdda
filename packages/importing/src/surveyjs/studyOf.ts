import { entryOf, type Clause } from '@guide-studio/guide-core/internal';
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
import { changesOf, changesOfPage, changesOfSurvey } from './changes.ts';
import { expression } from './expression.ts';
import { elementsOf, type Part, partsIn, textIn } from './model.ts';
import { choicesIn, optionsOf } from './options.ts';
import { withTriggers } from './triggers.ts';
import { joined, type Localized, type Words, wordsOf } from './words.ts';

/** Returns the questionnaire of a survey: a page is a block. */
export function studyOf(fallback: string, survey: Part): SourceStudy {
  const pages = partsIn(survey['pages']);
  const words = wordsOf(survey);
  const changes = [...changesOfSurvey(survey, words)];
  const blocks = (pages.length > 0 ? pages : [survey]).map((page, at): SourceBlock => {
    const name = textIn(page['name']) || `page${at + 1}`;
    const items: SourceItem[] = [];
    const left: LeftItem[] = [];
    const around = conditionsIn(page, name);
    changes.push(...changesOfPage(page, name, words, false));
    for (const element of elementsOf(page)) addElement(element, around, { items, left, changes, words });
    return { name, title: plainText(words.written(page['title'])) || name, place: name, items, left };
  });
  const codes = new Map(
    blocks.flatMap(({ items }) =>
      items.map(({ field, options = [] }) => [field, options.map(({ code }) => code)] as const),
    ),
  );
  const triggered = withTriggers(blocks, partsIn(survey['triggers']));
  const closing = words.plain(survey['completedHtml']);
  return {
    title: plainText(words.written(survey['title'])) || fallback,
    language: words.language,
    ...(closing.text === '' ? {} : { closing: { place: 'completedHtml', ...closing } }),
    blocks: triggered.blocks.map((block) => withCodes(block, codes)),
    changes: [...triggered.changes, ...changes, ...words.unused(survey)],
  };
}

interface Found {
  readonly items: SourceItem[];
  readonly left: LeftItem[];
  readonly changes: SourceChange[];
  readonly words: Words;
}

function addElement(element: Part, around: readonly SourceCondition[], found: Found): void {
  const { items, left, changes, words } = found;
  const type = textIn(element['type']);
  // A text needs no name.
  const isNameless = type === 'html' && textIn(element['name']) === '';
  const place = isNameless ? `html${items.length + 1}` : textIn(element['name']);
  const conditions = [...around, ...conditionsIn(element, place)];
  if (type === 'panel') {
    changes.push(...changesOfPage(element, place, words, true));
    for (const inner of elementsOf(element)) addElement(inner, conditions, found);
    return;
  }
  const kind = entryOf(kinds, type);
  const code = kind === undefined ? (repeating.has(type) ? 'answersUsed' : 'unknownType') : null;
  const options = optionsOf(element, type, words);
  const from = textIn(element['choicesFromQuestion']);
  const { text } = textOf(element, words);
  if (kind === undefined || code !== null || place === '')
    left.push({ field: place, place, text, code: code ?? 'unknownType', options, conditions });
  else if (kind === 'multiple_choice' && options.length === 0 && from === '')
    left.push({ field: place, place, text, code: 'withoutOptions', options, conditions });
  else items.push(itemOf(element, { type, kind, place, options, from, conditions, words }));
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
  readonly words: Words;
}

function itemOf(element: Part, { type, kind, place, options, from, conditions, words }: Element): SourceItem {
  const isSeveral =
    type === 'checkbox' || type === 'tagbox' || (type === 'imagepicker' && element['multiSelect'] === true);
  const rows = kind === 'matrix' ? choicesIn(element['rows'], words) : [];
  return {
    field: place,
    place,
    type: kind,
    ...textOf(element, words),
    ...(options.length > 0 && from === '' ? { options } : {}),
    ...(kind === 'matrix'
      ? {
          rows: rows.map(({ code, text, translations = {} }) => ({
            field: `${place}.${code}`,
            place: `${place}.${code}`,
            text,
            translations,
          })),
        }
      : {}),
    ...(isSeveral ? { isSeveral } : {}),
    ...(element['hasOther'] === true || element['showOtherItem'] === true ? { hasOther: true } : {}),
    ...boundsIn(element),
    ...(element['choicesOrder'] === 'random' ? { isShuffled: true } : {}),
    ...(from === '' ? {} : { from }),
    conditions,
    changes: changesOf(element, type, place, words),
  };
}

/** Returns how many options are selected at least and at most. */
function boundsIn(element: Part): Pick<SourceItem, 'least' | 'most'> {
  const positive = (value: unknown): number =>
    typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
  const number = (name: string): number => positive(element[name]);
  const counted = partsIn(element['validators']).find(({ type }) => type === 'answercount');
  const either = (name: string, other: string): number => number(name) || positive(counted?.[other]);
  const [least, most] = [either('minSelectedChoices', 'minCount'), either('maxSelectedChoices', 'maxCount')];
  return { ...(least > 0 ? { least } : {}), ...(most > 0 ? { most } : {}) };
}

function textOf(element: Part, words: Words): Localized {
  const [html, title] = [words.plain(element['html']), words.plain(element['title'])];
  const own = html.text === '' ? title : html;
  const named = own.text === '' ? { ...own, text: textIn(element['name']) } : own;
  return joined(named, words.plain(element['description']));
}

function conditionsIn(part: Part, place: string): readonly SourceCondition[] {
  const text = textIn(part['visibleIf']);
  return text === '' ? [] : [{ place, text, meaning: expression(text) }];
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
  const ofCondition = <Condition extends SourceCondition>(one: Condition): Condition =>
    one.meaning.ok ? { ...one, meaning: { ok: true as const, clause: ofClause(one.meaning.clause) } } : one;
  const items = block.items.map((item) => ({
    ...item,
    conditions: item.conditions.map(ofCondition),
    ...(item.skips === undefined ? {} : { skips: item.skips.map(ofCondition) }),
  }));
  return { ...block, items };
}
