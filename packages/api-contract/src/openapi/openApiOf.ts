import { type Endpoint, endpoints } from '../endpoints.ts';
import { componentSchemas, type OpenApiNode } from './componentSchemas.ts';
import { operationOf } from './operationOf.ts';

/**
 * Returns the table of endpoints as an OpenAPI document, in version 3.0.3 like the public contract, so that the two can
 * be compared.
 */
export function openApiOf(baseUrl: string): OpenApiNode {
  return {
    openapi: '3.0.3',
    info: { title: 'Research Interview Study API', version: '2.0.0' },
    servers: [{ url: baseUrl }],
    security: [{ ApiKeyAuth: [] }],
    paths: paths(),
    components: {
      securitySchemes: { ApiKeyAuth: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: componentSchemas(),
    },
  };
}

function paths(): OpenApiNode {
  const found = new Map<string, Record<string, unknown>>();
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    // The document contains only the public contract.
    if (endpoint.family === 'studio') continue;
    const operations = found.get(endpoint.path) ?? {};
    found.set(endpoint.path, { ...operations, [endpoint.method.toLowerCase()]: operationOf(endpoint) });
  }
  return Object.fromEntries(found);
}
