import type { SourceChange, SourceItem, SourceOption } from '../source/study.ts';
import { boundsOf } from './constraint.ts';
import { cellOf, changesOfMedia, changesOfText, mainCell, otherCells, placeOf } from './form.ts';
import type { QuestionNode } from './formTree.ts';
import { labelText } from './labelText.ts';
import { parametersOf } from './rangeOptions.ts';
import type { Reading } from './reading.ts';

/** What became of a question. */
interface Became {
  readonly reading: Reading;
  readonly kind: SourceItem['type'];
  readonly options: readonly SourceOption[] | undefined;
  /** Its options are those that were selected in another one. */
  readonly isCarried: boolean;
}

type Make = (
  kind: SourceChange['kind'],
  text: string,
  verdict: SourceChange['verdict'],
  code: SourceChange['code'],
) => SourceChange;

/** Returns what of a question the guide has in another way, or not at all. */
export function changesOf(question: QuestionNode, became: Became): readonly SourceChange[] {
  const { row, name, type } = question;
  const { languages } = became.reading.form;
  const place = placeOf(row);
  const make: Make = (kind, text, verdict, code) => ({ kind, place, text, verdict, code });
  const label = mainCell(row, 'label', languages);
  return [
    ...(labelText(label) === '' ? [make('text', name, 'equivalent', 'named')] : []),
    ...changesOfText(place, label),
    ...changesOfHints(question, became, make),
    ...changesOfMedia(place, row),
    ...(type.kind === 'open' && type.change !== null
      ? [make('setting', cellOf(row, 'type'), type.change === 'validated' ? 'wider' : 'lost', type.change)]
      : []),
    ...(type.kind === 'range' ? [rangeChange(became, make, cellOf(row, 'type'))] : []),
    ...changesOfAnswer(question, became, make),
    ...changesOfSettings(question, became, make),
  ];
}

const rangeChange = ({ options }: Became, make: Make, text: string): SourceChange =>
  options === undefined ? make('setting', text, 'wider', 'slider') : make('setting', text, 'equivalent', 'rated');

/** Returns what of the hints is lost: of other questions than open ones all, and those in other languages. */
function changesOfHints({ row }: QuestionNode, { reading, kind }: Became, make: Make): readonly SourceChange[] {
  const { languages } = reading.form;
  return ['hint', 'guidance_hint'].flatMap((column) => {
    const hint = mainCell(row, column, languages);
    const others = otherCells(row, column, languages).map(({ text }) =>
      make('translation', text, 'lost', 'translated'),
    );
    if (hint === '') return others;
    if (kind !== 'open_ended') return [make('text', hint, 'lost', 'annotated'), ...others];
    return [...changesOfText(placeOf(row), hint), ...others];
  });
}

/** Returns what becomes of the rules for an answer. */
function changesOfAnswer(
  question: QuestionNode,
  { reading, kind, options, isCarried }: Became,
  make: Make,
): readonly SourceChange[] {
  const { row } = question;
  const { languages } = reading.form;
  const [required, constraint] = [cellOf(row, 'required'), cellOf(row, 'constraint')];
  const isKept = !isCarried && boundsOf(question, options ?? []) !== null;
  const isOptional = kind !== 'statement' && !/^(?:yes|true(?:\(\))?|1)$/iu.test(required);
  const messages = ['constraint_message', 'required_message'].flatMap((column) => {
    const code = column === 'required_message' ? 'annotated' : 'validated';
    const main = mainCell(row, column, languages);
    const others = otherCells(row, column, languages).map(({ text }) => make('translation', text, 'lost', code));
    return [...(main === '' ? [] : [make('text', main, 'lost', code)]), ...others];
  });
  const isPlain = required === '' || /^(?:no|false(?:\(\))?|0)$/iu.test(required);
  return [
    ...(isOptional ? [make('setting', isPlain ? 'optional' : required, 'narrower', 'optional')] : []),
    ...(constraint === ''
      ? []
      : [make('setting', constraint, isKept ? 'equivalent' : 'wider', isKept ? 'bounded' : 'validated')]),
    ...messages,
  ];
}

/** Columns that change a question, and what becomes of that. */
const settings: readonly (readonly [string, SourceChange['verdict'], SourceChange['code']])[] = [
  ['calculation', 'lost', 'default'],
  ['default', 'lost', 'default'],
  ['trigger', 'lost', 'trigger'],
];

/** Parameters that are read, or only concern files. */
const read: ReadonlySet<string> = new Set(['end', 'max-pixels', 'quality', 'randomize', 'start', 'step']);

function changesOfSettings({ row, type }: QuestionNode, { isCarried }: Became, make: Make): readonly SourceChange[] {
  const appearance = cellOf(row, 'appearance');
  const [filter, readOnly] = [cellOf(row, 'choice_filter'), cellOf(row, 'read_only')];
  const isReadOnly = readOnly !== '' && !/^(?:no|false(?:\(\))?|0)$/iu.test(readOnly);
  const isShown = type.kind === 'choice' || type.kind === 'rank';
  return [
    ...settings.flatMap(([column, verdict, code]) => {
      const text = cellOf(row, column);
      return text === '' ? [] : [make('setting', text, verdict, code)];
    }),
    ...(isReadOnly && type.kind !== 'note' ? [make('setting', readOnly, 'wider', 'setting')] : []),
    ...(filter !== '' && isShown && !isCarried ? [make('setting', filter, 'wider', 'filtered')] : []),
    ...(/(?:^|\s)numbers\b/u.test(appearance) && type.kind === 'open' && type.change === null
      ? [make('setting', appearance, 'wider', 'validated')]
      : []),
    ...(/\bex:|\bprinter:|\bsearch\s*\(/iu.test(appearance) ? [make('setting', appearance, 'lost', 'setting')] : []),
    ...[...parametersOf(row)]
      .filter(([name]) => !read.has(name))
      .map(([name, value]) => make('setting', `${name}=${value}`, 'lost', 'setting')),
  ];
}
