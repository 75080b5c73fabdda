import { timeLimits } from '../assumptions.ts';
import type { EndpointFault } from '../endpointFault.ts';
import { askModel, type ChatModel, faultOfStatus, type Fetch, readJson } from './chatModel.ts';
import { moderatorSchema } from './moderatorPrompt.ts';
import { withTimeLimit } from '../withTimeLimit.ts';

/** Why a model cannot interview. */
export interface ModelFault {
  /**
   * `late`: it did not answer in time. `unreadable`: it answers, but not with JSON. `other`: it answers with an error of its
   * own.
   */
  readonly kind: 'late' | 'unreachable' | 'key' | 'notFound' | 'busy' | 'unreadable' | 'other';
  /** What it answers; null if it does not. */
  readonly status: number | null;
  /** True if the address does not end with a version, which is the usual mistake. */
  readonly lacksVersion: boolean;
}

/**
 * Asks a model for JSON of the form of its decisions. Returns why it cannot interview; null if it can, or if `ending` ended
 * the wait. `limitMs`: how long it may take, in milliseconds.
 */
export async function modelFault(
  model: ChatModel,
  fetch: Fetch,
  ending: AbortSignal,
  limitMs = timeLimits.modelTrial,
): Promise<ModelFault | null> {
  const content = 'Answer with this JSON and nothing else: {"stop": true, "probe": null, "reason": "Tested."}';
  const request = {
    messages: [{ role: 'user', content }],
    max_tokens: 100,
    response_format: { type: 'json_schema', json_schema: { name: 'follow_up', schema: moderatorSchema } },
  };
  const isShort = lacksVersion(model.url);
  return await withTimeLimit(limitMs, ending, async (signal) => {
    try {
      const response = await askModel(model, request, { fetch, signal });
      const { status } = response;
      const reply = await readJson(response, signal);
      if ('failure' in reply) return { kind: kindOf(reply.failure), status, lacksVersion: isShort };
      const { json } = reply;
      const isDecision = typeof json === 'object' && json !== null && ('stop' in json || 'probe' in json);
      return isDecision ? null : { kind: 'unreadable', status, lacksVersion: isShort };
    } catch {
      if (ending.aborted) return null;
      return { kind: signal.aborted ? 'late' : 'unreachable', status: null, lacksVersion: isShort };
    }
  });
}

/** Returns true if an address does not end with a version, which is the usual mistake. */
export const lacksVersion = (url: string): boolean => !/\/v\d+$/u.test(url);

function kindOf(fault: EndpointFault): ModelFault['kind'] {
  return fault === 'serverFailed' || fault === 'refused' ? 'other' : fault;
}

/** Returns why a model cannot interview, with a sentence that says what to do next; null as {@link modelFault}. */
export async function tryModel(
  model: ChatModel,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<{ readonly fault: EndpointFault; readonly sentence: string } | null> {
  const found = await modelFault(model, fetch, signal);
  if (found === null) return null;
  const { kind, status, lacksVersion: isShort } = found;
  const address = `${model.url}/chat/completions`;
  if (kind === 'late') {
    const sentence = `${address} did not answer within ${timeLimits.modelTrial / 1000} seconds. Choose a faster model.`;
    return { fault: 'late', sentence };
  }
  if (kind === 'unreadable') {
    const sentence = `${address} answers, but not with the JSON that is asked for. Check the address, or choose a model that writes JSON.`;
    return { fault: 'unreadable', sentence };
  }
  if (status === null) {
    const hint = isShort ? ', and the address, which usually ends with /v1' : '';
    return { fault: 'unreachable', sentence: `${address} does not answer. Check that the model runs there${hint}.` };
  }
  const fault = faultOfStatus(status);
  return { fault, sentence: `${address} answers ${status}. ${nextStep(fault, model.model, isShort)}` };
}

function nextStep(fault: EndpointFault, model: string, isShort: boolean): string {
  const address = isShort ? 'the address, which usually ends with /v1' : 'the address';
  if (fault === 'key') return 'Check the key in GUIDE_MODEL_KEY.';
  if (fault === 'notFound') return `Check ${address}, and that the server there has the model ${model}.`;
  if (fault === 'busy') return 'It has too much to do, or its credit is used up.';
  return fault === 'serverFailed' ? 'The server failed: see its log.' : 'It refuses the request: see its log.';
}
