import { shortText } from '@guide-studio/api-contract/internal';
import * as z from 'zod';
import type { EndpointFault } from '../endpointFault.ts';

/** A model behind an endpoint of the usual form (`{url}/chat/completions`, `{url}/audio/transcriptions`). */
export interface ChatModel {
  /** Up to and with `/v1`, without a slash at the end. */
  readonly url: string;
  readonly model: string;
  /** Null for endpoints that need none, such as those of this machine. */
  readonly key: string | null;
}

/** `fetch`, as the process has it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What came of a request. `status` is that of the answer; null without one. */
export type EndpointAnswer<Reply> =
  | { readonly reply: Reply; readonly status: number }
  | { readonly fault: EndpointFault; readonly status: number | null };

interface EndpointRequest<Reply> {
  readonly path: 'chat/completions' | 'audio/transcriptions';
  /** Returns what is sent: a form, or an object that is sent as JSON. If it rejects, the endpoint is `unreachable`. */
  readonly content: () => object | Promise<FormData>;
  /** Reads the answer. */
  readonly schema: z.ZodType<Reply>;
  /** No more of an answer is read. */
  readonly mostBytes: number;
  readonly fetch: Fetch;
  /** Ends the request and the reading of its answer, which is `late` then. */
  readonly signal: AbortSignal;
}

/** Sends a request and reads its answer. It follows no redirect: the key is for this address only. It never rejects. */
export async function askEndpoint<Reply>(
  { url, key }: ChatModel,
  { path, content, schema, mostBytes, fetch, signal }: EndpointRequest<Reply>,
): Promise<EndpointAnswer<Reply>> {
  try {
    const sent = await content();
    const isForm = sent instanceof FormData;
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: isForm ? sent : JSON.stringify(sent),
      redirect: 'error',
      signal,
    });
    const { status } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return { fault: faultOfStatus(status), status };
    }
    const read = schema.safeParse(parsedJson(await shortText(response.body, mostBytes, signal)));
    return read.success ? { reply: read.data, status } : { fault: 'unreadable', status };
  } catch {
    return { fault: signal.aborted ? 'late' : 'unreachable', status: null };
  }
}

const ChatReply = z
  .object({
    choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
    usage: z.object({ total_tokens: z.int().min(0) }).optional(),
  })
  .transform(({ choices, usage }) => ({
    json: parsedJson(choices[0]?.message.content ?? ''),
    tokens: usage?.total_tokens ?? 0,
  }));

/** Asks a model for JSON, which is null if it wrote none. `tokens`: as it counted them. It never rejects. */
export async function askForJson(
  chat: ChatModel,
  request: object,
  connection: { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<EndpointAnswer<{ readonly json: unknown; readonly tokens: number }>> {
  return await askEndpoint(chat, {
    path: 'chat/completions',
    content: () => ({ model: chat.model, ...request }),
    schema: ChatReply,
    mostBytes: 64_000,
    ...connection,
  });
}

/** Returns what an error of an endpoint says. */
function faultOfStatus(status: number): EndpointFault {
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'notFound';
  if (status === 429) return 'busy';
  return status >= 500 ? 'serverFailed' : 'refused';
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
