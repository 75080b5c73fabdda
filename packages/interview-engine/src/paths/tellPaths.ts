import {
  brief,
  childrenOf,
  conditionSentence,
  criterionSentence,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Json,
  objectFields,
  type MessageLanguage,
  oneLine,
  questionLabel,
  textField,
} from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { stepPlace } from '../stepPlace.ts';
import { answeredQuestions } from '../transcript.ts';
import { type AnswerRule, isAnswerRule } from './answerRules.ts';
import type { Finding } from './findings.ts';
import type { Reach } from './exploration.ts';
import type { Owner, Wanted } from './goals.ts';
import { germanPaths } from './pathsWords.de.ts';
import { englishPaths } from './pathsWords.en.ts';
import type { PathsWords } from './pathsWords.types.ts';
import type { LeftOpen } from './leftOpen.ts';
import type { Obstacle } from './reason.ts';
import type { Covering } from './personas.ts';
import type { RelatedConditions } from './relatedConditions.ts';
import type { CriterionPlace } from './requirements.ts';
import { type Witness, rehearseWitness } from './witness.ts';

const allWords: Readonly<Record<MessageLanguage, PathsWords>> = { en: englishPaths, de: germanPaths };

/** Sentences about the paths of a guide. `doc` is the same guide as a document. */
export interface PathsTelling {
  /** Who is shown something. `isBeforeEnding`: `isSeenBeforeEnding`. */
  shownTo(reach: Reach, reachOfAll: Reach, isBeforeEnding?: boolean): string;
  /** What participants meet who are shown a part, besides its own condition; empty if there is nothing. */
  beyond(requirements: readonly CriterionPlace[]): string;
  /** Which questions some participants were not asked who are shown a part. */
  unasked(questions: readonly number[]): string;
  /** Why nobody is: a heading, one sentence per part of the guide, and the rules of answers that matter for them. */
  reason(obstacles: readonly Obstacle[]): {
    readonly heading: string;
    readonly sentences: readonly string[];
    readonly because: readonly string[];
  };
  /**
   * A shortest way, a line per link parameter, and per draw and answer that it needs. `upTo`: without the answer at its step (`goal`, the
   * default), or with it.
   */
  way(guide: Guide, witness: Witness, upTo?: 'goal' | 'answer'): readonly string[];
  /** That every interview gets there. */
  readonly anyWay: string;
  finding(finding: Finding): string;
  /** Parts with conditions that the same participants meet. */
  same(group: RelatedConditions['same'][number]): string;
  /** A part whose condition is met by all who meet that of another. */
  within(pair: RelatedConditions['within'][number]): string;
  /** A question that is not shown to participants who bring no options to it. */
  leftOut(item: number): string;
  /** Something that no persona does, and whether it can happen. `what`: the thing. */
  uncovered(what: string, why: Covering['uncovered'][number]['why']): string;
  /** What stays open because the limit of work was reached: a heading, and a line for each kind. */
  leftOpen(open: LeftOpen): { readonly heading: string; readonly lines: readonly string[] };
  /** Criteria of one condition, each met or not: a pair, or one. */
  pair(pair: { readonly owner: Owner; readonly criteria: readonly Wanted[] }): string;
}

/** Returns sentences about the paths of a guide. */
export function pathsTelling(doc: GuideDocument, language: MessageLanguage = 'en'): PathsTelling {
  const words = allWords[language];

  const itemNode = (item: number): GuideNode | undefined => itemIndex(doc).items[item]?.node;

  function itemName(item: number): string {
    const entry = itemIndex(doc).items[item];
    return entry === undefined ? '' : words.quoted(questionLabel(doc, entry));
  }

  /** The question from which a question carries options. */
  function sourceOf(item: number): number {
    const node = itemNode(item);
    return itemIndex(doc).byId.get(node === undefined ? '' : textField(node, 'carryForwardFrom'))?.order ?? -1;
  }

  function nodeOf(owner: Owner): GuideNode | undefined {
    if (owner.kind === 'item') return itemNode(owner.item);
    const block = childrenOf(doc.root, 'blocks')[owner.block];
    return block === undefined ? undefined : childrenOf(block, 'concepts')[owner.concept];
  }

  function ownerName(owner: Owner): string {
    if (owner.kind === 'item') return itemName(owner.item);
    const node = nodeOf(owner);
    return words.concept(words.quoted(node === undefined ? '' : oneLine(textField(node, 'nickname'))));
  }

  /** The name of a part by which it is recognized among others: a question has its number. */
  function briefName(owner: Owner): string {
    const node = nodeOf(owner);
    const short = (text: string): string => words.quoted(brief(text, recalled));
    if (owner.kind === 'concept') return words.concept(short(node === undefined ? '' : textField(node, 'nickname')));
    const text = node === undefined ? '' : textField(node, 'text') || textField(node, 'externalId');
    return words.numbered(owner.item + 1, short(text));
  }

  const briefItem = (item: number): string => briefName({ kind: 'item', item });

  /** Names parts by number and text, many of them by number only. */
  function named(owners: readonly Owner[]): string {
    if (owners.length <= mostTexts) return words.all(owners.map(briefName));
    const names = owners.map((owner) => (owner.kind === 'item' ? words.number(owner.item + 1) : briefName(owner)));
    return names.length <= mostNamed
      ? words.all(names)
      : words.more(names.slice(0, mostNamed), names.length - mostNamed);
  }

  const namedItems = (items: readonly number[]): string => named(items.map((item) => ({ kind: 'item', item })));

  function criterion(owner: Owner, index: number): string {
    const node = nodeOf(owner);
    const one = node === undefined ? undefined : childrenOf(node, 'criteria')[index];
    return one === undefined ? '' : criterionSentence(doc, one, language);
  }

  function optionsOf(item: number): readonly GuideNode[] {
    const node = itemNode(item);
    return node === undefined ? [] : childrenOf(node, 'options');
  }

  const optionName = (option: GuideNode | undefined): string =>
    words.quoted(option === undefined ? '' : oneLine(textField(option, 'text')));

  function obstacle(one: Exclude<Obstacle, AnswerRule>): string {
    switch (one.kind) {
      case 'criterion':
        return `${words.criterion(ownerName(one.owner), criterion(one.owner, one.index))}.`;
      case 'condition': {
        const node = nodeOf(one.owner);
        if (node === undefined || childrenOf(node, 'criteria').length === 1)
          return `${words.criterion(ownerName(one.owner), criterion(one.owner, 0))}.`;
        const condition = conditionSentence(doc, node, language);
        return `${words.condition(ownerName(one.owner), condition)}.`;
      }
      case 'screening': {
        const rejecting = optionsOf(one.item).filter((option) => textField(option, 'status') === 'reject');
        const names = rejecting.map(optionName);
        return `${words.screening(itemName(one.item), words.all(names))}.`;
      }
      case 'carried':
        return `${words.carried(itemName(one.item), itemName(sourceOf(one.item)))}.`;
    }
  }

  /** Returns rules of answers, in order; exclusive options of one question together. */
  function rules(obstacles: readonly Obstacle[]): readonly string[] {
    const of = obstacles.filter(isAnswerRule);
    const isFirst = (rule: AnswerRule, at: number): boolean =>
      of.findIndex(({ kind, item }) => kind === rule.kind && item === rule.item) === at;
    return of.filter(isFirst).flatMap((rule) => {
      const node = itemNode(rule.item);
      if (node === undefined) return [];
      const name = itemName(rule.item);
      const isMatrix = textField(node, 'type') === 'matrix';
      const { multiSelect, minSelect, maxSelect } = objectFields(node);
      const bound = (written: Json | undefined): number =>
        multiSelect === true && typeof written === 'number' ? Math.max(1, written) : 1;
      switch (rule.kind) {
        case 'least':
          return isMatrix ? words.leastInRow(name) : words.least(name, bound(minSelect));
        case 'most':
          return isMatrix ? words.oneInRow(name) : words.most(name, bound(maxSelect));
        case 'alone': {
          const options = optionsOf(rule.item);
          const alone = of.flatMap((one) => (one.kind === 'alone' && one.item === rule.item ? [one.option] : []));
          const names = alone.map((id) => optionName(options[Number(id.slice(1)) - 1]));
          return words.alone(name, names);
        }
      }
    });
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
    reason(obstacles) {
      if (obstacles.length === 0) return { heading: words.noPlace, sentences: [], because: [] };
      const parts = obstacles.filter((one) => !isAnswerRule(one));
      const endsInterviews = parts.some(({ kind }) => kind === 'screening');
      const heading = words.because(parts.length, endsInterviews);
      return { heading, sentences: parts.map(obstacle), because: rules(obstacles) };
    },
    way(guide, witness, upTo = 'goal') {
      const links = Object.entries(witness.urlParams).flatMap(([name, values]) =>
        values.map((value) => words.link(name, value)),
      );
      const { blocks } = planOf(guide);
      const drawn = blocks
        .filter(({ index }) => witness.needed.has(index))
        .flatMap(({ concepts }) => concepts)
        .filter(({ key }) => witness.firstConcepts.includes(key))
        .map(({ concept }) => words.quoted(concept.nickname));
      const session = rehearseWitness(guide, witness, { seed: 'way' }, upTo === 'answer');
      // The longest first: one may begin with another.
      const added = [...witness.answers.values()]
        .flatMap((answer) => ('custom' in answer && answer.custom !== undefined ? [answer.custom] : []))
        .sort((one, other) => other.length - one.length);
      const inWords = (answer: string): string =>
        added.reduce((text, one) => text.replaceAll(one, words.ownAnswer), answer);
      // In a screener, the answers after the goal only say how to go on from there.
      const goal = witness.at === null ? undefined : stepPlace(guide, witness.at);
      const isBefore = (item: number): boolean =>
        goal === undefined || !('item' in goal) || item < goal.item || (upTo === 'answer' && item === goal.item);
      const answers = answeredQuestions(guide, session)
        .filter(({ stepId, item }) => witness.answers.has(stepId) && witness.needed.has(stepId) && isBefore(item))
        .map(({ question, answer }) => `${short(question)} → ${short(inWords(answer))}`);
      const lines = [...links, ...(drawn.length === 0 ? [] : [words.concepts(words.all(drawn))]), ...answers];
      return lines.length === 0 ? [words.anyWay] : lines;
    },
    anyWay: words.anyWay,
    pair: ({ owner, criteria }) =>
      words.pair(
        briefName(owner),
        criteria.map(({ index, holds }) => ({ sentence: criterion(owner, index), holds })),
      ),
    leftOpen({ journeys, items, owners }) {
      const lines = [
        ...(journeys ? [words.openJourneys] : []),
        ...(items.length > 0 ? [words.openItems(namedItems(items))] : []),
        ...(owners.length > 0 ? [words.openConditions(named(owners))] : []),
      ];
      return { heading: words.limitReached, lines };
    },
    same: (group) => words.same(named(group)),
    within: ({ owner, within }) => words.within(briefName(owner), briefName(within)),
    leftOut: (item) => words.leftOut(briefItem(item), briefItem(sourceOf(item))),
    uncovered: (what, why) => (why === 'never' ? words.cannotHappen : words.mayHappen)(what),
    finding(finding) {
      switch (finding.code) {
        case 'neverMet':
          return words.cannotHold(ownerName(finding.owner), criterion(finding.owner, finding.index));
        case 'alwaysMet':
          return words.cannotFail(
            ownerName(finding.owner),
            criterion(finding.owner, finding.index),
            childrenOf(nodeOf(finding.owner) ?? doc.root, 'criteria').length === 1,
          );
        case 'changesNothing':
          return words.redundant(ownerName(finding.owner), criterion(finding.owner, finding.index));
        case 'forgottenOption':
          return words.lonely(itemName(finding.item), optionName(optionsOf(finding.item)[finding.option]));
        case 'fewCarried':
          return words.carriedTooFew(briefItem(finding.item), finding.least, briefItem(sourceOf(finding.item)));
        case 'oneCarried':
          return words.oneCarried([finding.item, ...finding.also].map(briefItem), briefItem(sourceOf(finding.item)));
        case 'repeatedParameter':
          return words.repeatedParameter(itemName(finding.item), finding.name, finding.values);
        case 'conceptForNobody':
          return words.condition(
            ownerName({ kind: 'concept', block: finding.block, concept: finding.concept }),
            words.shownToNobody,
          );
        case 'idleCondition':
          return words.idle(ownerName(finding.owner));
        case 'mentionsOther': {
          const { item, source, option, other } = finding;
          return words.mentionsOther(
            itemName(item),
            optionName(optionsOf(source)[other]),
            optionName(optionsOf(source)[option]),
            itemName(source),
          );
        }
        case 'missingRoute': {
          const options = finding.options.map((option) => optionName(optionsOf(finding.item)[option]));
          return words.missingRoute(itemName(finding.item), itemName(finding.like), words.all(options));
        }
        case 'differentRoute':
          return words.differentRoute(itemName(finding.item), itemName(finding.like));
        case 'shownToNobody':
          return `${itemName(finding.item)}: ${words.shownToNobody}`;
      }
    },
  };
}

/** The number of characters by which a part is recognized in a list. */
const recalled = 60;

/** More parts of one kind are named by number only. */
const mostTexts = 3;

/** More parts of one kind are counted, not named. */
const mostNamed = 12;

/** The number of characters of a question by which a reader recognizes it. */
const enough = 90;

function short(text: string): string {
  const line = oneLine(text);
  return line.length <= enough ? line : `${line.slice(0, enough).trimEnd()}…`;
}
