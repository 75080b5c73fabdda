import { type Json, verdict } from '@guide-studio/guide-core';
import { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { selected, when } from '../guideParts.ts';
import { sized } from '../size.ts';

const seed = 20_261_120;
const key = 'one-launcher';
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.end();
});

/** Returns the core's verdict on a body, in the form of the service. */
function expected(bytes: Uint8Array): string {
  const parsed = parseGuide(bytes);
  if (!parsed.ok) return parsed.issue.code === 'notAnObject' ? 'invalid_request_body' : 'invalid_json';
  if (parsed.losses.length > 0) return 'invalid_json';
  return verdict(parsed.value).code ?? 'created';
}

const valid: Json = {
  title: 'Guide',
  config: { interviewMode: 'text', availableLanguages: ['en', 'fr'] },
  studyGuide: [
    {
      type: 'screening',
      title: 'S',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'a',
          text: 'Which?',
          multiSelect: true,
          options: [
            { text: 'x', status: 'approve', externalId: 'x' },
            { text: 'y', status: 'reject' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'F',
      items: [
        { type: 'ranking', text: 'Rank', carryForwardFrom: 'a' },
        {
          type: 'open_ended',
          text: 'Why?',
          ...when(selected('a', 'x')),
        },
      ],
    },
  ],
};

const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, 0, -1, 1.5, '', ' ', 'a', 'x', 'zz', [], {}, ['x'], 'flat', 'concept', 'ranking'),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

interface Edit {
  readonly at: number;
  readonly from: number;
  readonly kind: 'set' | 'remove' | 'repeat' | 'add' | 'copy';
  readonly value: Json;
  readonly name: string;
}

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.nat(200),
    kind: fc.constantFrom('set', 'remove', 'repeat', 'add', 'copy', 'copy', 'copy', 'copy'),
    from: fc.nat(200),
    value: strange,
    name: fc.constantFrom('externalId', 'status', 'minSelect', 'conditional', 'options', 'more', '__proto__', 'title'),
  }),
  { maxLength: 3 },
);

/** Defines a property instead of assigning it, so that `__proto__` becomes an ordinary property. */
const asAssigned = { configurable: true, enumerable: true, writable: true };

type Holder = Record<string | number, unknown>;

/** Returns every place of a document: the object or list, and the name in it. */
function placesOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => {
    const holder = value as Holder;
    return [[holder, name] as [Holder, string], ...placesOf(holder[name])];
  });
}

/** Returns a text from elsewhere in the guide, which breaks rules rather than shapes. */
function textAt(texts: readonly [Holder, string][], from: number): unknown {
  const [holder, name] = texts[from % texts.length] ?? [{}, ''];
  return holder[name];
}

function edited(list: readonly Edit[]): unknown {
  const guide: unknown = structuredClone(valid);
  for (const { at, from, kind, value, name } of list) {
    const places = placesOf(guide);
    const texts = places.filter(([holder, name]) => typeof holder[name] === 'string' && name !== 'type');
    const eligible = kind === 'copy' ? texts : places;
    const [holder, own] = eligible[at % eligible.length] ?? [{}, ''];
    if (kind === 'repeat' && Array.isArray(holder)) holder.push(structuredClone(holder[Number(own)]));
    else if (kind === 'remove' && Array.isArray(holder)) holder.splice(Number(own), 1);
    else if (kind === 'remove') delete holder[own];
    else if (kind === 'add' && !Array.isArray(holder)) Object.defineProperty(holder, name, { ...asAssigned, value });
    else holder[own] = kind === 'copy' ? textAt(texts, from) : value;
  }
  return guide;
}

async function agree(bytes: Uint8Array): Promise<string> {
  const reply = await harness.call('createStudy', { key, body: bytes });
  const words = reply.status === 201 ? 'created' : String(reply.body.code);
  expect(words).toBe(expected(bytes));
  expect(reply.status).toBeLessThan(500);
  return words;
}

describe(`the service and the pure core say the same (seed ${seed})`, () => {
  it('of guides edited at random', async () => {
    const words = new Map<string, number>();
    const property = fc.asyncProperty(edits, async (list) => {
      const answer = await agree(Buffer.from(JSON.stringify(edited(list))));
      words.set(answer, (words.get(answer) ?? 0) + 1);
    });
    await fc.assert(property, { seed, numRuns: sized(330, 600, 600) });
    for (const code of ['created', 'invalid_request_body', 'invalid_study_guide']) {
      expect(words.get(code)).toBeGreaterThan(20);
    }
  });

  it('of texts damaged at random', async () => {
    const text = Buffer.from(canonicalText(valid));
    const damage = fc.array(fc.tuple(fc.nat(text.length - 1), fc.nat(255)), { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(damage, fc.nat(text.length), fc.boolean(), async (list, end, cut) => {
      const bytes = Buffer.from(cut ? text.subarray(0, Math.max(1, end)) : text);
      for (const [at, byte] of list) if (at < bytes.length) bytes[at] = byte;
      await agree(bytes);
    });
    await fc.assert(property, { seed, numRuns: sized(200, 400, 400) });
  });
});
