import { criterionSentence } from '@guide-studio/guide-core/conditions';
import { childrenOf, type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import { labelOf, namedOptions } from '@guide-studio/guide-core/internal';
import type { Answer, Guide, HiddenReason } from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';
import type { InterviewChange } from '@guide-studio/interview-engine/paths';
import { uiLanguage, words } from '../i18n/index.ts';

/** Returns a change of an interview in words: what to answer differently, and where. */
export function changeWords(doc: GuideDocument, guide: Guide, change: InterviewChange): string {
  if (change.kind === 'concepts') return words.preview.drawAgain;
  if (change.kind === 'parameter') {
    return change.value === null
      ? words.preview.openWithout(change.name)
      : words.preview.openWith(change.name, change.value);
  }
  const place = stepPlace(guide, change.stepId);
  if (place === undefined || !('block' in place)) return '';
  const block = childrenOf(doc.root, 'blocks')[place.block];
  const item = block && childrenOf(block, 'items')[place.place];
  if (block === undefined || item === undefined) return '';
  const options = namedOptions(item, itemIndex(doc)).map(labelOf);
  const rows = childrenOf(item, 'rows').map(labelOf);
  const text = answerWords(labelOf(item), options, rows, change.answer, change.before);
  const concept = place.concept === null ? undefined : childrenOf(block, 'concepts')[place.concept];
  return concept === undefined ? text : words.preview.answerFor(text, labelOf(concept));
}

function answerWords(
  question: string,
  options: readonly string[],
  rows: readonly string[],
  now: Answer,
  before: Answer | null,
): string {
  const optionName = (id: string): string => options[Number(id.slice(1)) - 1] ?? id;
  if ('cells' in now) {
    const old = before !== null && 'cells' in before ? before.cells : {};
    return Object.entries(now.cells)
      .filter(([row, column]) => old[row] !== column)
      .map(([row, column]) =>
        words.preview.answerRow(optionName(column), rows[Number(row.slice(1)) - 1] ?? row, question),
      )
      .join('; ');
  }
  const selected = 'selected' in now ? now.selected : [];
  const old = before !== null && 'selected' in before ? before.selected : [];
  const added = selected.filter((id) => !old.includes(id)).map(optionName);
  const removed = old.filter((id) => !selected.includes(id)).map(optionName);
  if (before === null || (removed.length === old.length && selected.length === 1)) {
    return words.preview.answer(selected.map(optionName), question);
  }
  if (removed.length === 0) return words.preview.alsoChoose(added, question);
  if (added.length === 0) return words.preview.takeBack(removed, question);
  return words.preview.chooseInstead(added, removed, question);
}

/** Returns a sentence that says why a question is hidden. */
export function reasonWords(
  doc: GuideDocument,
  at: { readonly item: number; readonly concept: number | null },
  reason: HiddenReason | null,
): string {
  if (reason === null) return words.preview.unknownReason;
  const { items } = itemIndex(doc);
  const entry = items[at.item];
  switch (reason.because) {
    case 'condition':
    case 'conceptCondition': {
      const block = childrenOf(doc.root, 'blocks')[entry?.block ?? -1];
      const concept = block && at.concept !== null ? childrenOf(block, 'concepts')[at.concept] : undefined;
      const owner = reason.because === 'condition' ? entry?.node : concept;
      const criteria = owner === undefined ? [] : childrenOf(owner, 'criteria');
      const text = reason.failing
        .flatMap(({ index }) => criteria[index] ?? [])
        .map((criterion) => criterionSentence(doc, criterion, uiLanguage))
        .join('; ');
      if (reason.because === 'conceptCondition') return words.preview.conceptNotMet(text);
      return reason.operator === 'or' && reason.failing.length > 1
        ? words.preview.noneMet(text)
        : words.preview.notMet(text);
    }
    case 'nothingCarried': {
      const source = items[reason.source]?.node;
      return words.preview.nothingCarried(source ? labelOf(source) : '');
    }
    case 'conceptNotDrawn':
      return words.preview.conceptNotDrawn;
    case 'screenedOut':
      return words.preview.screenedOut;
  }
}
