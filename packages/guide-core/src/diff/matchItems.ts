import { textField } from '../doc/node.ts';
import { likeness, plainText, wordsOf } from './likeness.ts';
import type { Matcher, ScoredPair } from './matching.ts';
import { answersOf, type Part } from './part.ts';
import { byIdentity } from '../remember.ts';

/** Questions of the same type with at least this likeness are versions of one question. Tuned on real waves. */
const alikeEnough = 0.6;
/** Questions of different types must agree in nearly every word. */
const alikeAcrossTypes = 0.85;
/** A word that occurs in more questions than this identifies none of them. This also limits the cost. */
const commonWord = 40;
/** The number of rarest words by which a question is looked up. */
const lookups = 8;

/** Matches the items of two guides by id, then by content, text and likeness. */
export function matchItems(matcher: Matcher, itemsA: readonly Part[], itemsB: readonly Part[]): void {
  const [a, b] = [matcher.freeA(itemsA), matcher.freeB(itemsB)];
  matcher.byName(a, b, (part) => textField(part.node, 'externalId'), true);
  // If the other guide does not contain the text, it does not contain the content either.
  const texts = [a, b].map((parts) => new Set(parts.map(textOf)));
  const isShared = (part: Part) => texts.every((each) => each.has(textOf(part)));
  const content = byIdentity(contentOf);
  const words = byIdentity((part: Part) => wordsOf(textOf(part)));
  const named = (part: Part): string => {
    const text = words(part).join(' ');
    return text === '' ? '' : `${textField(part.node, 'type')}\0${text}`;
  };
  matcher.byName(a, b, (part) => (isShared(part) ? `${blockTitle(part)}\0${content(part)}` : ''));
  matcher.byName(a, b, (part) => (isShared(part) ? content(part) : ''));
  matcher.byName(a, b, (part) => (named(part) === '' ? '' : `${blockTitle(part)}\0${named(part)}`));
  matcher.byName(a, b, named);
  matcher.byScore(alikePairs(matcher.freeA(a), matcher.freeB(b), words));
}

function textOf(part: Part): string {
  return textField(part.node, 'text');
}

function blockTitle(part: Part): string {
  return textField(part.block?.node ?? part.node, 'title');
}

/** Returns the text and the answers of an item, without its id and its logic, or '' for a blank item. */
function contentOf(part: Part): string {
  const text = textOf(part);
  const answers = part.lists.map(({ slot, parts }) => [slot, ...parts.map((answer) => textField(answer.node, 'text'))]);
  return text === '' && answers.length === 0 ? '' : JSON.stringify([textField(part.node, 'type'), text, answers]);
}

function alikePairs(
  a: readonly Part[],
  b: readonly Part[],
  wordsIn: (part: Part) => readonly string[],
): readonly ScoredPair[] {
  if (a.length === 0 || b.length === 0) return [];
  const words = byIdentity((part: Part) => new Set(wordsIn(part)));
  const byWord = new Map<string, Part[]>();
  for (const part of b) {
    for (const word of words(part)) {
      const having = byWord.get(word);
      if (having) having.push(part);
      else byWord.set(word, [part]);
    }
  }
  const texts = byIdentity(answerTexts);
  const answers = byIdentity((part: Part) => new Set(texts(part).map(plainText)));
  const pairs: ScoredPair[] = [];
  for (const part of a) {
    for (const candidate of candidatesOf(words(part), byWord)) {
      const isSameType = textField(part.node, 'type') === textField(candidate.node, 'type');
      const enough = isSameType ? alikeEnough : alikeAcrossTypes;
      const text = likeness(words(part), words(candidate));
      // No answers could compensate for this, and comparing answers is the most expensive step.
      if (Math.max(text, scoreOf(text, 1)) < enough) continue;
      const [own, its] = [texts(part), texts(candidate)];
      const sameAnswers = own.length === its.length && own.every((each, at) => each === its[at]);
      const alike = () => (sameAnswers ? 1 : likeness(answers(part), answers(candidate)));
      const score = own.length === 0 || its.length === 0 ? text : scoreOf(text, alike());
      if (score >= enough) pairs.push({ a: part, b: candidate, score });
    }
  }
  return pairs;
}

function candidatesOf(words: ReadonlySet<string>, byWord: ReadonlyMap<string, readonly Part[]>): ReadonlySet<Part> {
  const lists: (readonly Part[])[] = [];
  for (const word of words) {
    const having = byWord.get(word);
    if (having && having.length <= commonWord) lists.push(having);
  }
  const rarest = lists.sort((x, y) => x.length - y.length).slice(0, lookups);
  return new Set(rarest.flat());
}

// The wording counts more than the answers, because scales such as "Agree, Disagree" occur in many questions.
function scoreOf(text: number, answers: number): number {
  return 0.7 * text + 0.3 * answers;
}

function answerTexts(part: Part): readonly string[] {
  return answersOf(part).map((answer) => textField(answer.node, 'text'));
}
