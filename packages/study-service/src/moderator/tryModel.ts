import { askModel, type ChatModel, type Fetch } from './chatModel.ts';

/** Models of this machine load first. */
const patienceMs = 30_000;

/**
 * Asks a model for one word. Returns why it cannot interview, in a sentence with what to do next; null if it answers, or
 * if `signal` ended the wait.
 */
export async function tryModel(model: ChatModel, fetch: Fetch, signal: AbortSignal): Promise<string | null> {
  const address = `${model.url}/chat/completions`;
  const request = { messages: [{ role: 'user', content: 'Say yes.' }], max_tokens: 5 };
  try {
    const wait = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const response = await askModel(model, request, { fetch, signal: wait });
    await response.body?.cancel();
    if (response.ok) return null;
    return `${address} answers ${response.status}. ${nextStep(response.status, model)}`;
  } catch {
    return signal.aborted ? null : `${address} does not answer. Check that the model runs there${hint(model.url)}.`;
  }
}

function nextStep(status: number, { url, model }: ChatModel): string {
  if (status === 401 || status === 403) return 'Check the key.';
  if (status === 404) return `Check the address${hint(url)}, and that it has the model ${model}.`;
  if (status === 429) return 'It has too much to do, or its credit is used up.';
  return 'See what it logged.';
}

/** The usual mistake: the version is missing in the address. */
const hint = (url: string): string => (/\/v\d+$/u.test(url) ? '' : '; most addresses end with /v1');
