import { CreateStudyRequest, type Json, validate } from '@guide-studio/guide-core';
import type { Reference } from '@guide-studio/guide-core/conditions';
import { childrenOf, fromWire, type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import {
  carriedFrom,
  isJsonObject,
  namedOptions,
  nodeReader,
  optionsOf,
  referencesByHolder,
  wireReader,
} from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { createNamedOptions, factsOf } from '../../../packages/guide-core/src/advice/namedOptions.ts';
import { createIndexer } from '../../../packages/guide-core/src/guideIndex/guideIndex.ts';
import { uncached } from '../../../packages/guide-core/src/remember.ts';
import { planOf } from '../../../packages/interview-engine/src/plan/planOf.ts';
import { changeAt, disturb, pathsOf, renameId } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(4, 10, 200) }, (_, at) => 4100 + at);

/**
 * Returns a generated guide in which some questions have options of their own beside those they carry forward, after
 * `edits` random edits, of which many break references or the shape.
 */
function brokenGuide(random: Random, edits: number): Json {
  let guide: Json = randomGuide(random, { blocks: 3, itemsPerBlock: 8 });
  for (const path of pathsOf(guide).filter((each) => each.at(-1) === 'carryForwardFrom')) {
    if (random.chance(0.5)) guide = changeAt(guide, [...path.slice(0, -1), 'options'], () => ownOptions);
    if (random.chance(0.2)) guide = changeAt(guide, path, () => 'no such question');
  }
  for (let edit = 0; edit < edits; edit += 1) guide = (random.chance(0.6) ? renameId : disturb)(random, guide);
  return guide;
}

const ownOptions: Json = [{ text: 'An own option' }, { text: 'Another one', externalId: 'own' }];

/** Returns the items of a document, in order. */
function itemsOf(doc: GuideDocument): readonly GuideNode[] {
  return itemIndex(doc).items.map(({ node }) => node);
}

const isWellFormed = (guide: Json): boolean => CreateStudyRequest.safeParse(guide).success;

describe('what references mean', () => {
  it.each(seeds)('is the same in the editor, the advice and the wire form of a broken guide (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 8; round += 1) {
      const guide = brokenGuide(random, random.int(0, 5));
      if (!isJsonObject(guide)) continue;
      const doc = fromWire(guide);
      const index = createIndexer(uncached)(guide);
      const facts = createNamedOptions(index, factsOf);
      const wire = { read: wireReader, itemNamed: (id: string) => index.itemOf(id)?.value };
      for (const [block, { items }] of index.blocks.entries()) {
        const nodes = childrenOf(childrenOf(doc.root, 'blocks')[block] as GuideNode, 'items');
        for (const [place, { value, type = '', multiSelect }] of items.entries()) {
          const node = nodes[place];
          if (!node || !value) continue;
          expect(carriedFrom(node, nodeReader)).toBe(carriedFrom<Json>(value, wireReader));
          const inDocument = namedOptions(node, itemIndex(doc)).map(({ fields }) => fields);
          const options = optionsOf<Json>(value, wire);
          expect(inDocument).toEqual(options ?? []);
          expect(facts({ block, item: place, type, multiSelect, value }) === undefined).toBe(options === undefined);
        }
      }
    }
  });

  it.each(seeds)('is the same in the editor and in an interview, also where a source is missing (seed %i)', (seed) => {
    const random = createRandom(seed);
    let found = 0;
    for (let round = 0; round < 40 && found < 8; round += 1) {
      const guide = brokenGuide(random, random.int(0, 4));
      const parsed = CreateStudyRequest.safeParse(guide);
      if (!parsed.success || !isJsonObject(guide)) continue;
      found += 1;
      const doc = fromWire(guide);
      const index = itemIndex(doc);
      const references = referencesByHolder(doc);
      const keys = new Map(itemsOf(doc).map(({ key }, at) => [key, at]));
      const lead = (list: readonly Reference[], kind: Reference['kind']): number => {
        const reference = list.find((each) => each.kind === kind);
        return reference?.problem === null ? (keys.get(reference.target ?? '') ?? -1) : -1;
      };
      const plan = planOf(parsed.data);
      for (const [at, node] of itemsOf(doc).entries()) {
        const planned = plan.items[at];
        const own = references.get(node.key) ?? [];
        const options = namedOptions(node, index);
        expect(planned?.options.map(({ text }) => text)).toEqual(
          options.map(({ fields }) => wireReader.field(fields, 'text')),
        );
        expect(planned?.carriedFrom).toBe(carriedFrom(node, nodeReader) === null ? null : lead(own, 'carryForward'));
        for (const [place, criterion] of childrenOf(node, 'criteria').entries()) {
          const is = planned?.conditional?.criteria[place];
          const list = references.get(criterion.key) ?? [];
          if (is?.type !== 'selectedTemplateOptions') continue;
          expect(is.source).toBe(lead(list, 'question'));
          const question = list.find(({ kind }) => kind === 'question');
          const source = index.items.find((entry) => entry.node.key === question?.target)?.node;
          const listed = source ? namedOptions(source, index) : [];
          const chosen = list.filter(({ kind, target }) => kind === 'choice' && target !== null);
          expect(is.optionIds).toEqual(
            chosen.map(({ target }) => `o${listed.findIndex(({ key }) => key === target) + 1}`),
          );
          const row = list.find(({ kind }) => kind === 'matrixRow')?.target;
          const rows = source ? childrenOf(source, 'rows') : [];
          expect(is.rowId).toBe(row ? `r${rows.findIndex(({ key }) => key === row) + 1}` : null);
        }
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it.each(seeds)('has a problem in the editor exactly where the rule reports one (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 8; round += 1) {
      const guide = brokenGuide(random, random.int(0, 4));
      if (!isWellFormed(guide) || !isJsonObject(guide)) continue;
      const described = validate(guide).filter(
        ({ code, params }) => code === 'referencesResolve' && params?.['reason'] !== 'matrixRowMissing',
      );
      const found = [...referencesByHolder(fromWire(guide)).values()]
        .flat()
        .filter(({ kind, problem }) => problem !== null && (kind === 'question' || kind === 'carryForward'));
      expect(found.map(({ value }) => value).sort()).toEqual(described.map(({ params }) => params?.['id']).sort());
    }
  });
});
