import { existsSync, readFileSync } from 'node:fs';
import {
  endpoints,
  errorCodesOf,
  legacyEndpointIds,
  openApiOf,
  versionedEndpointIds,
} from '@guide-studio/api-contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { differencesOf, type Node } from './openapiComparison.ts';
import { type IntendedDifference, legacyDifferences, versionedDifferences } from './openapiDifferences.ts';

const ours: Node = openApiOf('http://127.0.0.1:4310');
const inside = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce((at, step) => (at as Node | undefined)?.[step], node);

describe('the OpenAPI document', () => {
  it('has every operation of the contract once, ours not, with every status and code of the error table', () => {
    const contract = Object.values(endpoints).filter(({ family }) => family !== 'studio');
    const ids = contract.map(({ id, method, path, status }) => {
      const operation = inside(ours, 'paths', path, method.toLowerCase()) as Node;
      expect(inside(operation, 'responses', String(status))).toBeDefined();
      const words = Object.values(operation['responses'] as Node).flatMap((response) =>
        [...(String((response as Node)['description']).split('Codes:')[1] ?? '').matchAll(/`(\w+)`/g)].map(
          (match) => match[1],
        ),
      );
      expect([...new Set(words)].toSorted()).toEqual([...errorCodesOf(id)].toSorted());
      return operation['operationId'];
    });
    expect(ids).toEqual([...versionedEndpointIds, ...legacyEndpointIds]);
  });

  it('refers to nothing that it does not have, and is plain JSON', () => {
    const text = JSON.stringify(ours);
    expect(JSON.parse(text)).toEqual(ours);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) expect(inside(ours, ...reference.split('/')), reference).toBeDefined();
  });
});

const specification = new URL('../../../shared/spec/', import.meta.url);
const read = (name: string): Node => parse(readFileSync(new URL(name, specification), 'utf8')) as Node;

describe.skipIf(!existsSync(specification))('against the public contracts (skipped without ../shared)', () => {
  it.each([
    ['public-contract-v2.openapi.yml', versionedDifferences],
    ['public-contract-legacy.openapi.json', legacyDifferences],
  ] as const)('%s: differs by what the table lists, and by nothing else', (name, intended) => {
    const differences = differencesOf(read(name), ours);
    const of = (line: string) => intended.filter(({ kind }) => kind.test(line));
    expect(differences.filter((line) => of(line).length !== 1)).toEqual([]);
    const counted = ({ kind }: IntendedDifference) => differences.filter((line) => kind.test(line)).length;
    expect(intended.map((row) => [row.kind.source, counted(row)])).toEqual(
      intended.map(({ kind, lines }) => [kind.source, lines]),
    );
  });

  it('finds a property, bound, value, name or answer that a copy of the contract changed', () => {
    const contract = read('public-contract-v2.openapi.yml');
    const changes: readonly ((copy: Node) => void)[] = [
      (copy) =>
        delete (inside(copy, 'components', 'schemas', 'Wallet', 'properties') as Record<string, unknown>)['name'],
      (copy) =>
        void ((inside(copy, 'components', 'schemas', 'Block', 'properties', 'items') as Record<string, unknown>)[
          'minItems'
        ] = 2),
      (copy) =>
        void (inside(copy, 'components', 'schemas', 'Config', 'properties', 'interviewMode', 'enum') as string[]).pop(),
      (copy) => void (inside(copy, 'components', 'schemas', 'Block', 'required') as string[]).pop(),
      (copy) =>
        void ((inside(copy, 'components', 'schemas', 'RankingItem') as Record<string, unknown>)[
          'additionalProperties'
        ] = true),
      (copy) =>
        delete (inside(copy, 'paths', '/api/public/v1/wallets', 'get', 'responses') as Record<string, unknown>)['401'],
    ];
    for (const change of changes) {
      const copy = structuredClone(contract);
      change(copy);
      expect(differencesOf(contract, copy), change.toString()).not.toEqual([]);
    }
    expect(differencesOf(contract, contract)).toEqual([]);
  });
});
