import type { EndpointFault } from '../endpointFault.ts';
import { askModel, type ChatModel, faultOfStatus, type Fetch } from './chatModel.ts';

/** Models of this machine load first. */
const patienceMs = 30_000;

/** Why a model cannot interview. */
export interface ModelFault {
  /** `other`: it answers with an error of its own. */
  readonly kind: 'unreachable' | 'key' | 'notFound' | 'busy' | 'other';
  /** What it answers; null if it does not. */
  readonly status: number | null;
  /** True if the address does not end with a version, which is the usual mistake. */
  readonly lacksVersion: boolean;
}

/** Asks a model for one word. Returns why it cannot interview; null if it answers, or if `signal` ended the wait. */
export async function modelFault(model: ChatModel, fetch: Fetch, signal: AbortSignal): Promise<ModelFault | null> {
  const request = { messages: [{ role: 'user', content: 'Say yes.' }], max_tokens: 5 };
  const lacksVersion = !/\/v\d+$/u.test(model.url);
  try {
    const wait = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const { body, ok, status } = await askModel(model, request, { fetch, signal: wait });
    await body?.cancel();
    return ok ? null : { kind: kindOf(status), status, lacksVersion };
  } catch {
    return signal.aborted ? null : { kind: 'unreachable', status: null, lacksVersion };
  }
}

function kindOf(status: number): ModelFault['kind'] {
  const fault = faultOfStatus(status);
  return fault === 'key' || fault === 'notFound' || fault === 'busy' ? fault : 'other';
}

/** Returns why a model cannot interview, with a sentence that says what to do next; null as {@link modelFault}. */
export async function tryModel(
  model: ChatModel,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<{ readonly fault: EndpointFault; readonly sentence: string } | null> {
  const found = await modelFault(model, fetch, signal);
  if (found === null) return null;
  const { status, lacksVersion } = found;
  const address = `${model.url}/chat/completions`;
  if (status === null) {
    const hint = lacksVersion ? ', and the address, which usually ends with /v1' : '';
    return { fault: 'unreachable', sentence: `${address} does not answer. Check that the model runs there${hint}.` };
  }
  const fault = faultOfStatus(status);
  return { fault, sentence: `${address} answers ${status}. ${nextStep(fault, model.model, lacksVersion)}` };
}

function nextStep(fault: EndpointFault, model: string, lacksVersion: boolean): string {
  const address = lacksVersion ? 'the address, which usually ends with /v1' : 'the address';
  if (fault === 'key') return 'Check the key in GUIDE_MODEL_KEY.';
  if (fault === 'notFound') return `Check ${address}, and that the server there has the model ${model}.`;
  if (fault === 'busy') return 'It has too much to do, or its credit is used up.';
  return fault === 'serverFailed' ? 'The server failed: see its log.' : 'It refuses the request: see its log.';
}
