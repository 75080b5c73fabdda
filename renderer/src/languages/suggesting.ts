import type { SuggestedTranslations, SuggestTranslationsRequest } from '@guide-studio/api-contract';
import type { LanguageCode } from '@guide-studio/guide-core';
import { type TranslationChange, translationFor } from '@guide-studio/guide-core/translations';
import type { HostError } from '@guide-studio/host/common';
import { create } from 'zustand';
import { askFor, announce, read, showError } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { changeTexts } from './history.ts';
import { keepShown } from './shown.ts';
import { stateIn, type TextRow, textsOf } from './textRows.ts';
import { useTranslations } from '../translations/translations.ts';

/** Why no model was asked, or could not be. */
export type NoSuggestion =
  | { readonly kind: 'none' | 'elsewhere' | 'limited' }
  /** The model itself failed: `late`, `unreachable`, `key`, and so on. */
  | { readonly kind: 'lost'; readonly fault: LostFault }
  | { readonly kind: 'host'; readonly error: HostError };

/** Faults of a model that the next text would have, too. */
const lostFaults = ['late', 'unreachable', 'key', 'notFound', 'busy', 'serverFailed', 'refused'] as const;
type LostFault = (typeof lostFaults)[number];

interface Suggesting {
  /** The texts for which one suggestion is on its way: language and key. */
  readonly ones: ReadonlySet<string>;
  /** How far suggestions for many texts are; null while there are none. */
  readonly many: Progress | null;
}

interface Progress {
  readonly all: number;
  readonly asked: number;
  readonly suggested: number;
  readonly isRunning: boolean;
  readonly stopped: NoSuggestion | null;
}

/** The suggestions that are on their way. */
export const useSuggesting = create<Suggesting>(() => ({ ones: new Set(), many: null }));

/** So many are asked for at once, so that progress is seen and little is lost when it is stopped. */
const textsAtOnce = 8;

/** Returns the texts that have no translation that fits. */
export function textsToSuggest(rows: readonly TextRow[], language: LanguageCode): readonly TextRow[] {
  const { known } = useTranslations.getState();
  return rows.filter((row) => {
    const state = stateIn(row, language, known);
    return state === 'missing' || state === 'outdated';
  });
}

/** Asks for a suggestion for one text. It is to be reviewed. */
export async function suggestOne(row: TextRow, language: LanguageCode): Promise<void> {
  const one = `${language} ${row.key}`;
  const { ones } = useSuggesting.getState();
  if (ones.has(one)) return;
  useSuggesting.setState({ ones: new Set(ones).add(one) });
  const outcome = await suggest([row], language);
  useSuggesting.setState({ ones: new Set([...useSuggesting.getState().ones].filter((each) => each !== one)) });
  const text = words.translating;
  if ('stopped' in outcome) {
    if (outcome.stopped.kind === 'host') return showError(hostMessageOf(outcome.stopped.error));
    if (outcome.stopped.kind === 'lost') return showError({ what: text.lost[outcome.stopped.fault], next: '' });
    return askFor({ kind: 'suggest', language });
  }
  announce(outcome.count === 1 ? text.suggested(1) : text.notSuggested(1));
  if (outcome.count === 0) showError({ what: text.notSuggested(1), next: '', until: 'edit' });
}

/** Asks for suggestions for many texts, some at a time, until all are there or `stopSuggesting` is called. */
export async function suggestMany(rows: readonly TextRow[], language: LanguageCode): Promise<void> {
  if (useSuggesting.getState().many?.isRunning === true) return;
  const guide = read().guide?.backupKey;
  const set = (change: Partial<Progress>): void => {
    const { many } = useSuggesting.getState();
    if (many) useSuggesting.setState({ many: { ...many, ...change } });
  };
  useSuggesting.setState({ many: { all: rows.length, asked: 0, suggested: 0, isRunning: true, stopped: null } });
  let suggested = 0;
  for (let at = 0; at < rows.length; at += textsAtOnce) {
    const some = rows.slice(at, at + textsAtOnce);
    // oxlint-disable-next-line no-await-in-loop -- one request after the other, so that it can be stopped
    const outcome = await suggest(some, language);
    if (read().guide?.backupKey !== guide) break;
    if ('stopped' in outcome) {
      set({ stopped: outcome.stopped });
      break;
    }
    suggested += outcome.count;
    set({ asked: at + some.length, suggested });
    if (useSuggesting.getState().many?.isRunning !== true) break;
  }
  set({ isRunning: false });
  if (suggested > 0) announce(words.translating.suggested(suggested));
}

/** Stops after the request under way. What was suggested stays. */
export function stopSuggesting(): void {
  const { many } = useSuggesting.getState();
  if (many) useSuggesting.setState({ many: { ...many, isRunning: false } });
}

/** Forgets how far the last suggestions were. */
export const endSuggesting = (): void => useSuggesting.setState({ many: null });

async function suggest(
  rows: readonly TextRow[],
  to: LanguageCode,
): Promise<{ readonly count: number } | { readonly stopped: NoSuggestion }> {
  const { host, guide } = read();
  if (guide === null) return { count: 0 };
  const { own, rows: all } = textsOf(guide.editor.doc);
  const before = useTranslations.getState().known;
  const answer = await host.call('translations.suggest', { from: own, to, texts: withContext(rows, all) });
  if (!answer.ok) {
    const { error } = answer;
    return { stopped: error.code === 'noConnection' ? { kind: 'none' } : { kind: 'host', error } };
  }
  const { suggested } = answer.value;
  if (suggested === null) return { stopped: { kind: 'elsewhere' } };
  if (suggested.outcome !== 'asked') return { stopped: { kind: suggested.outcome } };
  if (read().guide?.backupKey !== guide.backupKey) return { count: 0 };
  const { known } = useTranslations.getState();
  const changes = rows.flatMap((row, at): readonly TranslationChange[] => {
    const text = suggested.texts[at]?.text ?? null;
    const was = before.get(to)?.get(row.key) ?? null;
    // What was written meanwhile stays.
    if (text === null || (known.get(to)?.get(row.key) ?? null) !== was) return [];
    return [{ language: to, was, now: translationFor(row.text, { text, state: 'new' }) }];
  });
  const fault = lostIn(suggested);
  for (const { key } of rows) keepShown(key);
  await changeTexts(changes);
  return changes.length === 0 && fault !== null ? { stopped: { kind: 'lost', fault } } : { count: changes.length };
}

function lostIn({ texts }: SuggestedTranslations): LostFault | null {
  return lostFaults.find((fault) => texts.some((one) => one.fault === fault)) ?? null;
}

/** Returns texts as they are sent to a model: with the text of their question or concept, not with its id. */
function withContext(rows: readonly TextRow[], all: readonly TextRow[]): SuggestTranslationsRequest['texts'] {
  const owners = new Map(
    all
      .filter(({ text: { kind } }) => kind === 'question' || kind === 'conceptTitle')
      .map(({ text: { externalId, source } }) => [externalId ?? source, source]),
  );
  return rows.map(({ text: { kind, source, of } }) => ({
    kind,
    source,
    ...(of === undefined ? {} : { of: owners.get(of) ?? of }),
  }));
}
