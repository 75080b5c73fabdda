import * as z from 'zod';
import { askEndpoint, type ChatModel, type Fetch } from '../models/modelEndpoint.ts';
import { withTimeLimit } from '../withTimeLimit.ts';
import { checkTranscript } from './checkTranscript.ts';
import { patienceFor, type Sound, type Transcriber } from './transcriber.ts';

const seconds = z.number().min(0).max(86_400);
const Segment = z
  .object({ start: seconds, end: seconds, text: z.string() })
  .transform(({ start, end, text }) => ({ from: start, to: end, text }));
const Reply = z.object({ text: z.string(), segments: z.array(Segment).nullish() });

/** With the parts of ten minutes, which some servers describe at length. */
const mostBytes = 4_000_000;

interface EndpointParts {
  readonly fetch: Fetch;
  /** How long an answer may take; for each sound by its length if it is left out. */
  readonly limitMs?: number;
}

/** Returns a transcriber behind an endpoint of the usual form (`{url}/audio/transcriptions`). */
export function endpointTranscriber(endpoint: ChatModel, { fetch, limitMs }: EndpointParts): Transcriber {
  const ask = async (sound: Sound, format: 'verbose_json' | 'json', signal: AbortSignal) => {
    const content = async () => formOf(sound, endpoint.model, format);
    return await askEndpoint(endpoint, {
      path: 'audio/transcriptions',
      content,
      schema: Reply,
      mostBytes,
      fetch,
      signal,
    });
  };
  return {
    name: endpoint.model,
    parallel: 4,
    async transcribe(sound, ending) {
      const answer = await withTimeLimit(limitMs ?? patienceFor(sound), ending, async (signal) => {
        const first = await ask(sound, 'verbose_json', signal);
        // Some models do not say when something was said.
        return first.status === 400 ? await ask(sound, 'json', signal) : first;
      });
      if ('fault' in answer) return { fault: answer.fault };
      const transcript = checkTranscript(answer.reply.text, answer.reply.segments ?? []);
      return transcript === null ? { fault: 'tooLong' } : { transcript, audit: { by: endpoint.model } };
    },
  };
}

async function formOf(sound: Sound, model: string, format: string): Promise<FormData> {
  const form = new FormData();
  form.set('file', await sound.blob(), sound.name);
  form.set('model', model);
  form.set('language', sound.language);
  form.set('response_format', format);
  return form;
}
