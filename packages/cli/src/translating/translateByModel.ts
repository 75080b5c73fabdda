import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { distinctTexts } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import {
  type GuideText,
  guideTexts,
  translatedTexts,
  type Translation,
  translationFor,
  type Translations,
} from '@guide-studio/guide-core/translations';
import type { HostResult } from '@guide-studio/host/common';
import {
  type ChatModel,
  type TextToTranslate,
  translate,
  type TranslationFault,
} from '@guide-studio/study-service/node';
import type { Context } from '../context.ts';

const { counted } = pluralsOf('en');

/** Each piece is written before the next one is asked for, so that little is lost if the program ends. */
const textsInPiece = 20;

export interface Translating {
  readonly guide: JsonObject;
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly known: Translations['languages'];
  /** Writes translations beside the guide. */
  readonly keep: (changed: Translations['languages']) => Promise<HostResult<Translations>>;
}

/**
 * Lets a model translate the texts that have no translation, or one of another text, into one language. Every
 * translation is `new`: a person has to review it. Says what has none. Returns the error if one cannot be written, and
 * whether every text has a translation now.
 */
export async function translateByModel(
  model: ChatModel,
  { guide, from, to, known, keep }: Translating,
  context: Context,
): Promise<HostResult<{ readonly isComplete: boolean }>> {
  const texts = translatedTexts(distinctTexts(guide), known.get(to))
    .filter(({ translation, state }) => translation === null || state === 'changed')
    .map(({ text }) => text);
  const withContext = textWithContext(guide);
  let done = 0;
  for (let at = 0; at < texts.length; at += textsInPiece) {
    const piece = texts.slice(at, at + textsInPiece);
    const outcomes = await translate({ model, fetch }, piece.map(withContext), { from, to });
    const written: Translation[] = [];
    let lost: LostFault | null = null;
    for (const [index, outcome] of outcomes.entries()) {
      const text = piece[index];
      if (text === undefined) continue;
      if ('text' in outcome) written.push(translationFor(text, { text: outcome.text, state: 'new' }));
      else if (isLost(outcome.fault)) lost = outcome.fault;
      else context.err(`${to}: “${brief(text.source)}” has no translation: ${faultWords[outcome.fault]}`);
    }
    const kept = written.length === 0 ? null : await keep(new Map([[to, written]]));
    if (kept?.ok === false) return kept;
    done += written.length;
    if (lost !== null) {
      context.err(`${to}: the model ${model.model} at ${model.url} ${lostWords[lost]}`);
      break;
    }
  }
  context.out(`${to}: ${counted(done, plural)} by ${model.model}, to be reviewed`);
  return { ok: true, value: { isComplete: done === texts.length } };
}

/** Returns a text as it is sent to a model: with the text of its question or concept, not with the id. */
function textWithContext(guide: JsonObject): (text: GuideText) => TextToTranslate {
  const owners = new Map(
    guideTexts(guide)
      .filter(({ kind }) => kind === 'question' || kind === 'conceptTitle')
      .map(({ externalId, source }) => [externalId ?? source, source]),
  );
  return ({ kind, source, of }) => ({ kind, source, of: of === undefined ? undefined : (owners.get(of) ?? of) });
}

/** The model cannot be asked, so the other texts are not sent. */
const lostWords = {
  late: 'did not answer in two minutes. Check its address, or take a smaller model.',
  unreachable: 'cannot be reached. Check that it runs, and its address, which usually ends in /v1.',
  key: 'refused the key. Check GUIDE_MODEL_KEY.',
  notFound: 'was not found. Check the address, which usually ends in /v1, and the name of the model.',
  busy: 'has too much to do, or its credit is used up. Run this command again later.',
  serverFailed: 'failed. See what its server logged, then run this command again.',
  refused: 'refused the request. See what its server logged.',
};
type LostFault = keyof typeof lostWords;
const isLost = (fault: TranslationFault): fault is LostFault => Object.hasOwn(lostWords, fault);

const faultWords: Readonly<Record<Exclude<TranslationFault, LostFault>, string>> = {
  unreadable: 'the model left it out, or answered in another form.',
  tooLong: 'what the model wrote is much longer.',
  markup: 'what the model wrote has markup or an address.',
  otherLanguage: 'what the model wrote is in another language.',
  numbers: 'what the model wrote has other numbers.',
};

const plural = { one: 'translation', other: 'translations' };

const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
