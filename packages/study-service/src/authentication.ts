import type { EndpointId, ErrorCode } from '@guide-studio/api-contract';
import { type Answer, refusal } from './answer.ts';
import type { Service } from './service.ts';
import type { Caller } from './store/store.ts';

/**
 * Returns the caller of a request's key, or the refusal (specification, "Authentication"). Checks in order that the key
 * is present, that it is valid, and that the user is still a member. The error table excludes `forbidden` from two
 * endpoints; their answer to a former member is our decision.
 */
export async function authenticate(
  service: Service,
  endpoint: EndpointId,
  request: Request,
): Promise<{ readonly ok: true; readonly caller: Caller } | { readonly ok: false; readonly answer: Answer }> {
  const key = request.headers.get('x-api-key');
  if (key === null || key === '') return { ok: false, answer: refusal('missing_api_key') };
  const caller = await service.store.findCaller(service.hash(key));
  if (caller === null) return { ok: false, answer: refusal('invalid_api_key') };
  if (!caller.isMember) return { ok: false, answer: refusal(formerMember[endpoint] ?? 'forbidden') };
  return { ok: true, caller };
}

const formerMember: Partial<Record<EndpointId, ErrorCode>> = {
  launchStudy: 'launch_permission_denied',
  listWallets: 'invalid_api_key',
};
