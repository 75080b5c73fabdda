import { timeLimits } from '../assumptions.ts';
import type { EndpointFault } from '../endpointFault.ts';
import { askForJson, type ChatModel, type Fetch } from '../models/modelEndpoint.ts';
import { withTimeLimit } from '../withTimeLimit.ts';
import { moderatorForm } from './moderatorPrompt.ts';

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
  const found = await trialFault(model, fetch, ending, limitMs);
  if (found === null) return null;
  const { fault, status } = found;
  const kind = fault === 'serverFailed' || fault === 'refused' ? 'other' : fault;
  return { kind, status, lacksVersion: lacksVersion(model.url) };
}

/** Returns true if an address does not end with a version, which is the usual mistake. */
export const lacksVersion = (url: string): boolean => !/\/v\d+$/u.test(url);

/** Returns why a model cannot interview, with a sentence that says what to do next; null as {@link modelFault}. */
export async function tryModel(
  model: ChatModel,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<{ readonly fault: EndpointFault; readonly sentence: string } | null> {
  const found = await trialFault(model, fetch, signal, timeLimits.modelTrial);
  return found === null ? null : { fault: found.fault, sentence: sentenceOf(found, model) };
}

/** `status` is null if the model does not answer. */
interface TrialFault {
  readonly fault: EndpointFault;
  readonly status: number | null;
}

const task = 'Answer with this JSON and nothing else: {"stop": true, "probe": null, "reason": "Tested."}';
const trial = { messages: [{ role: 'user', content: task }], max_tokens: 100, response_format: moderatorForm };

async function trialFault(
  model: ChatModel,
  fetch: Fetch,
  ending: AbortSignal,
  limitMs: number,
): Promise<TrialFault | null> {
  const answer = await withTimeLimit(limitMs, ending, async (signal) => askForJson(model, trial, { fetch, signal }));
  if ('fault' in answer) return ending.aborted && answer.status === null ? null : answer;
  const { json } = answer.reply;
  const isDecision = typeof json === 'object' && json !== null && ('stop' in json || 'probe' in json);
  return isDecision ? null : { fault: 'unreadable', status: answer.status };
}

function sentenceOf({ fault, status }: TrialFault, { url, model }: ChatModel): string {
  const address = `${url}/chat/completions`;
  const isShort = lacksVersion(url);
  if (fault === 'late')
    return `${address} did not answer within ${timeLimits.modelTrial / 1000} seconds. Choose a faster model.`;
  if (fault === 'unreadable')
    return `${address} answers, but not with the JSON that is asked for. Check the address, or choose a model that writes JSON.`;
  if (status === null) {
    const hint = isShort ? ', and the address, which usually ends with /v1' : '';
    return `${address} does not answer. Check that the model runs there${hint}.`;
  }
  return `${address} answers ${status}. ${nextStep(fault, model, isShort)}`;
}

function nextStep(fault: EndpointFault, model: string, isShort: boolean): string {
  const address = isShort ? 'the address, which usually ends with /v1' : 'the address';
  if (fault === 'key') return 'Check the key in GUIDE_MODEL_KEY.';
  if (fault === 'notFound') return `Check ${address}, and that the server there has the model ${model}.`;
  if (fault === 'busy') return 'It has too much to do, or its credit is used up.';
  return fault === 'serverFailed' ? 'The server failed: see its log.' : 'It refuses the request: see its log.';
}
