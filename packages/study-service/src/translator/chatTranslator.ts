import { z } from 'zod';
import { timeLimits } from '../assumptions.ts';
import { askForJson, type ChatModel, type Fetch } from '../moderator/chatModel.ts';
import { isEndpointFault } from '../endpointFault.ts';
import { checkTranslation } from './checkTranslation.ts';
import type { TextToTranslate, TranslationOutcome, Translator } from './translator.ts';
import { translatorRules, translatorSchema, translatorTask } from './translatorPrompt.ts';

/** The most texts and characters of one request: models lose texts of long lists, and answers are limited. */
const mostTexts = 20;
const mostCharacters = 6000;

const Written = z.object({ texts: z.array(z.object({ number: z.int(), text: z.string() })) });

type Languages = Parameters<Translator['translate']>[1];

/** Returns a translator that asks a model, for some texts at a time. Texts that do not pass are asked for once more. */
export function chatTranslator(chat: ChatModel, fetch: Fetch, limitMs = timeLimits.translation): Translator {
  async function ask(texts: readonly TextToTranslate[], languages: Languages): Promise<readonly TranslationOutcome[]> {
    const signal = AbortSignal.timeout(limitMs);
    const request = {
      messages: [
        { role: 'system', content: translatorRules },
        { role: 'user', content: translatorTask(texts, languages) },
      ],
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { name: 'translations', schema: translatorSchema } },
    };
    const reply = await askForJson(chat, request, { fetch, signal }).catch(() => ({
      failure: signal.aborted ? ('late' as const) : ('unreachable' as const),
    }));
    if ('failure' in reply) return texts.map(() => ({ fault: reply.failure }));
    const written = Written.safeParse(reply.json).data?.texts ?? [];
    const language = languages.to.split('-')[0] ?? languages.to;
    return texts.map(({ source }, at) => {
      const found = written.filter(({ number }) => number === at + 1);
      const text = found.length === 1 ? found[0]?.text : undefined;
      if (text === undefined) return { fault: 'unreadable' };
      const fault = checkTranslation(source, text, language);
      return fault === null ? { text } : { fault };
    });
  }

  async function askTwice(
    texts: readonly TextToTranslate[],
    languages: Languages,
  ): Promise<readonly TranslationOutcome[]> {
    const first = await ask(texts, languages);
    const left = texts.filter((_, at) => isWorthAnother(first[at]));
    if (left.length === 0) return first;
    const second = (await ask(left, languages))[Symbol.iterator]();
    return first.map((outcome) => (isWorthAnother(outcome) ? (second.next().value ?? outcome) : outcome));
  }

  return {
    async translate(texts, languages) {
      const outcomes: TranslationOutcome[] = [];
      for (const some of inBatches(texts)) outcomes.push(...(await askTwice(some, languages)));
      return outcomes;
    },
  };
}

/** A model that cannot be reached, or refuses, does the same again. */
function isWorthAnother(outcome: TranslationOutcome | undefined): boolean {
  if (outcome === undefined || 'text' in outcome) return false;
  return outcome.fault === 'unreadable' || !isEndpointFault(outcome.fault);
}

function inBatches(texts: readonly TextToTranslate[]): readonly (readonly TextToTranslate[])[] {
  const batches: TextToTranslate[][] = [];
  let characters = 0;
  for (const text of texts) {
    const batch = batches.at(-1);
    characters += text.source.length;
    if (batch !== undefined && batch.length < mostTexts && characters <= mostCharacters) batch.push(text);
    else {
      batches.push([text]);
      characters = text.source.length;
    }
  }
  return batches;
}
