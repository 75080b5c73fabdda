import { oneLine } from '@guide-studio/guide-core/internal';
import type { Answer } from '../answers/answer.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { stepPlace } from '../stepPlace.ts';
import { answeredQuestions } from '../transcript.ts';
import { decisiveParts } from './decisiveParts.ts';
import type { PathsWords } from './pathsWords.types.ts';
import { type Witness, rehearseWitness } from './witness.ts';

/** Returns a shortest way as lines: see `PathsDescriber.way`. */
export function wayLines(
  words: PathsWords,
  guide: Guide,
  witness: Witness,
  upTo: 'goal' | 'answer' = 'goal',
): readonly string[] {
  const links = Object.entries(witness.urlParams).flatMap(([name, values]) =>
    values.map((value) => words.link(name, value)),
  );
  const plan = planOf(guide);
  const drawn = plan.blocks
    .filter(({ index }) => witness.needed.has(index))
    .flatMap(({ concepts }) => concepts)
    .filter(({ key }) => witness.firstConcepts.includes(key))
    .map(({ concept }) => words.quoted(concept.nickname));
  const session = rehearseWitness(guide, witness, { seeds: { seed: 'way' }, whole: upTo === 'answer' });
  // The longest first: one may begin with another.
  const added = [...witness.answers.values()]
    .flatMap((answer) => ('custom' in answer && answer.custom !== undefined ? [answer.custom] : []))
    .sort((one, other) => other.length - one.length);
  const inWords = (answer: string): string =>
    added.reduce((text, one) => text.replaceAll(one, words.ownAnswer), answer);
  // In a screener, the answers after the goal only say how to go on from there.
  const goal = witness.at === null ? undefined : stepPlace(guide, witness.at);
  const steps = [...witness.needed].flatMap((id) => (typeof id === 'string' ? (stepPlace(guide, id) ?? []) : []));
  const dependents = new Set(
    [...steps, ...(goal === undefined ? [] : [goal])].flatMap((place) => ('item' in place ? [place.item] : [])),
  );
  // What a condition asks about is never cut off.
  const shortAnswer = (item: number, text: string, given: Answer): string => {
    const parts = text.length <= enough ? null : decisiveParts(plan, dependents, item, given);
    if (parts === null) return short(text);
    const decisive = parts.decisive.map((part) => oneLine(part));
    return parts.others === 0 ? decisive.join('; ') : words.more(decisive, parts.others);
  };
  const isBefore = (item: number): boolean =>
    goal === undefined || !('item' in goal) || item < goal.item || (upTo === 'answer' && item === goal.item);
  const answers = answeredQuestions(guide, session)
    .filter(({ stepId, item }) => witness.answers.has(stepId) && witness.needed.has(stepId) && isBefore(item))
    .map(({ item, question, answer, given }) => {
      const name = short(question.replace(/^Q\d+/u, words.number(item + 1)));
      return `${name} → ${shortAnswer(item, inWords(oneLine(answer)), given)}`;
    });
  const lines = [...links, ...(drawn.length === 0 ? [] : [words.concepts(words.all(drawn))]), ...answers];
  return lines.length === 0 ? [words.anyWay] : lines;
}

/** The number of characters of a question by which a reader recognizes it. */
const enough = 90;

function short(text: string): string {
  const line = oneLine(text);
  return line.length <= enough ? line : `${line.slice(0, enough).trimEnd()}…`;
}
