import type * as z from 'zod';
import type { EndpointFault } from '../endpointFault.ts';
import { askForJson, type ChatModel, type Fetch } from './modelEndpoint.ts';

/** How a model is reached. */
export interface ModelAccess {
  readonly model: ChatModel;
  readonly fetch: Fetch;
}

/** How a model is reached whose answers are stored with an audit. */
export interface AuditedAccess extends ModelAccess {
  /** Returns the SHA-256 in hexadecimal. */
  readonly hash: (text: string) => string;
}

/** What a model is asked for. `Written` is what it wrote, `Fault` what may be wrong with that. */
interface ModelRequest<Written, Fault extends string> {
  /** `rules` are the same for all requests of a task; `task` is data. */
  readonly prompt: { readonly rules: string; readonly task: string };
  /** The form in which the model must answer; see `answerForm`. */
  readonly form: object;
  /** Reads the answer. It may be stricter than the form, which not all models can follow. */
  readonly schema: z.ZodType<Written>;
  /** Returns why an answer must not be used; null if it may be. */
  readonly check: (written: Written) => Fault | null;
  /** Returns what to say after an answer that must not be used. The model is asked once more then. */
  readonly again?: (fault: Fault) => string;
  /** Ends the wait for all answers together. */
  readonly patience: AbortSignal;
  readonly temperature: number;
  /** The most tokens of an answer; by default as many as the model allows. */
  readonly mostTokens?: number;
}

/**
 * What came of asking a model: an answer, or the first fault. With a fault, `written` is the last answer that could be read.
 * `tokens`: of all answers together.
 */
export type ModelOutcome<Written, Fault> = { readonly tokens: number } & (
  | { readonly written: Written; readonly fault: null }
  | { readonly written: Written | null; readonly fault: Fault | EndpointFault }
);

/** Asks a model, and checks what it writes. It never rejects. */
export async function askModel<Written, Fault extends string>(
  { model, fetch }: ModelAccess,
  { prompt, form, schema, check, again, patience, temperature, mostTokens }: ModelRequest<Written, Fault>,
): Promise<ModelOutcome<Written, Fault>> {
  const messages = [
    { role: 'system', content: prompt.rules },
    { role: 'user', content: prompt.task },
  ];
  let tokens = 0;
  let written: Written | null = null;
  let refused: Fault | null = null;
  for (;;) {
    const request = { messages, max_tokens: mostTokens, temperature, response_format: form };
    const answer = await askForJson(model, request, { fetch, signal: patience });
    if ('fault' in answer) return { written, fault: refused ?? answer.fault, tokens };
    tokens += answer.reply.tokens;
    const read = schema.safeParse(answer.reply.json);
    if (!read.success) return { written, fault: refused ?? 'unreadable', tokens };
    written = read.data;
    const fault = check(written);
    if (fault === null) return { written, fault, tokens };
    if (refused !== null || again === undefined) return { written, fault: refused ?? fault, tokens };
    refused = fault;
    messages.push({ role: 'user', content: again(fault) });
  }
}
