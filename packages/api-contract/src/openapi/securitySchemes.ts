import type { Operation, OperationAccess } from '../operation.ts';
import type { OpenApiNode } from './openApiNode.ts';

/** The keys and tokens of the service. */
export const securitySchemes: OpenApiNode = {
  ApiKeyAuth: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'The API key of a user, for one organization.',
  },
  InterviewToken: { type: 'http', scheme: 'bearer', description: 'The token of one interview, from its start.' },
  OperatorKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of the operator, if other machines reach the service or one was set.',
  },
};

/** What every operation needs that says nothing else. */
export const usualSecurity: readonly OpenApiNode[] = [{ ApiKeyAuth: [] }];

const others: Readonly<Record<Exclude<OperationAccess, 'apiKey'>, readonly OpenApiNode[]>> = {
  interviewToken: [{ InterviewToken: [] }],
  operatorKey: [{ OperatorKey: [] }, {}],
  none: [],
};

/** Returns what an operation needs; nothing if that is the usual key. */
export function securityOf({ access }: Operation): OpenApiNode {
  return access === 'apiKey' ? {} : { security: others[access] };
}
