import { existsSync, readFileSync } from 'node:fs';
import { type EndpointOutput, endpointIds, endpoints, pathOf } from '@guide-studio/api-contract';
import { tolerant } from '@guide-studio/api-contract/internal';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const id = '0d6f3f3e-8f5c-4f0e-9a44-1b6d6c3f1a10';
const study = { id, linkId: 'abc', title: 'A', responseCount: 0, createdAt: '2026-11-20T00:00:00.000Z' };
const question = {
  id: 'q',
  text: 'Why',
  type: 'open_ended',
  questionNumber: 1,
  isScreener: false,
  concepts: [],
} as const;

describe('the table of operations', () => {
  it('has seven versioned, four legacy and sixteen operations of ours under distinct addresses', () => {
    const rows = Object.values(endpoints);
    expect(rows.filter((row) => row.family === 'versioned')).toHaveLength(7);
    expect(rows.filter((row) => row.family === 'legacy')).toHaveLength(4);
    const ours = rows.filter((row) => row.family === 'studio');
    expect(ours).toHaveLength(16);
    for (const row of ours) expect(row.path).toMatch(/^\/api\/studio\//);
    expect(new Set(rows.map((row) => `${row.method} ${row.path}`)).size).toBe(endpointIds.length);
    for (const row of rows) expect(endpoints[row.id]).toBe(row);
  });

  it('marks exactly the reads as safe', () => {
    for (const row of Object.values(endpoints)) expect(row.safe).toBe(row.method === 'GET');
  });

  it('names every path parameter in its input', () => {
    for (const row of Object.values(endpoints)) {
      const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const shape: Record<string, unknown> = row.input.shape;
      const params = shape['params'];
      expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(inPath);
    }
  });
});

describe('what a client accepts', () => {
  it('takes studies and questions bare or in their envelope, with the same result', () => {
    for (const [row, name, item] of [
      [endpoints.listStudies, 'studies', study],
      [endpoints.getStudyQuestions, 'questions', question],
    ] as const) {
      expect(row.accepts.parse([item])).toEqual({ [name]: [item] });
      expect(row.accepts.parse({ [name]: [item] })).toEqual({ [name]: [item] });
    }
  });

  it('tolerates more fields at every depth, which the service may not emit', () => {
    const wallet = {
      walletId: id,
      name: 'W',
      currency: 'EUR',
      recruitmentCreditBalance: { balance: 1, usage: 0, held: 0 },
      projectCreditBalance: { balance: 1, usage: 0 },
    };
    expect(endpoints.listWallets.accepts.safeParse({ wallets: [wallet], more: 1 }).success).toBe(true);
    expect(endpoints.listWallets.emits.safeParse({ wallets: [wallet] }).success).toBe(false);
  });

  it('takes null for an optional value as left out', () => {
    const accepted = endpoints.getStudyQuestions.accepts.parse([{ ...question, options: null }]);
    expect(accepted.questions[0]?.options).toBeUndefined();
    expect(tolerant(z.strictObject({ a: z.string().optional() })).parse({})).toEqual({});
  });

  it('leaves out creators and folder paths of a shape it does not know', () => {
    const accepted = endpoints.listStudies.accepts.parse([{ ...study, creators: ['someone'], folderPaths: 'a/b' }]);
    expect(accepted.studies[0]).toMatchObject(study);
    expect(accepted.studies[0]?.creators).toBeUndefined();
    expect(accepted.studies[0]?.folderPaths).toBeUndefined();
  });

  it('refuses a body without what the contract promises', () => {
    expect(endpoints.createStudy.accepts.safeParse({ id, linkId: 'a', status: 'live' }).success).toBe(false);
    expect(endpoints.listWallets.accepts.safeParse([]).success).toBe(false);
    const typed: EndpointOutput<'createStudy'> = { id, linkId: 'a', status: 'draft' };
    expect(endpoints.createStudy.accepts.parse(typed)).toEqual(typed);
  });
});

describe('pathOf', () => {
  it('keeps any parameter within its own segment', () => {
    for (const nasty of ['a/b', '..', '.', '?x=1', '#f', '%2e%2e', 'ä', '\ud800', 'a b']) {
      const path = pathOf(endpoints.getStudyQuestions.path, { studyId: nasty });
      expect(path).toMatch(/^\/api\/public\/v1\/studies\/[^/?#]+\/questions$/);
      const url = new URL(path, 'http://127.0.0.1');
      expect(url.pathname.split('/')).toHaveLength(7);
      expect(url.pathname).toBe(path);
    }
  });
});

const contract = new URL('../../../shared/spec/public-contract-v2.openapi.yml', import.meta.url);
describe.skipIf(!existsSync(contract))('against the public contract (skipped without ../shared)', () => {
  it('has every path and operation id of it', () => {
    const text = readFileSync(contract, 'utf8');
    const found = [...text.matchAll(/^ {2}(\/api\S+):\n {4}(get|post):\n {6}operationId: (\w+)$/gm)];
    expect(found).toHaveLength(5);
    for (const [, path, method, operation] of found) {
      const row = Object.values(endpoints).find((each) => each.id === operation);
      expect(row).toMatchObject({ path, method: method?.toUpperCase() });
    }
  });
});
