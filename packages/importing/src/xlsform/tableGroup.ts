import type { SourceChange, SourceItem } from '../source/study.ts';
import { cellOf, changesOfText, mainCell, otherCells, placeOf } from './form.ts';
import type { GroupNode, QuestionNode } from './formTree.ts';
import { labelText } from './labelText.ts';
import { itemOf } from './question.ts';
import { leftBecause, type Reading } from './reading.ts';

/**
 * Returns the matrix of a group that shows its questions as a table: choices of one answer with the same list, the same
 * condition and different labels. Null for other groups. `head`: the question that only shows the options, if any.
 */
export function matrixOf(
  group: GroupNode,
  reading: Reading,
): { readonly item: SourceItem; readonly head: QuestionNode | null } | null {
  if (group.isRepeat) return null;
  const all = group.children.flatMap((node) => (node.kind === 'question' ? [node] : []));
  const head = all.find((one) => leftBecause(one, reading) === 'tableHead') ?? null;
  const rows = all.filter((one) => one !== head);
  const isTable = /\btable-list\b/u.test(cellOf(group.row, 'appearance')) || head !== null;
  const [first] = rows;
  if (!isTable || all.length < group.children.length || rows.length < 2 || first?.type.kind !== 'choice') return null;
  const items = rows.map((row) => itemOf(row, reading));
  const { list } = first.type;
  const isAlike = rows.every(
    ({ type, row }) =>
      type.kind === 'choice' &&
      !type.isSeveral &&
      !type.hasOther &&
      type.list === list &&
      cellOf(row, 'relevant') === cellOf(first.row, 'relevant') &&
      cellOf(row, 'choice_filter') === '' &&
      !/randomize/iu.test(cellOf(row, 'parameters')) &&
      (head === null || /\blist-nolabel\b/u.test(cellOf(row, 'appearance'))),
  );
  const isSameHead = head === null || (head.type.kind === 'choice' && head.type.list === list);
  const isLeft = rows.some((one) => leftBecause(one, reading) !== null);
  if (!isAlike || !isSameHead || isLeft || new Set(items.map(({ text }) => text)).size < items.length) return null;
  const { languages } = reading.form;
  const label = mainCell(group.row, 'label', languages);
  const place = placeOf(group.row);
  const hint = mainCell(group.row, 'hint', languages);
  const named: SourceChange = { kind: 'text', place, text: group.name, verdict: 'equivalent', code: 'named' };
  return {
    head,
    item: {
      field: group.name,
      place,
      type: 'matrix',
      text: labelText(label) || group.name,
      options: items[0]?.options ?? [],
      rows: items.map(({ field, text, place: at, translations = {} }) => ({ field, place: at, text, translations })),
      conditions: items.flatMap(({ conditions }) => conditions),
      changes: [
        ...(labelText(label) === '' ? [named] : []),
        ...changesOfText(place, label),
        ...(hint === '' ? [] : [{ kind: 'text', place, text: hint, verdict: 'lost', code: 'annotated' } as const]),
        ...items.flatMap(({ changes }) => changes),
      ],
      translations: Object.fromEntries(
        otherCells(group.row, 'label', languages).map(({ code, text }) => [code, labelText(text)]),
      ),
    },
  };
}
