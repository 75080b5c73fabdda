import { operations } from '../operations.ts';
import { componentSchemas } from './componentSchemas.ts';
import type { OpenApiNode } from './openApiNode.ts';
import { operationOf } from './operationOf.ts';
import { securitySchemes, usualSecurity } from './securitySchemes.ts';
import { allTags } from './tags.ts';

const description = `The Research Interview Study API, and what services of Guide Studio have beyond it: the tags say which.

Every answer has \`X-Request-Id\`: that of the request, if it is 8 to 64 letters, digits or \`_.:-\` and does not look \
like a key. A request under a foreign \`Host\` is 400 \`bad_request\`, one that writes for a page of a foreign origin 403 \
\`forbidden\`, and a method that an address does not have 405 \`not_found\`. Bodies may be sent with \
\`Content-Encoding: gzip\`. Clients must accept fields that are not in this document.`;

/**
 * Returns the table of operations as an OpenAPI 3.1 document: every operation, status and code, and the schemas by
 * name.
 *
 * @param baseUrl The address of the service, such as `https://example.org`, without a trailing slash.
 * @example
 * ```ts
 * import { openApiOf } from '@guide-studio/api-contract';
 *
 * const document = openApiOf('https://example.org');
 * console.log(document['openapi'], document['servers']); // 3.1.0 [ { url: 'https://example.org' } ]
 * ```
 */
export function openApiOf(baseUrl: string): OpenApiNode {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Research Interview Study API',
      version: '2.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: usualSecurity,
    tags: allTags,
    paths: paths(),
    components: { securitySchemes, schemas: componentSchemas() },
  };
}

function paths(): OpenApiNode {
  const found = new Map<string, Readonly<Record<string, unknown>>>();
  for (const operation of operations) {
    const others = found.get(operation.path) ?? {};
    found.set(operation.path, { ...others, [operation.method.toLowerCase()]: operationOf(operation) });
  }
  return Object.fromEntries(found);
}
