import type { RequestBody } from './requestBody.ts';
import type { Service } from './service.ts';
import type { Caller, OrganizationStore } from './store/store.ts';
import type { Answer } from './answer.ts';

/** An authenticated request, as passed to an endpoint's handler. */
export interface Call {
  readonly service: Service;
  readonly caller: Caller;
  /** The store of the caller's organization; a handler can reach no other. */
  readonly organization: OrganizationStore;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readBody(): Promise<RequestBody>;
}

/**
 * Handles one endpoint. Checks that need no body come before the body is read (docs/decisions/api-choices.md, "Order of
 * checks").
 */
export type Handler = (call: Call) => Promise<Answer>;
