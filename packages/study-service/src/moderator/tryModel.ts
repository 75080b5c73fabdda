import { askModel, type ChatModel, type Fetch } from './chatModel.ts';

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
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'notFound';
  return status === 429 ? 'busy' : 'other';
}

/** Returns why a model cannot interview, in a sentence with what to do next; null as {@link modelFault}. */
export async function tryModel(model: ChatModel, fetch: Fetch, signal: AbortSignal): Promise<string | null> {
  const fault = await modelFault(model, fetch, signal);
  if (fault === null) return null;
  const address = `${model.url}/chat/completions`;
  const hint = fault.lacksVersion ? '; most addresses end with /v1' : '';
  if (fault.status === null) return `${address} does not answer. Check that the model runs there${hint}.`;
  return `${address} answers ${fault.status}. ${nextStep(fault.kind, model.model, hint)}`;
}

function nextStep(kind: ModelFault['kind'], model: string, hint: string): string {
  if (kind === 'key') return 'Check the key.';
  if (kind === 'notFound') return `Check the address${hint}, and that it has the model ${model}.`;
  return kind === 'busy' ? 'It has too much to do, or its credit is used up.' : 'See what it logged.';
}
