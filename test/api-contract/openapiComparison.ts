/** A piece of an OpenAPI document. */
export type Node = { readonly [keyword: string]: unknown };

const keywords = [
  'type',
  'format',
  'enum',
  'nullable',
  'default',
  'minLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'pattern',
  'deprecated',
] as const;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Compares two OpenAPI documents, of version 3.0 or 3.1, operation by operation and property by property, and returns their differences as
 * `place keyword: contract -> ours`. Texts for people (descriptions, examples, titles) are left out, but the error
 * codes that descriptions list are compared. A schema that is used in several places is compared once.
 */
export function differencesOf(contract: Node, ours: Node): readonly string[] {
  const found: string[] = [];
  const compared = new Set<string>();
  const differ = (place: string, what: string, theirs: unknown, own: unknown): void => {
    if (text(theirs) !== text(own)) found.push(`${place} ${what}: ${text(theirs)} -> ${text(own)}`);
  };

  const schemas = (place: string, theirNode: unknown, ownNode: unknown): void => {
    const [theirs, own] = [resolve(contract, theirNode), resolve(ours, ownNode)];
    const here = theirs.name ?? place;
    const pair = `${theirs.name}/${own.name}`;
    if (theirs.name !== undefined && compared.has(pair)) return;
    compared.add(pair);
    const [a, b] = [theirs.node, own.node];
    for (const keyword of keywords) differ(here, keyword, a[keyword], b[keyword]);
    both(here, 'property', record(a['properties']), record(b['properties']), (name, left, right) =>
      schemas(`${here}.${name}`, left, right),
    );
    const required = (node: Node): readonly string[] => (node['required'] as string[] | undefined) ?? [];
    for (const name of Object.keys(record(a['properties']))) {
      if (!(name in record(b['properties']))) continue;
      differ(`${here}.${name}`, 'required', required(a).includes(name), required(b).includes(name));
    }
    if (a['items'] !== undefined || b['items'] !== undefined) schemas(`${here}[]`, a['items'], b['items']);
    variants(here, a, b);
    additional(here, a['additionalProperties'], b['additionalProperties']);
  };

  const variants = (here: string, a: Node, b: Node): void => {
    const list = (node: Node) => (node['oneOf'] ?? node['anyOf'] ?? []) as readonly unknown[];
    const kind = (node: Node) => ['oneOf', 'anyOf'].find((each) => each in node);
    differ(here, 'variants', kind(a), kind(b));
    differ(here, 'variants', list(a).length, list(b).length);
    if (list(a).length === list(b).length) {
      for (const [at, each] of list(a).entries()) schemas(`${here}<${at}>`, each, list(b)[at]);
    }
  };

  const additional = (here: string, a: unknown, b: unknown): void => {
    if (typeof a === 'object' && typeof b === 'object') schemas(`${here}{}`, a, b);
    else differ(here, 'additionalProperties', a, b);
  };

  const both = (
    place: string,
    what: string,
    theirs: Node,
    own: Node,
    compare: (name: string, theirs: unknown, own: unknown) => void,
  ): void => {
    for (const name of new Set([...Object.keys(theirs), ...Object.keys(own)])) {
      if (!(name in own)) found.push(`${place} ${what} ${name}: only in the contract`);
      else if (!(name in theirs)) found.push(`${place} ${what} ${name}: only ours`);
      else compare(name, theirs[name], own[name]);
    }
  };

  const bodies = (place: string, theirs: Node, own: Node): void =>
    both(place, 'content', record(theirs['content']), record(own['content']), (_, left, right) =>
      schemas(place, record(left)['schema'], record(right)['schema']),
    );

  const operations = (place: string, theirs: Node, own: Node): void => {
    differ(place, 'operationId', theirs['operationId'], own['operationId']);
    differ(place, 'deprecated', theirs['deprecated'], own['deprecated']);
    both(place, 'parameter', parameters(theirs), parameters(own), (name, left, right) => {
      const [a, b] = [record(left), record(right)];
      for (const keyword of ['in', 'required']) differ(`${place} ${name}`, keyword, a[keyword], b[keyword]);
      schemas(`${place} ${name}`, a['schema'], b['schema']);
    });
    const [theirBody, ownBody] = [record(theirs['requestBody']), record(own['requestBody'])];
    differ(`${place} body`, 'required', theirBody['required'], ownBody['required']);
    bodies(`${place} body`, theirBody, ownBody);
    both(place, 'status', record(theirs['responses']), record(own['responses']), (status, left, right) => {
      const [a, b] = [resolve(contract, left).node, resolve(ours, right).node];
      differ(`${place} ${status}`, 'codes', codes(a), codes(b));
      bodies(`${place} ${status}`, a, b);
    });
  };

  both('', 'path', record(contract['paths']), record(ours['paths']), (path, left, right) =>
    both(path, 'method', record(left), record(right), (method, a, b) => {
      if ((methods as readonly string[]).includes(method)) operations(path, record(a), record(b));
    }),
  );
  differ('document', 'openapi', contract['openapi'], ours['openapi']);
  differ('document', 'security', contract['security'], ours['security']);
  const scheme = (node: Node) => {
    const { description: _, ...rest } = record(record(record(node['components'])['securitySchemes'])['ApiKeyAuth']);
    return rest;
  };
  differ('document', 'ApiKeyAuth', scheme(contract), scheme(ours));
  return found;
}

function text(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  return value === undefined ? 'absent' : JSON.stringify(value);
}

function record(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

/** Matches parameters by name, wherever they are in their list. */
function parameters(operation: Node): Node {
  const list = (operation['parameters'] ?? []) as readonly Node[];
  return Object.fromEntries(list.map((parameter) => [String(parameter['name']), parameter]));
}

function codes(response: Node): readonly string[] {
  const list = /Codes: (.*)/s.exec(String(response['description'] ?? ''))?.[1] ?? '';
  return [...list.matchAll(/`(\w+)`/g)].map(([, code]) => code ?? '');
}

/** Follows references, and writes what OpenAPI 3.1 says in the words of 3.0. */
function resolve(document: Node, value: unknown): { readonly name?: string; readonly node: Node } {
  const node = inWordsOf30(record(value));
  const reference = node['$ref'];
  if (typeof reference === 'string') {
    const { $ref: _, ...beside } = node;
    const steps = reference.replace('#/', '').split('/');
    const target = steps.reduce<unknown>((at, step) => record(at)[step], document);
    const whole = steps.length === 3 ? { name: steps[2] } : {};
    return { ...whole, node: { ...resolve(document, target).node, ...beside } };
  }
  // OpenAPI 3.0 adds a keyword to a reference by `allOf` around it.
  const [only, ...others] = (node['allOf'] ?? []) as readonly unknown[];
  if (only === undefined || others.length > 0) return { node };
  const { allOf: _, ...added } = node;
  return { node: { ...resolve(document, only).node, ...added } };
}

/** Null is a type of 3.1, a constant has one value, and an exclusive bound is a number of its own. */
function inWordsOf30(node: Node): Node {
  const { anyOf, type, const: only, exclusiveMinimum, ...rest } = node;
  if (Array.isArray(anyOf)) {
    const others = (anyOf as readonly Node[]).filter((each) => each['type'] !== 'null');
    if (others.length === anyOf.length) return node;
    const kept = others.length === 1 ? record(others[0]) : { anyOf: others };
    return { ...inWordsOf30(kept), ...rest, nullable: true };
  }
  const types = [type].flat().filter((each) => each !== 'null');
  return {
    ...rest,
    ...(types.length > 1 ? { anyOf: types.map((each) => ({ type: each })) } : {}),
    ...(type !== undefined && types.length === 1 ? { type: types[0] } : {}),
    ...(Array.isArray(type) && type.includes('null') ? { nullable: true } : {}),
    ...(only === undefined ? {} : { enum: [only] }),
    ...(typeof exclusiveMinimum === 'number' ? { minimum: exclusiveMinimum, exclusiveMinimum: true } : {}),
    ...(typeof exclusiveMinimum === 'boolean' ? { exclusiveMinimum } : {}),
  };
}
