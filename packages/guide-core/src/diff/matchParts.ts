import { objectFields, textField } from '../doc/node.ts';
import { isJsonObject } from '../json.ts';
import { likeness, plainText, wordsOf } from './likeness.ts';
import { matchAligned, haveSameText } from './matchAligned.ts';
import { matchBetween } from './matchBetween.ts';
import { matchItems } from './matchItems.ts';
import { Matcher, type Matching, type ScoredPair } from './matching.ts';
import { type Part, type Parts, partsIn } from './part.ts';

/** Concepts and answers with at least this likeness are versions of one another. */
const alikeEnough = 0.6;
/** If both lists are longer than this, answers and concepts are matched by id and text only, to limit the cost. */
const longList = 150;

/**
 * Matches two guides by external id, then by content, then by likeness. Items and concepts are found anywhere in the
 * guide, options and rows only inside their question. Cost: about linear; likeness is computed only for unmatched
 * parts.
 */
export function matchParts(a: Parts, b: Parts): Matching {
  const matcher = new Matcher(a, b);
  matcher.match(a.root, b.root);
  matchAligned(matcher, a, b);
  matchItems(matcher, ofKind(a, 'item'), ofKind(b, 'item'));
  matchConcepts(matcher, ofKind(a, 'concept'), ofKind(b, 'concept'));
  matchBlocks(matcher, partsIn(a.root, 'blocks'), partsIn(b.root, 'blocks'));
  for (const part of [a.root, ...partsIn(a.root, 'blocks')]) {
    const other = matcher.toB.get(part);
    if (!other || part.node === other.node) continue;
    for (const { slot, parts } of part.lists) matchBetween(matcher, parts, partsIn(other, slot));
  }
  for (const item of ofKind(a, 'item')) {
    const other = matcher.toB.get(item);
    if (!other || matcher.isSame(other)) continue;
    if (haveSameText(item, other)) matcher.matchSame(item, other);
    else
      for (const slot of ['options', 'rows'] as const) matchAnswers(matcher, partsIn(item, slot), partsIn(other, slot));
  }
  return matcher;
}

function ofKind(parts: Parts, kind: Part['kind']): readonly Part[] {
  return parts.above.filter((part) => part.kind === kind);
}

function matchConcepts(matcher: Matcher, a: readonly Part[], b: readonly Part[]): void {
  const nickname = (part: Part) => plainText(textField(part.node, 'nickname'));
  const title = (part: Part) => plainText(contentText(part, 'title'));
  matcher.byName(a, b, (part) => textField(part.node, 'externalId'), true);
  matcher.byName(a, b, (part) => `${nickname(part)}\0${title(part)}`);
  matcher.byName(a, b, nickname, true);
  matcher.byName(a, b, title, true);
  const words = (part: Part) =>
    new Set(wordsOf(`${nickname(part)} ${title(part)} ${contentText(part, 'description')}`));
  const [leftA, leftB] = [matcher.freeA(a), matcher.freeB(b)];
  if (leftA.length <= longList || leftB.length <= longList) matcher.byScore(allPairs(leftA, leftB, words));
}

function contentText(part: Part, property: string): string {
  const content = objectFields(part.node)['content'];
  const text = isJsonObject(content) ? content[property] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Matches blocks by id, then by the items they share and by title. */
function matchBlocks(matcher: Matcher, a: readonly Part[], b: readonly Part[]): void {
  matcher.byName(a, b, (part) => textField(part.node, 'externalId'), true);
  const pairs: ScoredPair[] = [];
  const titled = new Map<string, Part[]>();
  for (const block of matcher.freeB(b)) {
    const title = plainText(textField(block.node, 'title'));
    titled.set(title, [...(titled.get(title) ?? []), block]);
  }
  for (const block of matcher.freeA(a)) {
    const title = plainText(textField(block.node, 'title'));
    const shared = sharedWith(matcher, block);
    for (const other of new Set([...shared.keys(), ...(titled.get(title) ?? []).slice(0, longList)])) {
      const contents = (2 * (shared.get(other) ?? 0)) / (contentsOf(block).length + contentsOf(other).length || 1);
      const score = contents + (plainText(textField(other.node, 'title')) === title ? 0.5 : 0);
      if (score >= 0.5) pairs.push({ a: block, b: other, score });
    }
  }
  matcher.byScore(pairs);
}

function contentsOf(block: Part): readonly Part[] {
  return block.lists.flatMap(({ parts }) => parts);
}

function sharedWith(matcher: Matcher, block: Part): ReadonlyMap<Part, number> {
  const counts = new Map<Part, number>();
  for (const part of contentsOf(block)) {
    const other = matcher.toB.get(part)?.parent;
    if (other && !matcher.toA.has(other)) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return counts;
}

/** Matches the options, columns and rows of one question. */
function matchAnswers(matcher: Matcher, a: readonly Part[], b: readonly Part[]): void {
  if (a.length === b.length && a.every((part, index) => isSameAnswer(part, b[index]))) {
    for (const [index, part] of a.entries()) matcher.match(part, b[index] ?? part);
    return;
  }
  const text = (part: Part) => textField(part.node, 'text');
  matcher.byName(a, b, (part) => textField(part.node, 'externalId'), true);
  matcher.byName(a, b, text);
  matcher.byName(a, b, (part) => plainText(text(part)));
  const [leftA, leftB] = [matcher.freeA(a), matcher.freeB(b)];
  if (leftA.length <= longList || leftB.length <= longList) {
    matcher.byScore(allPairs(leftA, leftB, (part) => answerWords(text(part))));
  }
  matchBetween(matcher, a, b);
}

function isSameAnswer(a: Part, b: Part | undefined): boolean {
  if (b === undefined) return false;
  if (a.node === b.node) return true;
  const id = textField(a.node, 'externalId');
  return id === textField(b.node, 'externalId') && textField(a.node, 'text') === textField(b.node, 'text');
}

function allPairs(
  a: readonly Part[],
  b: readonly Part[],
  words: (part: Part) => ReadonlySet<string>,
): readonly ScoredPair[] {
  const others = b.map((part) => [part, words(part)] as const);
  return a.flatMap((part) => {
    const own = words(part);
    return others
      .map(([other, its]) => ({ a: part, b: other, score: likeness(own, its) }))
      .filter(({ score }) => score >= alikeEnough);
  });
}

// "2019 or 2020" and "2020 or 2021" are similar texts but different answers.
function answerWords(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const numbers = words.filter((word) => /^\p{N}+$/u.test(word));
  return new Set(numbers.length === 0 ? words : words.map((word) => `${word} ${numbers.join(' ')}`));
}
