import type { JsonObject } from '@guide-studio/guide-core';
import {
  type Answer,
  type AnsweredQuestion,
  answeredQuestions,
  createSession,
  type Guide,
  outcomeOfInterview,
  rehearse,
} from '@guide-studio/interview-engine';

/** What simulated people answered to one question. */
export type QuestionSummary = { readonly key: string; readonly question: string; readonly count: number } & (
  | { readonly kind: 'shares'; readonly bars: readonly Bar[] }
  | { readonly kind: 'ranks'; readonly bars: readonly Bar[] }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
);

interface Bar {
  readonly text: string;
  /** People who chose it, or its mean place. */
  readonly value: number;
  /** From 0 to 1. */
  readonly share: number;
}

export interface Simulation {
  readonly people: number;
  readonly complete: number;
  readonly screenedOut: number;
  readonly questions: readonly QuestionSummary[];
}

/**
 * Lets people who do not exist take the interview of a valid guide. The same people give the same answers each time:
 * their seeds are their numbers. `voices` are what they say to open questions, by id.
 */
export function simulate(
  wire: JsonObject,
  voices: Readonly<Record<string, readonly string[]>>,
  people: number,
): Simulation {
  const guide = wire as unknown as Guide;
  const interviews = Array.from({ length: people }, (_, person) => interview(guide, voices, person));
  const outcomes = interviews.map(({ outcome }) => outcome);
  const places = guide.studyGuide.flatMap(({ items }, block) => items.map((item, place) => ({ item, block, place })));
  return {
    people,
    complete: outcomes.filter((outcome) => outcome === 'complete').length,
    screenedOut: outcomes.filter((outcome) => outcome === 'screened_out').length,
    questions: places.flatMap(({ item, block, place }) => {
      const answers = interviews.flatMap(({ answered }) =>
        answered.filter((each) => each.block === block && each.place === place),
      );
      const summary = summaryOf(item, answers);
      return summary ? [{ key: `${block}.${place}`, question: item.text, count: answers.length, ...summary }] : [];
    }),
  };
}

type GuideItem = Guide['studyGuide'][number]['items'][number];

// No step is called so: everything on the way is answered.
const toTheEnd = { at: 'end of the simulation' };

function interview(guide: Guide, voices: Readonly<Record<string, readonly string[]>>, person: number) {
  const start = createSession({ seed: `person ${person}`, urlParams: {} });
  const silent = rehearse(guide, start, new Map(), toTheEnd).session;
  const given = answeredQuestions(guide, silent).flatMap(({ stepId, block, place }) => {
    const item = guide.studyGuide[block]?.items[place];
    const own = item && ownAnswer(item, voices, person);
    return own ? [[stepId, own] as const] : [];
  });
  const { session } = rehearse(guide, start, new Map(given), toTheEnd);
  return { answered: answeredQuestions(guide, session), outcome: outcomeOfInterview(guide, session) };
}

/** What a rehearsal would not answer like a person: who does not fit the study, and what is said in own words. */
function ownAnswer(
  item: GuideItem,
  voices: Readonly<Record<string, readonly string[]>>,
  person: number,
): Answer | undefined {
  if (item.type === 'open_ended') {
    const texts = voices[item.externalId ?? ''] ?? [];
    const text = texts[person % Math.max(1, texts.length)];
    return text === undefined ? undefined : { text };
  }
  if (item.type !== 'multiple_choice' || person % everyHowManyUnfit !== 0) return undefined;
  const rejecting = (item.options ?? []).findIndex(({ status }) => status === 'reject');
  return rejecting === -1 ? undefined : { selected: [`o${rejecting + 1}`] };
}

const everyHowManyUnfit = 8;

type Summary =
  | { readonly kind: 'shares' | 'ranks'; readonly bars: readonly Bar[] }
  | { readonly kind: 'texts'; readonly texts: readonly string[] };

function summaryOf(item: GuideItem, answers: readonly AnsweredQuestion[]): Summary | null {
  switch (item.type) {
    case 'open_ended':
      return { kind: 'texts', texts: [...new Set(answers.map(({ answer }) => answer))] };
    case 'multiple_choice':
      return { kind: 'shares', bars: sharesOf(item.options ?? [], answers) };
    case 'ranking':
      return { kind: 'ranks', bars: ranksOf(item.options ?? [], answers) };
    default:
      return null;
  }
}

function sharesOf(options: readonly { readonly text: string }[], answers: readonly AnsweredQuestion[]): Bar[] {
  return options.map(({ text }, at) => {
    const value = answers.filter(({ given }) => 'selected' in given && given.selected.includes(`o${at + 1}`)).length;
    return { text, value, share: value / Math.max(1, answers.length) };
  });
}

function ranksOf(options: readonly { readonly text: string }[], answers: readonly AnsweredQuestion[]): Bar[] {
  const bars = options.map(({ text }, at) => {
    const places = answers.flatMap(({ given }) => ('ranked' in given ? [given.ranked.indexOf(`o${at + 1}`) + 1] : []));
    const value = places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
    return { text, value, share: (options.length - value + 1) / options.length };
  });
  return bars.sort((one, other) => one.value - other.value);
}
