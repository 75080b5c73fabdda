import { textField } from '../doc/node.ts';
import { likeness, plainText, wordsOf } from './likeness.ts';
import type { Matcher, ScoredPair } from './matching.ts';
import { type Part, partsIn } from './part.ts';

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
  const contents = new Map<Part, string>();
  const content = (part: Part): string => remembered(contents, part, contentOf);
  const inBlock = (part: Part): string => `${textField(part.block?.node ?? part.node, 'title')}\0${content(part)}`;
  matcher.byName(a, b, inBlock);
  matcher.byName(a, b, content);
  matcher.byName(a, b, (part) => named(part, `${textField(part.block?.node ?? part.node, 'title')}\0`));
  matcher.byName(a, b, (part) => named(part, ''));
  matcher.byScore(alikePairs(matcher.freeA(a), matcher.freeB(b)));
}

function named(part: Part, before: string): string {
  const text = plainText(textField(part.node, 'text'));
  return text === '' ? '' : `${before}${textField(part.node, 'type')}\0${text}`;
}

/** What an item asks and offers, without its id and its logic. '' for an item that says nothing yet. */
function contentOf(part: Part): string {
  const text = textField(part.node, 'text');
  const answers = part.lists.map(({ slot, parts }) => [slot, ...parts.map((answer) => textField(answer.node, 'text'))]);
  return text === '' && answers.length === 0 ? '' : JSON.stringify([textField(part.node, 'type'), text, answers]);
}

/** The words of an item and what it offers. */
interface Profile {
  readonly words: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
}

function profileOf(part: Part): Profile {
  const answers = [...partsIn(part, 'options'), ...partsIn(part, 'rows')];
  return {
    words: new Set(wordsOf(textField(part.node, 'text'))),
    answers: new Set(answers.map((answer) => plainText(textField(answer.node, 'text')))),
  };
}

function alikePairs(a: readonly Part[], b: readonly Part[]): readonly ScoredPair[] {
  if (a.length === 0 || b.length === 0) return [];
  const profiles = new Map(b.map((part) => [part, profileOf(part)] as const));
  const byWord = new Map<string, Part[]>();
  for (const [part, { words }] of profiles) {
    for (const word of words) {
      const having = byWord.get(word);
      if (having) having.push(part);
      else byWord.set(word, [part]);
    }
  }
  const pairs: ScoredPair[] = [];
  for (const part of a) {
    const profile = profileOf(part);
    for (const candidate of candidatesOf(profile, byWord)) {
      const score = scoreOf(profile, profiles.get(candidate) ?? profile);
      const isSameType = textField(part.node, 'type') === textField(candidate.node, 'type');
      if (score >= (isSameType ? alikeEnough : alikeAcrossTypes)) pairs.push({ a: part, b: candidate, score });
    }
  }
  return pairs;
}

function candidatesOf({ words }: Profile, byWord: ReadonlyMap<string, readonly Part[]>): ReadonlySet<Part> {
  const lists: (readonly Part[])[] = [];
  for (const word of words) {
    const having = byWord.get(word);
    if (having && having.length <= commonWord) lists.push(having);
  }
  const rarest = lists.sort((x, y) => x.length - y.length).slice(0, lookups);
  return new Set(rarest.flat());
}

// The wording counts more than the answers: scales such as "Agree, Disagree" stand under many questions.
function scoreOf(a: Profile, b: Profile): number {
  const text = likeness(a.words, b.words);
  if (a.answers.size === 0 || b.answers.size === 0) return text;
  return 0.7 * text + 0.3 * likeness(a.answers, b.answers);
}

function remembered<T>(known: Map<Part, T>, part: Part, compute: (part: Part) => T): T {
  const value = known.get(part) ?? compute(part);
  known.set(part, value);
  return value;
}
