import {
  childrenOf,
  getIn,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  objectFields,
  type MessageLanguage,
  referencesByHolder,
  textField,
} from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { screensOut } from '../wording/screensOut.ts';
import type { Finding } from './finding.ts';
import type { Goal, Owned, Owner, Reach, Wanted } from '../logic/index.ts';
import { germanPaths } from './pathsWords.de.ts';
import { englishPaths } from './pathsWords.en.ts';
import { isAnyOf, partNames } from './partNames.ts';
import type { PathsWords } from './pathsWords.types.ts';
import { reasonTelling, type ToldReason } from './tellReason.ts';
import { wayLines } from './tellWay.ts';
import type { LeftOpen } from './leftOpen.ts';
import { combinationsOf } from './pairs.ts';
import type { Obstacle } from './reason.ts';
import type { UncoveredCriterion } from './personas.ts';
import type { RelatedConditions } from './relatedConditions.ts';
import type { CriterionPlace } from './requirements.ts';
import type { Witness } from './witness.ts';

const allWords: Readonly<Record<MessageLanguage, PathsWords>> = { en: englishPaths, de: germanPaths };

/** Sentences about the paths of a guide. `doc` is the same guide as a document. */
export interface PathsTelling {
  /** Who is shown something. `isBeforeEnding`: `isSeenBeforeEnding`. */
  shownTo(reach: Reach, reachOfAll: Reach, isBeforeEnding?: boolean): string;
  /** What participants meet who are shown a part, besides its own condition; empty if there is nothing. */
  beyond(requirements: readonly CriterionPlace[]): string;
  /** Which questions some participants were not asked who are shown a part. */
  unasked(questions: readonly number[]): string;
  /** Why nobody is. `goal`: what nobody gets to; then one sentence says all where that is possible. */
  reason(obstacles: readonly Obstacle[], goal?: Goal): ToldReason;
  /**
   * A shortest way, a line per link parameter, and per draw and answer that it needs. `upTo`: without the answer at its step (`goal`, the
   * default), or with it.
   */
  way(guide: Guide, witness: Witness, upTo?: 'goal' | 'answer'): readonly string[];
  /** That every interview gets there. */
  readonly anyWay: string;
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
  /** Something that no persona does, of which it is not known whether it can happen. `what`: the thing. */
  mayHappen(what: string): string;
  /** A criterion that no persona meets, or does not meet, while its question is asked. */
  uncoveredCriterion(one: UncoveredCriterion): string;
  /** What stays open because the limit of work was reached: a heading, and a line for each kind. */
  leftOpen(open: LeftOpen): { readonly heading: string; readonly lines: readonly string[] };
  /** Criteria of one condition, each met or not: a pair, or one. */
  pair(pair: { readonly owner: Owner; readonly criteria: readonly Wanted[] }): string;
  /** A condition with so many combinations of two criteria that they are not tried. */
  untriedPairs(owned: Owned): string;
}

/** Returns sentences about the paths of a guide. */
export function pathsTelling(doc: GuideDocument, language: MessageLanguage = 'en'): PathsTelling {
  const words = allWords[language];

  const names = partNames(doc, words, language);
  const {
    itemNode,
    itemName,
    sourceOf,
    nodeOf,
    briefName,
    briefItem,
    named,
    namedItems,
    criterion,
    optionsOf,
    optionName,
  } = names;

  /** Returns whether a criterion names an option or a row that its question does not have. */
  function namesNothing(owner: Owner, index: number): boolean {
    const node = nodeOf(owner);
    const key = node === undefined ? undefined : childrenOf(node, 'criteria')[index]?.key;
    const references = (key !== undefined && referencesByHolder(doc).get(key)) || [];
    return references.some(({ kind, target }) => kind !== 'question' && target === null);
  }

  /** Returns how a question asks for several values of a parameter, of which an ordinary link has one; null: it does not. */
  function askingForSeveral({ item, name }: { readonly item: number; readonly name: string }) {
    const node = itemNode(item);
    if (node === undefined || isAnyOf(node)) return null;
    const about = (criterionNode: GuideNode): boolean => objectFields(criterionNode)['parameter'] === name;
    const criteria = childrenOf(node, 'criteria');
    if (criteria.filter(about).length < 2) return null;
    return criteria.every(about) ? 'onlyThese' : 'amongOthers';
  }

  /** Returns the questions and concepts before a question that ask for one of the values of a parameter; null if none do. */
  function askingBefore({ item, name, values }: Extract<Finding, { code: 'repeatedParameter' }>): string | null {
    const { items } = itemIndex(doc);
    const asks = (owner: Owner): boolean =>
      childrenOf(nodeOf(owner) ?? doc.root, 'criteria').some((node) => {
        const { parameter, value } = objectFields(node);
        return parameter === name && typeof value === 'string' && values.includes(value);
      });
    const concepts = childrenOf(doc.root, 'blocks')
      .slice(0, (items[item]?.block ?? -1) + 1)
      .flatMap((node, block) =>
        childrenOf(node, 'concepts').map((_, concept): Owner => ({ kind: 'concept', block, concept })),
      );
    const before = items.slice(0, item).map((_, at): Owner => ({ kind: 'item', item: at }));
    const asking = [...before, ...concepts].filter(asks);
    return asking.length === 0 ? null : named(asking);
  }

  let screened: boolean | undefined;
  const isScreened = (): boolean => (screened ??= screensOut(doc));

  function redundant({ owner, index, by }: Extract<Finding, { code: 'changesNothing' }>): string {
    const [said, other] = [criterion(owner, index), by === null ? null : criterion(owner, by)];
    if (said === other) return words.saidTwice(briefName(owner), said);
    const isAny = isAnyOf(nodeOf(owner));
    return words.redundant(briefName(owner), said, isAny, other, isAny ? null : unaskedMeeting(owner, index, by));
  }

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

  /** Returns the question that a criterion excludes answers of, if some are not asked it, which meets the criterion. */
  function unaskedMeeting(owner: Owner, index: number, by: number | null): string | null {
    const source = sourceOfCriterion(owner, index);
    const criterionNode = childrenOf(nodeOf(owner) ?? doc.root, 'criteria')[index];
    if (source === undefined || criterionNode === undefined) return null;
    const isExcluding = objectFields(criterionNode)['matchingCriteria'] === 'mustNotSelect';
    const isConditional = childrenOf(source.node, 'criteria').length > 0 || sourceOf(source.order) !== -1;
    const isSame = by !== null && sourceOfCriterion(owner, by)?.order === source.order;
    return isExcluding && isConditional && !isSame ? itemName(source.order) : null;
  }

  return {
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
    reason: reasonTelling(doc, words, names),
    way: (guide, witness, upTo) => wayLines(words, guide, witness, upTo),
    anyWay: words.anyWay,
    pair: ({ owner, criteria }) =>
      words.pair(
        briefName(owner),
        criteria.map(({ index, holds }) => ({ sentence: criterion(owner, index), holds })),
      ),
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
    finding(finding) {
      if (
        (finding.code === 'neverMet' || finding.code === 'alwaysMet' || finding.code === 'changesNothing') &&
        namesNothing(finding.owner, finding.index)
      )
        return words.noSuch(briefName(finding.owner), criterion(finding.owner, finding.index));
      switch (finding.code) {
        case 'neverMet':
          return words.cannotHold(briefName(finding.owner), criterion(finding.owner, finding.index));
        case 'alwaysMet':
          return words.cannotFail(
            briefName(finding.owner),
            criterion(finding.owner, finding.index),
            childrenOf(nodeOf(finding.owner) ?? doc.root, 'criteria').length === 1,
          );
        case 'changesNothing':
          return redundant(finding);
        case 'forgottenOption':
          return words.lonely(briefItem(finding.item), optionName(optionsOf(finding.item)[finding.option]));
        case 'fewCarried':
          return words.carriedTooFew(briefItem(finding.item), finding.least, briefItem(sourceOf(finding.item)));
        case 'oneCarried':
          return words.oneCarried([finding.item, ...finding.also].map(briefItem), briefItem(sourceOf(finding.item)));
        case 'repeatedParameter': {
          const { item, name, values } = finding;
          const own = askingForSeveral(finding);
          return words.repeatedParameter(
            briefItem(item),
            name,
            values,
            own,
            own === null ? askingBefore(finding) : null,
          );
        }
        case 'conceptForNobody':
          return words.condition(
            briefName({ kind: 'concept', block: finding.block, concept: finding.concept }),
            words.shownToNobody,
          );
        case 'idleCondition':
          return words.idle(briefName(finding.owner));
        case 'mentionsOther': {
          const { item, source, option, other } = finding;
          return words.mentionsOther(
            briefItem(item),
            optionName(optionsOf(source)[other]),
            optionName(optionsOf(source)[option]),
            briefItem(source),
          );
        }
        case 'missingRoute': {
          const options = finding.options.map((option) => optionName(optionsOf(finding.item)[option]));
          return words.missingRoute(briefItem(finding.item), briefItem(finding.like), words.all(options));
        }
        case 'differentRoute':
          return words.differentRoute(briefItem(finding.item), briefItem(finding.like));
        case 'nobodyCompletes':
          return words.nobodyCompletes(briefItem(finding.item), finding.questions);
        case 'shownToNobody':
          return `${briefItem(finding.item)}: ${words.shownToNobody}${finding.also.length === 0 ? '' : ` ${words.dependants(namedItems(finding.also))}.`}`;
      }
    },
  };
}
