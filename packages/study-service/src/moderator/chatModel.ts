import { shortText } from '@guide-studio/api-contract';
import { z } from 'zod';
import type { EndpointFault } from '../endpointFault.ts';

/** A model behind an endpoint of the usual form (`{url}/chat/completions`). */
export interface ChatModel {
  /** Up to and with `/v1`, without a slash at the end. */
  readonly url: string;
  readonly model: string;
  /** Null for endpoints that need none, such as those of this machine. */
  readonly key: string | null;
}

/** `fetch`, as the process has it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a request to a model. It follows no redirect: the key is for this address only. */
export async function askModel(
  { url, model, key }: ChatModel,
  request: Readonly<Record<string, unknown>>,
  { fetch, signal }: { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<Response> {
  return await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...request }),
    redirect: 'error',
    signal,
  });
}

const Reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.int().min(0) }).optional(),
});

/** What a model wrote, as JSON; null if it is none. */
export type JsonReply = { readonly json: unknown; readonly tokens: number } | { readonly failure: EndpointFault };

/** The longest answer that is read, in bytes. */
const longestReply = 64_000;

/** Asks a model for JSON. Rejects if it cannot be reached, or if `signal` ends the wait. */
export async function askForJson(
  chat: ChatModel,
  request: Readonly<Record<string, unknown>>,
  parts: { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<JsonReply> {
  return await readJson(await askModel(chat, request, parts), parts.signal);
}

/** Returns what a model answered as JSON. Rejects if the answer breaks off, or if `signal` ends the wait. */
export async function readJson(response: Response, signal: AbortSignal): Promise<JsonReply> {
  if (!response.ok) {
    await response.body?.cancel();
    return { failure: faultOfStatus(response.status) };
  }
  const reply = Reply.safeParse(parsedJson(await shortText(response.body, longestReply, signal)));
  if (!reply.success) return { failure: 'unreadable' };
  const { choices, usage } = reply.data;
  return { json: parsedJson(choices[0]?.message.content ?? ''), tokens: usage?.total_tokens ?? 0 };
}

/** Returns what an error of an endpoint says. */
export function faultOfStatus(status: number): EndpointFault {
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'notFound';
  if (status === 429) return 'busy';
  return status >= 500 ? 'serverFailed' : 'refused';
}

/** Returns what a text says as JSON; null if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
