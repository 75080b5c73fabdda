import * as z from 'zod';
import type { Operation, OperationAnswer, OperationFamily, OperationRefusal } from '../operation.ts';
import { refTo, schemaOf } from './componentSchemas.ts';
import type { OpenApiNode } from './openApiNode.ts';
import { securityOf } from './securitySchemes.ts';
import { tagOf } from './tags.ts';

const json = 'application/json';
/** A body that is not JSON: whatever its media type says. */
const bytes: OpenApiNode = { type: 'string', format: 'binary' };
const text: OpenApiNode = { type: 'string' };

/** Returns one row of the table of operations as an OpenAPI operation. */
export function operationOf(operation: Operation): OpenApiNode {
  const { id, family, summary, description, input, bodyType } = operation;
  const { params, query, headers, body } = input.shape as Readonly<Record<string, z.ZodType | undefined>>;
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...parametersOf(headers, 'header'),
  ];
  return {
    operationId: id,
    tags: [tagOf(family)],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(family === 'legacy' ? { deprecated: true } : {}),
    ...securityOf(operation),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body, bodyType) }),
    responses: responsesOf(operation),
  };
}

function requestBody(body: z.ZodType, type: string | undefined): OpenApiNode {
  const content = type === undefined ? { [json]: { schema: schemaOf(inner(body), 'input') } } : contentOf([type]);
  return { required: !isOptional(body), content };
}

function parametersOf(group: z.ZodType | undefined, place: 'path' | 'query' | 'header'): readonly OpenApiNode[] {
  if (group === undefined) return [];
  const object = inner(group);
  const fields = object instanceof z.ZodObject ? Object.entries<z.ZodType>(object.shape) : [];
  return fields.map(([name, field]) => {
    const { description, ...schema } = schemaOf(field, 'input');
    return { name, in: place, ...(isOptional(field) ? {} : { required: true }), description, schema };
  });
}

interface Described {
  readonly descriptions: readonly string[];
  readonly content: OpenApiNode;
  readonly headers: OpenApiNode;
}

/** Returns the answers and refusals by status. A status can have both, with a body of different types. */
function responsesOf({ answers, refusals, family }: Operation): OpenApiNode {
  const byStatus = new Map<number, Described>();
  const add = (status: number, description: string, content: OpenApiNode, headers: OpenApiNode): void => {
    const known = byStatus.get(status);
    byStatus.set(status, {
      descriptions: [...(known?.descriptions ?? []), description],
      content: { ...known?.content, ...content },
      headers: { ...known?.headers, ...headers },
    });
  };
  for (const answer of answers) {
    add(
      answer.status,
      answer.description,
      answerContent(answer),
      headersOf({ ...fadingOf(family), ...answer.headers }),
    );
  }
  for (const status of new Set(refusals.map((refusal) => refusal.status))) {
    const rows = refusals.filter((refusal) => refusal.status === status);
    add(status, refusalText(rows), { [json]: { schema: refTo(errorSchema(family, rows)) } }, headersOf(waitOf(status)));
  }
  const sorted = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    sorted.map(([status, { descriptions, content, headers }]) => [
      status,
      {
        description: descriptions.join(' '),
        ...(Object.keys(headers).length === 0 ? {} : { headers }),
        ...(Object.keys(content).length === 0 ? {} : { content }),
      },
    ]),
  );
}

function answerContent({ types, body }: OperationAnswer): OpenApiNode {
  if (types !== undefined) return contentOf(types);
  return body === undefined ? {} : { [json]: { schema: schemaOf(body, 'output') } };
}

function contentOf(types: readonly string[]): OpenApiNode {
  return Object.fromEntries(types.map((type) => [type, { schema: type.startsWith('text/') ? text : bytes }]));
}

function refusalText(rows: readonly OperationRefusal[]): string {
  const codes = rows.map(({ code }) => `\`${code}\``).join(', ');
  return `${[...new Set(rows.map(({ condition }) => condition))].join(' ')} Codes: ${codes}.`;
}

function errorSchema(family: OperationFamily, rows: readonly OperationRefusal[]): string {
  if (family === 'participant') return 'ParticipantError';
  return rows.some(({ code }) => code === 'invalid_request_body') ? 'ValidationError' : 'Error';
}

/** The headers of operations that will end. */
function fadingOf(family: OperationFamily): Readonly<Record<string, string>> {
  if (family !== 'legacy') return {};
  return { Deprecation: 'Since when it is deprecated (RFC 9745).', Sunset: 'When it ends (RFC 8594).' };
}

/** The header of refusals that pass. */
function waitOf(status: number): Readonly<Record<string, string>> {
  return status === 429 || status === 503 ? { 'Retry-After': 'When to send it again, in seconds.' } : {};
}

function headersOf(headers: Readonly<Record<string, string>>): OpenApiNode {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional;
}

function inner(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}
