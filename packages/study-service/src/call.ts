import type { RequestBody } from './requestBody.ts';
import type { Service } from './service.ts';
import type { Caller, OrganizationStore } from './store/store.ts';
import type { Answer } from './answer.ts';

/** One authenticated request, as the handler of an endpoint sees it. */
export interface Call {
  readonly service: Service;
  readonly caller: Caller;
  /** The store of the caller's organization: the only one a handler can reach. */
  readonly organization: OrganizationStore;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readBody(): Promise<RequestBody>;
}

/** One endpoint. Checks that need no body come before it is read (decisions, "Order of checks"). */
export type Handler = (call: Call) => Promise<Answer>;
