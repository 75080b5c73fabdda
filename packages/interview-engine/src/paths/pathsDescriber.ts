import type { MessageLanguage } from '@guide-studio/guide-core';
import { childrenOf, type GuideDocument, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { getIn, oneLine } from '@guide-studio/guide-core/internal';
import type { Guide } from '../plan/plan.ts';
import { screensOut } from '../wording/screensOut.ts';
import { type Finding, findingSentence } from './findings/index.ts';
import type { Goal, Owned, Owner, Reach, Wanted } from '../logic/index.ts';
import { germanPaths } from './pathsWords.de.ts';
import { englishPaths } from './pathsWords.en.ts';
import { partNames } from './partNames.ts';
import type { PathsWords } from './pathsWords.types.ts';
import { reasonDescriber, type ReasonText } from './reasonDescriber.ts';
import { wayLines } from './describeWay.ts';
import type { LeftOpen } from './leftOpen.ts';
import { combinationsOf } from './pairs.ts';
import type { Obstacle } from './reason.ts';
import type { UncoveredCriterion } from './personas.ts';
import type { RelatedConditions } from './relatedConditions.ts';
import type { CriterionPlace } from './requirements.ts';
import type { Witness } from './witness.ts';

const allWords: Readonly<Record<MessageLanguage, PathsWords>> = { en: englishPaths, de: germanPaths };

/** Puts what is known about the paths of a guide in sentences. */
export interface PathsDescriber {
  /** Who is shown something. `isBeforeEnding`: `isSeenBeforeEnding`. */
  shownTo(reach: Reach, reachOfAll: Reach, isBeforeEnding?: boolean): string;
  /** What participants meet who are shown a part, besides its own condition; empty if there is nothing. */
  beyond(requirements: readonly CriterionPlace[]): string;
  /** Which questions some participants were not asked who are shown a part. */
  unasked(questions: readonly number[]): string;
  /** Why nobody is. `goal`: what nobody gets to; then one sentence says all where that is possible. */
  reason(obstacles: readonly Obstacle[], goal?: Goal): ReasonText;
  /** That it takes too long to find out why nobody is. */
  readonly reasonUnknown: string;
  /**
   * A shortest way, a line per link parameter, and per draw and answer that it needs. `upTo`: without the answer at its step (`goal`, the
   * default), or with it.
   */
  way(guide: Guide, witness: Witness, upTo?: 'goal' | 'answer'): readonly string[];
  /** That every interview gets there. */
  readonly anyWay: string;
  /** What is wrong, with the names of the parts, as one or two sentences. */
  finding(finding: Finding): string;
  /** Questions that nobody is shown because they depend on one that nobody is shown. */
  dependants(items: readonly number[]): string;
  /** Parts with conditions that the same participants meet. */
  same(group: RelatedConditions['same'][number]): string;
  /** A part whose condition is met by all who meet that of another. */
  within(pair: RelatedConditions['within'][number]): string;
  /** That conditions from one on were not compared. */
  uncompared(owner: Owner): string;
  /** That only some of the concepts of a block are drawn, if `goal` is one of them; empty otherwise. */
  drawn(goal: Goal): string;
  /** A question that is not shown to participants who bring no options to it. */
  leftOut(item: number): string;
  /** Something that no persona does, of which it is not known whether it can happen. `what`: its name. */
  mayHappen(what: string): string;
  /** A criterion that no persona meets, or does not meet, while its question is asked. */
  uncoveredCriterion(one: UncoveredCriterion): string;
  /** What stays open because the analysis limit was reached: a heading, and a line for each kind. */
  leftOpen(open: LeftOpen): { readonly heading: string; readonly lines: readonly string[] };
  /** Names what can be reached, with its whole text. */
  named(goal: Goal): string;
  /** Two criteria that no persona meets, or does not meet, in this way together. */
  uncoveredPair(pair: Extract<Goal, { kind: 'pair' }>, why: 'never' | 'undecided'): string;
  /** A condition with so many combinations of two criteria that they are not tried. */
  untriedPairs(owned: Owned): string;
}

/** Returns what describes the paths of a guide, given as a document (`fromWire`). Default: English. */
export function pathsDescriber(doc: GuideDocument, language: MessageLanguage = 'en'): PathsDescriber {
  const words = allWords[language];

  const names = partNames(doc, words, language);
  const { itemName, sourceOf, nodeOf, briefName, briefItem, named, namedItems, criterion } = names;

  let screened: boolean | undefined;
  const isScreened = (): boolean => (screened ??= screensOut(doc));

  /** Returns the question that a criterion is about. */
  function sourceOfCriterion(owner: Owner, index: number) {
    const node = nodeOf(owner);
    const one = node === undefined ? undefined : childrenOf(node, 'criteria')[index];
    return one === undefined ? undefined : itemIndex(doc).byId.get(textField(one, 'questionId'));
  }

  const sourceName = (owner: Owner, index: number): string => {
    const source = sourceOfCriterion(owner, index);
    return source === undefined ? briefName(owner) : itemName(source.order);
  };

  /** Names criteria of one condition, each met or not: a pair, or one. */
  const pair = ({ owner, criteria }: { readonly owner: Owner; readonly criteria: readonly Wanted[] }): string =>
    words.pair(
      briefName(owner),
      criteria.map(({ index, holds }) => ({ sentence: criterion(owner, index), holds })),
    );

  /** A whole text in quotation marks, as it was written. */
  const whole = (text: string): string => words.quoted(oneLine(text));

  function goalName(goal: Goal): string {
    if (goal.kind === 'outcome') return words.outcomes[goal.outcome];
    if (goal.kind === 'pair') return pair(goal);
    if (goal.kind === 'criterion' || goal.kind === 'decides') return pair({ ...goal, criteria: [goal] });
    if (goal.kind === 'block') {
      const block = childrenOf(doc.root, 'blocks')[goal.block];
      const title = block === undefined ? '' : textField(block, 'title');
      return words.block(goal.block + 1, oneLine(title) === '' ? null : whole(title));
    }
    const conceptAt = (block: number, concept: number): string => {
      const node = nodeOf({ kind: 'concept', block, concept });
      return whole(node === undefined ? '' : textField(node, 'nickname'));
    };
    if (goal.kind === 'concept') return words.partOf.concept(conceptAt(goal.block, goal.concept));
    const entry = itemIndex(doc).items[goal.item];
    const question = words.numbered(goal.item + 1, whole(entry === undefined ? '' : textField(entry.node, 'text')));
    if (goal.kind === 'option') return words.partOf.option(question, names.shownOption(goal.item, goal.option));
    if (goal.kind === 'options' || goal.concept === undefined) return question;
    return words.partOf.itemFor(question, conceptAt(entry?.block ?? -1, goal.concept));
  }

  return {
    named: goalName,
    uncoveredPair: (goal, why) => words.uncoveredPair(pair(goal), why),
    shownTo(reach, reachOfAll, isBeforeEnding = false) {
      if (reachOfAll === 'never') return words.shownToNobody;
      if (reach === 'undecided' || reachOfAll === 'undecided') return words.shownTo.undecided;
      if (reach === 'never') return reachOfAll === 'always' ? words.shownTo.always : words.shownToScreenedOut;
      if (isBeforeEnding) return words.shownToLeft;
      return reach === 'always' && reachOfAll !== 'always' ? words.shownToPassing : words.shownTo[reach];
    },
    beyond: (requirements) =>
      requirements.length === 0 ? '' : words.beyond(requirements.map(({ owner, index }) => criterion(owner, index))),
    unasked: (questions) => (questions.length === 0 ? '' : words.unasked(namedItems(questions))),
    reason: reasonDescriber(doc, words, names),
    reasonUnknown: words.reasonUnknown,
    way: (guide, witness, upTo) => wayLines(words, guide, witness, upTo),
    anyWay: words.anyWay,
    untriedPairs: (owned) => words.untriedPairs(briefName(owned.owner), combinationsOf(owned)),
    leftOpen({ journeys, items, owners }) {
      const lines = [
        ...(journeys ? [words.openJourneys] : []),
        ...(items.length > 0 ? [words.openItems(namedItems(items))] : []),
        ...(owners.length > 0 ? [words.openConditions(named(owners))] : []),
      ];
      return { heading: words.limitReached, lines };
    },
    same: (group) => words.same(named(group), isScreened()),
    uncompared: (owner) => words.uncompared(briefName(owner)),
    within: ({ owner, within }) => words.within(briefName(owner), briefName(within), isScreened()),
    drawn(goal) {
      const block = goal.kind === 'concept' ? childrenOf(doc.root, 'blocks')[goal.block] : undefined;
      const count = block === undefined ? undefined : getIn(block.fields, ['conceptSamplingConfig', 'subsampleCount']);
      const all = block === undefined ? 0 : childrenOf(block, 'concepts').length;
      return typeof count === 'number' && count < all ? words.drawn(count, all) : '';
    },
    leftOut: (item) => words.leftOut(briefItem(item), briefItem(sourceOf(item))),
    dependants: (items) => words.dependants(namedItems(items)),
    mayHappen: words.mayHappen,
    uncoveredCriterion({ goal: { owner, index, holds }, why, isNeverAsked }) {
      const [of, sentence] = [briefName(owner), criterion(owner, index)];
      const question = sourceName(owner, index);
      if (isNeverAsked) return words.neverAsked(of, sentence, question);
      return why === 'never'
        ? words.alikeForAll(of, sentence, question, !holds)
        : words.mayDiffer(of, sentence, question, holds);
    },
    finding: (finding) => findingSentence(finding, names, language),
  };
}
