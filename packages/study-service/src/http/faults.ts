import { errors, isErrorCode } from '@guide-studio/api-contract';
import * as z from 'zod';
import type { Fetch } from './fetch.ts';
import { routeIds, routeOf } from './routeOf.ts';

const FaultRule = z
  .strictObject({
    /** An operation of the contract, a route of the participant interface, or `*` for all. */
    endpoint: z.enum(['*', ...routeIds]),
    /** How often the rule applies; without it, always. */
    times: z.int().min(1).optional(),
    status: z.int().min(400).max(599).optional(),
    code: z.string().min(1).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    cutAfterBytes: z.int().min(0).optional(),
  })
  .refine((rule) => [rule.status, rule.code, rule.delayMs, rule.cutAfterBytes].some((value) => value !== undefined), {
    message: 'a rule needs status, code, delayMs or cutAfterBytes',
  });

/** The content of a fault file. The first matching rule that is not used up applies. */
export const FaultRules = z.array(FaultRule).min(1);
export type FaultRules = z.infer<typeof FaultRules>;
type FaultRule = FaultRules[number];

/**
 * Simulates faults, so that clients can be tested. `status` and `code` answer without reaching the service; `delayMs`
 * waits first; `cutAfterBytes` lets the service work and breaks the connection after that part of the body.
 */
export function withFaults(next: Fetch, rules: FaultRules, wait: (milliseconds: number) => Promise<void>): Fetch {
  const left = rules.map(({ times = Number.POSITIVE_INFINITY }) => times);
  return async (request) => {
    const id = routeOf(request)?.id;
    const at = rules.findIndex(
      ({ endpoint }, index) => (endpoint === '*' || endpoint === id) && (left[index] ?? 0) > 0,
    );
    const rule = rules[at];
    if (rule === undefined) return next(request);
    left[at] = (left[at] ?? 0) - 1;
    if (rule.delayMs !== undefined) await wait(rule.delayMs);
    const response = refusalOf(rule) ?? (await next(request));
    if (rule.cutAfterBytes !== undefined) cutAfter.set(response, rule.cutAfterBytes);
    return response;
  };
}

function refusalOf({ status, code }: FaultRule): Response | null {
  if (status === undefined && code === undefined) return null;
  const known = code !== undefined && isErrorCode(code) ? errors[code] : errors.internal_error;
  const body = { error: known.sentence, code: code ?? 'internal_error' };
  return new Response(JSON.stringify(body), {
    status: status ?? known.statuses[0],
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const cutAfter = new WeakMap<Response, number>();

/** Returns how many bytes of the body to send before the connection is broken; undefined for all. */
export function bytesBeforeCut(response: Response): number | undefined {
  return cutAfter.get(response);
}
