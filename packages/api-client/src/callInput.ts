import type { EndpointId, EndpointInput } from '@guide-studio/api-contract';

type WithText<Input> = Input extends { body?: unknown } ? Omit<Input, 'body'> & { readonly bodyText: string } : never;

/**
 * What a call takes: `params`, `query` and `body` of the endpoint. Instead of `body`, `bodyText` is sent byte for byte
 * as it stands, for callers who must know exactly what was sent.
 */
export type CallInput<Id extends EndpointId> = EndpointInput<Id> | WithText<EndpointInput<Id>>;

/** The same without its endpoint: what the sender reads. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly bodyText?: string;
}
