import * as z from 'zod';
import type { Endpoint } from '../endpoints.ts';
import { type OpenApiNode, refTo, schemaOf } from './componentSchemas.ts';
import type { EndpointId } from '../endpointIds.ts';
import { type ErrorCode, errorCodesOf, errors } from '../errors.ts';

const json = (schema: OpenApiNode): OpenApiNode => ({ content: { 'application/json': { schema } } });

/** Returns one row of the table of endpoints as an OpenAPI operation. */
export function operationOf(endpoint: Endpoint): OpenApiNode {
  const { params, query, body } = endpoint.input.shape as Readonly<Record<string, z.ZodType | undefined>>;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.family === 'legacy' ? { deprecated: true } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: !isOptional(body), ...json(schemaOf(inner(body), 'input')) } }),
    responses: {
      [endpoint.status]: { description: 'Success.', ...json(schemaOf(endpoint.emits, 'output')) },
      ...failuresOf(endpoint),
    },
  };
}

function parametersOf(group: z.ZodType | undefined, place: 'path' | 'query'): readonly OpenApiNode[] {
  if (group === undefined) return [];
  const object = inner(group);
  const fields = object instanceof z.ZodObject ? Object.entries<z.ZodType>(object.shape) : [];
  return fields.map(([name, field]) => ({
    name,
    in: place,
    ...(place === 'path' ? { required: true } : {}),
    schema: schemaOf(inner(field), 'input'),
  }));
}

function failuresOf(endpoint: Endpoint): OpenApiNode {
  return Object.fromEntries(
    errorsAt(endpoint.id).map(({ status, conditions, codes }) => {
      const listsIssues = codes.includes('invalid_request_body');
      const description = `${conditions.join(' ')} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`;
      return [status, { description, ...json(refTo(listsIssues ? 'ValidationError' : 'Error')) }];
    }),
  );
}

function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional;
}

function inner(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** The errors of an endpoint with the same status. */
interface ErrorsOfStatus {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
  readonly conditions: readonly string[];
}

/** Returns the errors of an endpoint, grouped by status in ascending order. */
function errorsAt(endpoint: EndpointId): readonly ErrorsOfStatus[] {
  const rows = errorCodesOf(endpoint).flatMap((code) => errors[code].statuses.map((status) => ({ status, code })));
  const statuses = [...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b);
  return statuses.map((status) => {
    const codes = rows.filter((row) => row.status === status).map(({ code }) => code);
    return { status, codes, conditions: codes.map((code) => errors[code].condition) };
  });
}
