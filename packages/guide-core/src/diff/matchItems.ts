import { textField } from '../doc/node.ts';
import { likeness, plainText, wordsOf } from './likeness.ts';
import type { Matcher, ScoredPair } from './matching.ts';
import { answersOf, type Part } from './part.ts';

/** From this likeness on, two questions of one type are versions of one question. Found by reading real waves. */
const alikeEnough = 0.6;
/** Questions of different types must agree in nearly every word. */
const alikeAcrossTypes = 0.85;
/** A word that more questions than this have says nothing about which one is meant. It also bounds the cost. */
const commonWord = 40;
/** How many of its rarest words a question is looked up by. */
const lookups = 8;

/** Matches the items of two guides: by id, then by content, then by text, then by likeness. */
export function matchItems(matcher: Matcher, itemsA: readonly Part[], itemsB: readonly Part[]): void {
  const [a, b] = [matcher.freeA(itemsA), matcher.freeB(itemsB)];
  matcher.byName(a, b, (part) => textField(part.node, 'externalId'), true);
  // What has a text that the other guide does not have cannot have the same content.
  const texts = [a, b].map((parts) => new Set(parts.map(textOf)));
  const isShared = (part: Part) => texts.every((each) => each.has(textOf(part)));
  const content = remembered(contentOf);
  const words = remembered((part) => wordsOf(textOf(part)));
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

/** What an item asks and offers, without its id and its logic. '' for an item that says nothing yet. */
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
  const words = remembered((part) => new Set(wordsIn(part)));
  const byWord = new Map<string, Part[]>();
  for (const part of b) {
    for (const word of words(part)) {
      const having = byWord.get(word);
      if (having) having.push(part);
      else byWord.set(word, [part]);
    }
  }
  const texts = remembered(answerTexts);
  const answers = remembered((part) => new Set(texts(part).map(plainText)));
  const pairs: ScoredPair[] = [];
  for (const part of a) {
    for (const candidate of candidatesOf(words(part), byWord)) {
      const isSameType = textField(part.node, 'type') === textField(candidate.node, 'type');
      const enough = isSameType ? alikeEnough : alikeAcrossTypes;
      const text = likeness(words(part), words(candidate));
      // No answers could make up for this, and reading those costs more than anything else here.
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

// The wording counts more than the answers: scales such as "Agree, Disagree" stand under many questions.
function scoreOf(text: number, answers: number): number {
  return 0.7 * text + 0.3 * answers;
}

function answerTexts(part: Part): readonly string[] {
  return answersOf(part).map((answer) => textField(answer.node, 'text'));
}

function remembered<T>(compute: (part: Part) => T): (part: Part) => T {
  const known = new Map<Part, T>();
  return (part) => {
    const value = known.get(part) ?? compute(part);
    known.set(part, value);
    return value;
  };
}
