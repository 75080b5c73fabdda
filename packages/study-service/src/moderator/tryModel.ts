import type { ChatModel } from './chatModerator.ts';

/**
 * Asks a model for one word. Returns why it cannot interview, in a sentence with what to do next; null if it answers.
 * `patienceMs`: models of this machine load first.
 */
export async function tryModel(
  { url, model, key }: ChatModel,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  patienceMs = 30_000,
): Promise<string | null> {
  const address = `${url}/chat/completions`;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Say yes.' }], max_tokens: 5 }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    return `${address} answers ${response.status}. ${nextStep(response.status, url, model)}`;
  } catch {
    return `${address} does not answer. Check that the model runs there${hint(url)}.`;
  }
}

function nextStep(status: number, url: string, model: string): string {
  if (status === 401 || status === 403) return 'Check the key.';
  if (status === 404) return `Check the address${hint(url)}, and that it has the model ${model}.`;
  if (status === 429) return 'It has too much to do, or its credit is used up.';
  return 'See what it logged.';
}

/** The usual mistake: the version is missing in the address. */
const hint = (url: string): string => (/\/v\d+$/u.test(url) ? '' : '; most addresses end with /v1');
