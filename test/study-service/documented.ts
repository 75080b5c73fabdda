import { openApiOf, operations } from '@guide-studio/api-contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

/** A request and its answer, as far as the OpenAPI document describes them. */
interface Exchange {
  readonly method: string;
  readonly url: string;
  /** The text of a JSON body; undefined if nothing was sent, or something else. */
  readonly sent?: string | undefined;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

// Without `strict`, keywords of OpenAPI are let through. Formats are checked by the schemas of the service.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(openApiOf('http://127.0.0.1:4310'), 'openapi');

const rows = operations.map((operation) => ({
  operation,
  address: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'u'),
}));

/** The status and code of refusals of every address; see the description of the document. */
const everywhere: ReadonlySet<string> = new Set(['400 bad_request', '403 forbidden', '405 not_found']);

/** Fails if an answer is not described by the OpenAPI document, or a request that was accepted is not. */
export function expectDocumented({ method, url, sent, status, type, text }: Exchange): void {
  const { pathname } = new URL(url);
  const found = rows.find(({ operation, address }) => operation.method === method && address.test(pathname));
  if (found === undefined) {
    expect([404, 405], `${method} ${pathname} is not documented`).toContain(status);
    return;
  }
  const { id, path } = found.operation;
  const escaped = path.replaceAll('/', '~1');
  const at = `openapi#/paths/${escaped}/${method.toLowerCase()}`;
  const here = `${id}: ${status} ${text.slice(0, 300)}`;
  const json: unknown = type.startsWith('application/json') ? JSON.parse(text) : undefined;
  if (isEverywhere(status, json)) return;
  const [plainType = ''] = type.split(';', 1);
  expectValid(`${at}/responses/${status}/content/${plainType.replaceAll('/', '~1')}/schema`, json ?? text, here);
  const { code } = (json ?? {}) as { readonly code?: string };
  if (status >= 400 && code !== undefined) {
    expect(
      found.operation.refusals.map((row) => `${row.status} ${row.code}`),
      here,
    ).toContain(`${status} ${code}`);
  }
  if (status < 300 && sent !== undefined && sent !== '') {
    const body: unknown = JSON.parse(sent);
    expectValid(`${at}/requestBody/content/application~1json/schema`, body, `${id} took ${sent.slice(0, 300)}`);
  }
}

function isEverywhere(status: number, json: unknown): boolean {
  const { code = '' } = (json ?? {}) as { readonly code?: string };
  return everywhere.has(`${status} ${code}`);
}

function expectValid(pointer: string, value: unknown, here: string): void {
  const validate = ajv.getSchema(encodeURI(pointer));
  if (validate === undefined) throw new Error(`${here}: nothing is documented at ${pointer}`);
  expect([validate(value), validate.errors], here).toEqual([true, null]);
}
