import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
  textField,
} from '@guide-studio/guide-core/edit';
import { namedOptions } from '@guide-studio/guide-core/internal';
import type { Answer, Guide } from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';

/**
 * An answer with node keys for its question, concept, options and rows instead of positions, so that it survives edits
 * of the guide.
 */
export interface KeptAnswer {
  /** Null for the welcome page. */
  readonly item: Key | null;
  readonly concept: Key | null;
  readonly followUp: number | null;
  /** The type of the question; after a change of type it is another question. */
  readonly type: string;
  /** Options and rows are named by their node keys. */
  readonly answer: Answer;
}

/** Returns the same id for answers to the same question. */
export const idOf = ({ item, concept, followUp }: KeptAnswer): string => `${item} ${concept} ${followUp}`;

/** Converts the answer to a step for keeping; null if the guide has no such step. */
export function keepAnswer(doc: GuideDocument, guide: Guide, stepId: string, answer: Answer): KeptAnswer | null {
  const place = stepPlace(guide, stepId);
  if (place?.kind === 'welcome') return { item: null, concept: null, followUp: null, type: '', answer };
  if (place === undefined || !('block' in place)) return null;
  const block = childrenOf(doc.root, 'blocks')[place.block];
  const item = block && childrenOf(block, 'items')[place.place];
  if (block === undefined || item === undefined) return null;
  const concept = place.concept === null ? null : (childrenOf(block, 'concepts')[place.concept]?.key ?? null);
  const options = namedOptions(item, itemIndex(doc));
  const named = renamed(
    answer,
    (id) => options[Number(id.slice(1)) - 1]?.key,
    (id) => childrenOf(item, 'rows')[Number(id.slice(1)) - 1]?.key,
  );
  return { item: item.key, concept, followUp: place.followUp, type: textField(item, 'type'), answer: named };
}

/** Returns the current step of a kept answer, without options and rows that are gone; null if its question is gone. */
export function placeAnswer(
  doc: GuideDocument,
  kept: KeptAnswer,
): { readonly stepId: string; readonly answer: Answer } | null {
  if (kept.item === null) return { stepId: 'welcome', answer: kept.answer };
  const located = locate(doc, kept.item);
  const block = located?.ancestors.at(-1);
  if (!located?.place || !block || textField(located.node, 'type') !== kept.type) return null;
  const stepId = stepIdOf(doc, block, located.place.index, kept);
  if (stepId === null) return null;
  const options = new Map(namedOptions(located.node, itemIndex(doc)).map(({ key }, at) => [key, `o${at + 1}`]));
  const rows = new Map(childrenOf(located.node, 'rows').map(({ key }, at) => [key, `r${at + 1}`]));
  return {
    stepId,
    answer: renamed(
      kept.answer,
      (key) => options.get(key),
      (key) => rows.get(key),
    ),
  };
}

function stepIdOf(doc: GuideDocument, block: GuideNode, place: number, kept: KeptAnswer): string | null {
  const at = childrenOf(doc.root, 'blocks').findIndex(({ key }) => key === block.key);
  const isConceptBlock = textField(block, 'type') === 'concept';
  const concept = childrenOf(block, 'concepts').findIndex(({ key }) => key === kept.concept);
  if (isConceptBlock !== (kept.concept !== null) || (isConceptBlock && concept === -1)) return null;
  const ofConcept = isConceptBlock ? `.c${concept + 1}` : '';
  const followUp = kept.followUp === null ? '' : `.f${kept.followUp + 1}`;
  return `b${at + 1}.i${place + 1}${ofConcept}${followUp}`;
}

type Rename = (id: string) => string | undefined;

/** Returns an answer with renamed options and rows; those without a new name are removed. */
function renamed(answer: Answer, optionOf: Rename, rowOf: Rename): Answer {
  // A participant's own option is not a node, and an empty choice is not an option yet.
  const option: Rename = (id) => (id === '' || id.startsWith('own') ? id : optionOf(id));
  const all = (ids: readonly string[]): readonly string[] => ids.flatMap((id) => option(id) ?? []);
  if ('selected' in answer) return { ...answer, selected: all(answer.selected) };
  if ('ranked' in answer) return { ranked: all(answer.ranked) };
  if ('choices' in answer) {
    return {
      choices: answer.choices.map(({ best, worst }) => ({ best: option(best) ?? '', worst: option(worst) ?? '' })),
    };
  }
  if (!('cells' in answer)) return answer;
  const cells = Object.entries(answer.cells).flatMap(([row, column]) => {
    const [newRow, newColumn] = [rowOf(row), option(column)];
    return newRow === undefined || newColumn === undefined ? [] : [[newRow, newColumn] as const];
  });
  return { cells: Object.fromEntries(cells) };
}
