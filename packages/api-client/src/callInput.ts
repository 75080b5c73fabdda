import type { EndpointId, EndpointInput } from '@guide-studio/api-contract';

type WithText<Input> = Input extends { body?: unknown } ? Omit<Input, 'body'> & { readonly bodyText: string } : never;

/**
 * The input of a call: `params`, `query` and `body` of the endpoint. `bodyText` instead of `body` is sent byte for
 * byte, for callers who must know exactly what was sent.
 */
export type CallInput<Id extends EndpointId> = EndpointInput<Id> | WithText<EndpointInput<Id>>;

/** The input without its endpoint's type, as the sender reads it. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly bodyText?: string;
}
