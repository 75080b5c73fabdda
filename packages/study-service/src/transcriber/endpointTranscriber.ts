import { shortText } from '@guide-studio/api-contract';
import { z } from 'zod';
import { type ChatModel, faultOfStatus, type Fetch, parsedJson } from '../moderator/chatModel.ts';
import { withTimeLimit } from '../withTimeLimit.ts';
import { checkTranscript } from './checkTranscript.ts';
import { patienceFor, type Sound, type Transcriber, type TranscriptOutcome } from './transcriber.ts';

/** With the parts of ten minutes, which some servers describe at length. */
const longestReply = 4_000_000;
const parallel = 4;

const seconds = z.number().min(0).max(86_400);
const Reply = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: seconds, end: seconds, text: z.string() })).nullish(),
});

interface EndpointParts {
  readonly fetch: Fetch;
  /** How long an answer may take; for each sound by its length if it is left out. */
  readonly limitMs?: number;
}

/** Returns a transcriber behind an endpoint of the usual form (`{url}/audio/transcriptions`). */
export function endpointTranscriber(endpoint: ChatModel, { fetch, limitMs }: EndpointParts): Transcriber {
  const { url, model, key } = endpoint;
  /** It follows no redirect: the key is for this address only. */
  async function send(sound: Sound, format: 'verbose_json' | 'json', signal: AbortSignal): Promise<Response> {
    const form = new FormData();
    form.set('file', await sound.blob(), sound.name);
    form.set('model', model);
    form.set('language', sound.language);
    form.set('response_format', format);
    return await fetch(`${url}/audio/transcriptions`, {
      method: 'POST',
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: form,
      redirect: 'error',
      signal,
    });
  }

  async function ask(sound: Sound, signal: AbortSignal): Promise<TranscriptOutcome> {
    let response = await send(sound, 'verbose_json', signal);
    if (response.status === 400) {
      // Some models do not say when something was said.
      await response.body?.cancel();
      response = await send(sound, 'json', signal);
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { fault: faultOfStatus(response.status) };
    }
    const reply = Reply.safeParse(parsedJson(await shortText(response.body, longestReply, signal)));
    if (!reply.success) return { fault: 'unreadable' };
    const segments = (reply.data.segments ?? []).map(({ start, end, text }) => ({ from: start, to: end, text }));
    const transcript = checkTranscript(reply.data.text, segments);
    return transcript === null ? { fault: 'tooLong' } : { transcript, audit: { by: model } };
  }

  return {
    name: model,
    parallel,
    async transcribe(sound, ending) {
      return await withTimeLimit(limitMs ?? patienceFor(sound), ending, async (signal) =>
        ask(sound, signal).catch((): TranscriptOutcome => ({ fault: signal.aborted ? 'late' : 'unreachable' })),
      );
    },
  };
}
