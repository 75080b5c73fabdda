import type { SourceChange } from '../source/study.ts';
import { cellOf, changesOfMedia, changesOfText, type Form, mainCell, otherCells, placeOf } from './form.ts';
import type { FormNode, GroupNode } from './formTree.ts';
import { labelText } from './labelText.ts';

/** Returns what of a group the guide has in another way, or not at all. */
export function changesOfGroup(group: GroupNode, { languages }: Form): readonly SourceChange[] {
  const { row, name, isRepeat, children } = group;
  const place = placeOf(row);
  const make = (
    kind: SourceChange['kind'],
    text: string,
    verdict: SourceChange['verdict'],
    code: SourceChange['code'],
  ): SourceChange => ({ kind, place, text, verdict, code });
  const [label, hint] = ['label', 'hint'].map((column) => mainCell(row, column, languages));
  const hasBlock = children.some(({ kind }) => kind === 'question');
  const [count, condition] = [cellOf(row, 'repeat_count'), cellOf(row, 'relevant')];
  return [
    ...(labelText(label ?? '') === '' && hasBlock ? [make('text', name, 'equivalent', 'named')] : []),
    ...(hasBlock ? changesOfText(place, label ?? '') : []),
    ...(!hasBlock && label !== undefined && label !== '' ? [make('text', label, 'lost', 'annotated')] : []),
    ...(hint === undefined || hint === '' ? [] : [make('text', hint, 'lost', 'annotated')]),
    ...otherCells(row, 'label', languages).map(({ text }) => make('translation', text, 'lost', 'translated')),
    ...changesOfMedia(place, row),
    ...(isRepeat ? [make('setting', count || cellOf(row, 'type'), 'narrower', 'askedOnce')] : []),
    ...(/\btable-list\b/u.test(cellOf(row, 'appearance')) && children.length > 1
      ? [make('setting', 'table-list', 'equivalent', 'rowsApart')]
      : []),
    ...(condition !== '' && !hasQuestion(children) ? [make('setting', condition, 'lost', 'setting')] : []),
  ];
}

const hasQuestion = (nodes: readonly FormNode[]): boolean =>
  nodes.some((node) => node.kind === 'question' || hasQuestion(node.children));
