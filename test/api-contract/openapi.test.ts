import { existsSync, readFileSync } from 'node:fs';
import {
  endpoints,
  errorCodesOf,
  legacyEndpointIds,
  openApiOf,
  operations,
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
  it('has every operation of the table once and no other, with every status and code', () => {
    const described = Object.entries(ours['paths'] as Node).flatMap(([path, methods]) =>
      Object.entries(methods as Node).map(([method, operation]) => ({ path, method, operation: operation as Node })),
    );
    expect(described.map(({ operation }) => operation['operationId']).toSorted()).toEqual(
      operations.map(({ id }) => id).toSorted(),
    );
    for (const { id, method, path, answers, refusals } of operations) {
      const operation = inside(ours, 'paths', path, method.toLowerCase()) as Node;
      expect(operation['operationId']).toBe(id);
      const statuses = [...answers, ...refusals].map(({ status }) => String(status));
      expect(Object.keys(operation['responses'] as Node), id).toEqual([...new Set(statuses)].toSorted());
      const words = Object.entries(operation['responses'] as Node).flatMap(([status, response]) =>
        [...(String((response as Node)['description']).split('Codes:')[1] ?? '').matchAll(/`(\w+)`/g)].map(
          ([, code]) => `${status} ${code}`,
        ),
      );
      expect(words.toSorted(), id).toEqual(refusals.map(({ status, code }) => `${status} ${code}`).toSorted());
    }
  });

  it('gives the operations of the public contract the codes of the error table, behind a tag of their own', () => {
    for (const { id, method, path, family } of Object.values(endpoints)) {
      const row = operations.find((operation) => operation.id === id);
      expect([...new Set(row?.refusals.map(({ code }) => code))]).toEqual(errorCodesOf(id));
      const tags = inside(ours, 'paths', path, method.toLowerCase(), 'tags');
      expect(tags).toEqual([{ versioned: 'Public API', legacy: 'Public API, deprecated', studio: 'Studies' }[family]]);
    }
    const tagged = (name: string): readonly string[] =>
      Object.values(ours['paths'] as Node)
        .flatMap((methods) => Object.values(methods as Node))
        .filter((operation) => ((operation as Node)['tags'] as readonly string[]).includes(name))
        .map((operation) => String((operation as Node)['operationId']));
    expect(tagged('Public API')).toEqual(versionedEndpointIds);
    expect(tagged('Public API, deprecated')).toEqual(legacyEndpointIds);
    expect((ours['tags'] as readonly Node[]).flatMap(({ name }) => tagged(String(name))).toSorted()).toEqual(
      operations.map(({ id }) => id).toSorted(),
    );
  });

  it('names the schema of every JSON body, and describes every parameter', () => {
    const named = /^#\/components\/schemas\/\w+$/;
    for (const { id, method, path } of operations) {
      const operation = inside(ours, 'paths', path, method.toLowerCase()) as Node;
      const bodies = [operation['requestBody'], ...Object.values(operation['responses'] as Node)];
      const schemas = bodies.map((body) => inside(body, 'content', 'application/json', 'schema') as Node | undefined);
      // The document cannot describe itself.
      for (const schema of schemas)
        if (schema !== undefined && id !== 'openapi') expect(schema['$ref'], id).toMatch(named);
      for (const parameter of (operation['parameters'] ?? []) as readonly Node[]) {
        expect(parameter['description'], `${id} ${String(parameter['name'])}`).toMatch(/\.$/);
      }
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
        expect(operation['parameters']).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }));
      }
    }
  });

  it('says which property tells the variants of a union apart', () => {
    const discriminator = (name: string) => inside(ours, 'components', 'schemas', name, 'discriminator') as Node;
    expect(discriminator('Item')).toMatchObject({
      propertyName: 'type',
      mapping: { ranking: '#/components/schemas/RankingItem' },
    });
    expect(discriminator('Criterion')).toMatchObject({ propertyName: 'type' });
    expect(discriminator('InterviewStep')).toMatchObject({
      propertyName: 'kind',
      mapping: { end: '#/components/schemas/EndStep' },
    });
    expect(discriminator('StepItem')).toMatchObject({ propertyName: 'type' });
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
