import {
  childrenOf,
  commit,
  type CommandArgs,
  type CommandId,
  createEditorState,
  type EditorState,
  type GuideDocument,
  run,
  toWire,
} from '@guide-studio/guide-core/edit';
import { createSession, type Guide, rehearse } from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { keepAnswer, placeAnswer } from '../../../renderer/src/preview/keptAnswer.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { variedGuide } from '../../interview-engine/guides.ts';
import { sized } from '../../size.ts';

const seeds = [5100, 5101, 5102, 5103];

const guideOf = (doc: GuideDocument): Guide => toWire(doc) as unknown as Guide;

function edited<Id extends CommandId>(state: EditorState, id: Id, args: CommandArgs<Id>): EditorState {
  const result = run(state, id, args);
  return result.kind === 'transaction' ? commit(state, result, 0) : state;
}

/** Adds a random question or moves a random block. */
function shuffledBit(random: Random, state: EditorState): EditorState {
  const blocks = childrenOf(state.doc.root, 'blocks');
  const block = random.pick(blocks);
  if (random.chance(0.7)) {
    const index = random.int(0, childrenOf(block, 'items').length);
    return edited(state, 'item.add', { block: block.key, type: 'open_ended', index });
  }
  const index = random.int(0, blocks.length);
  return edited(state, 'node.move', { keys: [block.key], parent: state.doc.root.key, index });
}

/** Returns an answer in words: question, concept, and the texts of options and rows. */
function meaning(guide: Guide, stepId: string, answer: object): string {
  const place = stepPlace(guide, stepId);
  if (place === undefined || !('block' in place)) return stepId;
  const block = guide.studyGuide[place.block];
  const item = block?.items[place.place];
  const concept = block?.conceptSamplingConfig?.concepts[place.concept ?? -1]?.content.title;
  const items = guide.studyGuide.flatMap((one) => one.items);
  const optionsOf = (one: typeof item): readonly { readonly text: string }[] => {
    const from = one !== undefined && 'carryForwardFrom' in one ? one.carryForwardFrom : null;
    if (typeof from === 'string') return optionsOf(items.find(({ externalId }) => externalId === from));
    return one !== undefined && 'options' in one ? (one.options ?? []) : [];
  };
  const options = optionsOf(item);
  const rows = item !== undefined && item.type === 'matrix' ? item.rows : [];
  const words = JSON.stringify(answer)
    .replaceAll(/"o(\d+)"/gu, (_, at: string) => options[Number(at) - 1]?.text ?? '?')
    .replaceAll(/"r(\d+)"/gu, (_, at: string) => rows[Number(at) - 1]?.text ?? '?');
  return JSON.stringify([item?.text, concept, place.followUp, words]);
}

describe('a kept answer', () => {
  test.each(seeds)('comes back as it was, and means the same after any edit around it (seed %i)', (seed) => {
    const random = createRandom(seed);
    let answers = 0;
    for (let at = 0; at < sized(8, 25, 25); at += 1) {
      const wire = variedGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) });
      let state = createEditorState(wire);
      const { doc } = state;
      const guide = guideOf(doc);
      const { session } = rehearse(guide, createSession({ seed: `${seed} ${at}`, urlParams: {} }), {
        sheet: new Map(),
        at: 'end',
      });
      const kept = session.answers.map((one) => ({ ...one, kept: keepAnswer(doc, guide, one.stepId, one.answer) }));
      for (const one of kept) {
        answers += 1;
        if (one.kept === null) throw new Error(one.stepId);
        expect(placeAnswer(doc, one.kept)).toEqual({ stepId: one.stepId, answer: one.answer });
      }
      for (let edit = 0; edit < 4; edit += 1) state = shuffledBit(random, state);
      const now = guideOf(state.doc);
      for (const { stepId, answer, kept: one } of kept) {
        const place = one && placeAnswer(state.doc, one);
        if (!place) throw new Error(`${stepId} is lost`);
        expect(meaning(now, place.stepId, place.answer)).toBe(meaning(guide, stepId, answer));
      }
    }
    expect(answers).toBeGreaterThan(sized(25, 100, 100));
  });

  test('belongs to no step once its question has another type, and returns with the type', () => {
    const items = [{ type: 'open_ended', text: 'Why?' }];
    const state = createEditorState({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] });
    const guide = guideOf(state.doc);
    const kept = keepAnswer(state.doc, guide, 'b1.i1', { text: 'Bread' });
    if (kept === null) throw new Error('The guide has the step.');
    const [block] = childrenOf(state.doc.root, 'blocks');
    const [item] = block === undefined ? [] : childrenOf(block, 'items');
    if (item === undefined) throw new Error('The guide has a question.');
    const other = edited(state, 'item.convert', { key: item.key, type: 'statement' });
    expect(placeAnswer(other.doc, kept)).toBeNull();
    const again = edited(other, 'item.convert', { key: item.key, type: 'open_ended' });
    expect(placeAnswer(again.doc, kept)).toEqual({ stepId: 'b1.i1', answer: { text: 'Bread' } });
  });
});
