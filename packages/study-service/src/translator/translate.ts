import * as z from 'zod';
import { timeLimits } from '../assumptions.ts';
import { isEndpointFault } from '../endpointFault.ts';
import { askModel, type ModelAccess } from '../models/askModel.ts';
import { checkTranslation, type TranslationFault } from './checkTranslation.ts';
import {
  type Languages,
  type TextToTranslate,
  translatorForm,
  translatorRules,
  translatorTask,
} from './translatorPrompt.ts';

export type TranslationOutcome = { readonly text: string } | { readonly fault: TranslationFault };

/** How a translator is reached. */
interface TranslatorAccess extends ModelAccess {
  /** How long an answer may take, in milliseconds. */
  readonly limitMs?: number;
}

/** The most texts and characters of one request: models lose texts of long lists, and answers are limited. */
const mostTexts = 20;
const mostCharacters = 6000;

const Written = z.object({ texts: z.array(z.object({ number: z.int(), text: z.string() })) });

/**
 * Lets a model translate texts of a guide, some at a time. Texts that do not pass are asked for once more. Returns an outcome
 * for each text, in order. It never rejects.
 */
export async function translate(
  access: TranslatorAccess,
  texts: readonly TextToTranslate[],
  languages: Languages,
): Promise<readonly TranslationOutcome[]> {
  return (await translateCounted(access, texts, languages)).outcomes;
}

/** As {@link translate}, with the tokens that the model used. */
export async function translateCounted(
  access: TranslatorAccess,
  texts: readonly TextToTranslate[],
  languages: Languages,
): Promise<Counted> {
  const outcomes: TranslationOutcome[] = [];
  let tokens = 0;
  const asked = async (some: readonly TextToTranslate[]): Promise<readonly TranslationOutcome[]> => {
    const answer = await ask(access, some, languages);
    tokens += answer.tokens;
    return answer.outcomes;
  };
  for (const batch of inBatches(texts)) {
    const first = await asked(batch);
    const left = batch.filter((_, at) => isWorthAnother(first[at]));
    const second = (left.length === 0 ? [] : await asked(left))[Symbol.iterator]();
    outcomes.push(...first.map((outcome) => (isWorthAnother(outcome) ? (second.next().value ?? outcome) : outcome)));
  }
  return { outcomes, tokens };
}

interface Counted {
  readonly outcomes: readonly TranslationOutcome[];
  /** Of all answers together. */
  readonly tokens: number;
}

async function ask(
  { limitMs = timeLimits.translation, ...access }: TranslatorAccess,
  texts: readonly TextToTranslate[],
  languages: Languages,
): Promise<Counted> {
  const { written, fault, tokens } = await askModel(access, {
    prompt: { rules: translatorRules, task: translatorTask(texts, languages) },
    form: translatorForm,
    schema: Written,
    // Each text is checked by itself.
    check: (): TranslationFault | null => null,
    patience: AbortSignal.timeout(limitMs),
    temperature: 0,
  });
  if (fault !== null) return { outcomes: texts.map(() => ({ fault })), tokens };
  const language = languages.to.split('-')[0] ?? languages.to;
  const outcomes = texts.map(({ source }, at): TranslationOutcome => {
    const found = written.texts.filter(({ number }) => number === at + 1);
    const text = found.length === 1 ? found[0]?.text : undefined;
    if (text === undefined) return { fault: 'unreadable' };
    const wrong = checkTranslation(source, text, language);
    return wrong === null ? { text } : { fault: wrong };
  });
  return { outcomes, tokens };
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
