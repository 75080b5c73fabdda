import {
  brief,
  childrenOf,
  criterionSentence,
  getIn,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  objectFields,
  type MessageLanguage,
  namedOptions,
  oneLine,
  questionLabel,
  referencesByHolder,
  textField,
} from '@guide-studio/guide-core';
import type { Answer } from '../answers/answer.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { stepPlace } from '../stepPlace.ts';
import { answeredQuestions } from '../transcript.ts';
import { screensOut } from '../wording/screensOut.ts';
import { type AnswerRule, isAnswerRule } from './answerRules.ts';
import { decisiveParts } from './decisiveParts.ts';
import type { Finding } from './findings.ts';
import type { Reach } from './exploration.ts';
import { type Goal, type Owner, ownerKey, type Wanted } from './goals.ts';
import { germanPaths } from './pathsWords.de.ts';
import { englishPaths } from './pathsWords.en.ts';
import type { PathsWords } from './pathsWords.types.ts';
import type { LeftOpen } from './leftOpen.ts';
import type { Obstacle } from './reason.ts';
import type { Covering, UncoveredCriterion } from './personas.ts';
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
  /** Parts with conditions that the same participants meet. */
  same(group: RelatedConditions['same'][number]): string;
  /** A part whose condition is met by all who meet that of another. */
  within(pair: RelatedConditions['within'][number]): string;
  /** A question that is not shown to participants who bring no options to it. */
  leftOut(item: number): string;
  /** Something that no persona does, and whether it can happen. `what`: the thing. */
  uncovered(what: string, why: Covering['uncovered'][number]['why']): string;
  /** A criterion that no persona meets, or does not meet, while its question is asked. */
  uncoveredCriterion(one: UncoveredCriterion): string;
  /** What stays open because the limit of work was reached: a heading, and a line for each kind. */
  leftOpen(open: LeftOpen): { readonly heading: string; readonly lines: readonly string[] };
  /** Criteria of one condition, each met or not: a pair, or one. */
  pair(pair: { readonly owner: Owner; readonly criteria: readonly Wanted[] }): string;
}

/** Why nobody gets to something. */
export interface ToldReason {
  /** What leads to the sentences. If there are none, it says all. */
  readonly heading: string;
  /** One per part of the guide. */
  readonly sentences: readonly string[];
  /** The parts by what tells them apart, where the heading says all. */
  readonly names: readonly string[];
  /** The rules of answers that matter for them, unless the heading says them. */
  readonly because: readonly string[];
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

  /** Returns whether a criterion names an option or a row that its question does not have. */
  function namesNothing(owner: Owner, index: number): boolean {
    const node = nodeOf(owner);
    const key = node === undefined ? undefined : childrenOf(node, 'criteria')[index]?.key;
    const references = (key !== undefined && referencesByHolder(doc).get(key)) || [];
    return references.some(({ kind, target }) => kind !== 'question' && target === null);
  }

  /** Returns whether all criteria of a question must be met, and several are about a parameter of the link. */
  function asksForSeveral({ item, name }: { readonly item: number; readonly name: string }): boolean {
    const node = itemNode(item);
    const about = (criterionNode: GuideNode): boolean => objectFields(criterionNode)['parameter'] === name;
    return node !== undefined && !isAnyOf(node) && childrenOf(node, 'criteria').filter(about).length > 1;
  }

  let screened: boolean | undefined;
  const isScreened = (): boolean => (screened ??= screensOut(doc));

  function optionsOf(item: number): readonly GuideNode[] {
    const node = itemNode(item);
    return node === undefined ? [] : childrenOf(node, 'options');
  }

  const optionName = (option: GuideNode | undefined): string =>
    words.quoted(option === undefined ? '' : oneLine(textField(option, 'text')));

  /** Returns the names of the exclusive options that conditions among these obstacles want to be carried to a question. */
  function neverCarried(item: number, all: readonly Obstacle[]): readonly string[] {
    const node = itemNode(item);
    const options = node === undefined ? [] : namedOptions(node, itemIndex(doc));
    const wanted = new Set(
      all.flatMap((one) => {
        const owner = 'owner' in one ? nodeOf(one.owner) : undefined;
        const criteria = owner === undefined ? [] : childrenOf(owner, 'criteria');
        return criteria
          .filter((criterionNode) => textField(criterionNode, 'questionId') === (node && textField(node, 'externalId')))
          .flatMap(({ key }) => referencesByHolder(doc).get(key) ?? [])
          .map(({ target }) => target);
      }),
    );
    return options
      .filter((option) => objectFields(option)['exclusiveOption'] === true && wanted.has(option.key))
      .map(optionName);
  }

  function obstacle(one: Exclude<Obstacle, AnswerRule>, all: readonly Obstacle[]): string {
    switch (one.kind) {
      case 'criterion':
        return `${words.criterion(ownerName(one.owner), criterion(one.owner, one.index))}.`;
      case 'condition': {
        const node = nodeOf(one.owner);
        if (node === undefined || childrenOf(node, 'criteria').length === 1)
          return `${words.criterion(ownerName(one.owner), criterion(one.owner, 0))}.`;
        const criteria = childrenOf(node, 'criteria').map((_, index) => criterion(one.owner, index));
        return `${words.anyOf(ownerName(one.owner), criteria)}.`;
      }
      case 'shownWhen': {
        const node = nodeOf(one.owner);
        const criteria = node === undefined ? [] : childrenOf(node, 'criteria');
        const all = criteria.map((_, index) => criterion(one.owner, index));
        const leads = one.owner.kind === 'concept' ? words.drawnWhen : words.shownWhen;
        return `${leads(ownerName(one.owner), all, isAnyOf(node))}.`;
      }
      case 'screening': {
        const rejecting = optionsOf(one.item).filter((option) => textField(option, 'status') === 'reject');
        const names = rejecting.map(optionName);
        return `${words.screening(itemName(one.item), words.all(names))}.`;
      }
      case 'sampling': {
        const block = childrenOf(doc.root, 'blocks')[one.block];
        const title = block === undefined ? '' : oneLine(textField(block, 'title'));
        return `${words.sampling(mostConcepts(block), title === '' ? null : words.quoted(title))}.`;
      }
      case 'carried':
        return `${words.carried(itemName(one.item), itemName(sourceOf(one.item)), neverCarried(one.item, all))}.`;
    }
  }

  function boundOf(node: GuideNode, bound: 'minSelect' | 'maxSelect'): number {
    const { multiSelect, [bound]: written } = objectFields(node);
    return multiSelect === true && typeof written === 'number' ? Math.max(1, written) : 1;
  }

  /** Returns how many options must be selected: not more than there are that can be selected together. */
  function leastOf(item: number, node: GuideNode): number {
    const least = boundOf(node, 'minSelect');
    if (sourceOf(item) !== -1) return least;
    const together = optionsOf(item).filter((option) => objectFields(option)['exclusiveOption'] !== true).length;
    return Math.max(1, Math.min(least, together));
  }

  function mostOf(item: number): number {
    const node = itemNode(item);
    return node === undefined ? 1 : boundOf(node, 'maxSelect');
  }

  /** Returns the names of the exclusive options of a question that rules name. */
  function aloneIn(rules: readonly AnswerRule[], item: number): readonly string[] {
    const options = optionsOf(item);
    return rules.flatMap((one) =>
      one.kind === 'alone' && one.item === item ? [optionName(options[Number(one.option.slice(1)) - 1])] : [],
    );
  }

  /**
   * Returns the options of a question that the obstacles leave, where they are fewer than it asks for. Null if other rules
   * count, too, or participants may add one.
   */
  function leftIn(obstacles: readonly Obstacle[], item: number): readonly string[] | null {
    const node = itemNode(item);
    const isOther = (one: Obstacle): boolean => isAnswerRule(one) && one.item === item && one.kind !== 'least';
    if (node === undefined || obstacles.some(isOther) || objectFields(node)['allowCustomOption'] === true) return null;
    // A question that carries options shows only some of those of another.
    if (sourceOf(item) !== -1) return null;
    const excluded = new Set(obstacles.flatMap((one) => excludedBy(one, node)));
    const left = optionsOf(item).filter(({ key }) => !excluded.has(key));
    return left.length < leastOf(item, node) && excluded.size > 0 ? left.map(optionName) : null;
  }

  /** Returns the options of a question that a criterion among the obstacles excludes. */
  function excludedBy(one: Obstacle, question: GuideNode): readonly Key[] {
    const node = criterionNodeOf(one);
    if (node === undefined || sourceOfCriterion(node)?.node !== question) return [];
    const { matchingCriteria, matrixRow } = objectFields(node);
    if (matchingCriteria !== 'mustNotSelect' || matrixRow !== undefined) return [];
    const choices = (referencesByHolder(doc).get(node.key) ?? []).filter(({ kind }) => kind === 'choice');
    return choices.flatMap(({ target }) => target ?? []);
  }

  /** Returns the only criterion of an obstacle. */
  function criterionNodeOf(one: Obstacle): GuideNode | undefined {
    if (one.kind !== 'criterion' && one.kind !== 'condition') return undefined;
    const criteria = childrenOf(nodeOf(one.owner) ?? doc.root, 'criteria');
    return one.kind === 'criterion' ? criteria[one.index] : criteria.length === 1 ? criteria[0] : undefined;
  }

  const sourceOfCriterion = (node: GuideNode) => itemIndex(doc).byId.get(textField(node, 'questionId'));

  /** Says of questions about concepts, among obstacles with conditions of these concepts, when they are asked. */
  function aboutConcepts(obstacles: readonly Obstacle[], goal: Goal | undefined): readonly string[] {
    const blocks = new Set(
      obstacles.flatMap((one) => ('owner' in one && one.owner.kind === 'concept' ? [one.owner.block] : [])),
    );
    if (blocks.size === 0 || goal?.kind === 'concept') return [];
    const sources = obstacles.flatMap((one) => {
      const node = criterionNodeOf(one);
      return (node && sourceOfCriterion(node)?.order) ?? [];
    });
    const asked = [...(goal?.kind === 'item' ? [goal.item] : []), ...sources];
    const about = [...new Set(asked)].filter((item) => blocks.has(itemIndex(doc).items[item]?.block ?? -1));
    return about.length === 0 ? [] : [words.onlyShownConcepts(about.map(itemName))];
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
      switch (rule.kind) {
        case 'least':
          return isMatrix
            ? words.leastInRow(name)
            : words.least(name, leastOf(rule.item, node), leftIn(obstacles, rule.item));
        case 'most':
          return isMatrix ? words.oneInRow(name) : words.most(name, mostOf(rule.item));
        case 'alone':
          return words.alone(name, aloneIn(of, rule.item));
      }
    });
  }

  /** Returns a reason in one sentence: one or several options of a question are needed, and it does not allow that. */
  function reasonInOne(obstacles: readonly Obstacle[], goal: Goal): Omit<ToldReason, 'sentences'> | null {
    const parts = obstacles.filter((one) => !isAnswerRule(one));
    const needs = parts.flatMap((one) => neededOptions(one) ?? []);
    const [need] = needs;
    if (need === undefined || needs.some(({ owner, item }) => item !== need.item || owner !== need.owner)) return null;
    const isGoal = (goal.kind === 'item' || goal.kind === 'concept') && ownerKey(goal) === need.owner;
    const owner = isGoal ? null : need.ownerName;
    const question = itemName(need.item);
    const names = needs.map(({ options }) => words.any(options.map(optionName)));
    const options = needs.flatMap((one) => one.options);
    const ending = parts.find(({ kind }) => kind === 'screening');
    if (ending !== undefined) {
      const isEnding = 'item' in ending && ending.item === need.item;
      const endsAll = options.every((option) => textField(option, 'status') === 'reject');
      if (parts.length !== 2 || parts.length !== obstacles.length || !isEnding || !endsAll) return null;
      const heading = words.onlyScreenedOut(owner, question, options.map(optionName));
      return { heading, names: [...names, question], because: [] };
    }
    if (needs.length < 2 || needs.length !== parts.length || needs.some((one) => one.options.length > 1)) return null;
    const of = obstacles.filter(isAnswerRule);
    const isOne = of.every(({ kind, item }) => kind === of[0]?.kind && item === need.item);
    const because = rules(of);
    const told = (rule: Parameters<PathsWords['needsOptions']>[3]): string =>
      words.needsOptions(owner, question, options.map(optionName), rule);
    if (isOne && of[0]?.kind === 'most') return { heading: told({ most: mostOf(need.item) }), names, because: [] };
    if (isOne && of[0]?.kind === 'alone')
      return { heading: told({ alone: aloneIn(of, need.item) }), names, because: [] };
    return { heading: told(null), names, because };
  }

  /** Returns the options of which an obstacle needs one, if it is one criterion on a question without rows. */
  function neededOptions(one: Obstacle): {
    readonly owner: string;
    readonly ownerName: string;
    readonly item: number;
    readonly options: readonly GuideNode[];
  } | null {
    const node = criterionNodeOf(one);
    const source = node && sourceOfCriterion(node);
    if (node === undefined || source === undefined || !('owner' in one)) return null;
    const { type, matchingCriteria, matrixRow, choices } = objectFields(node);
    if (type !== 'selectedTemplateOptions' || matchingCriteria !== 'mustSelect' || matrixRow !== undefined) return null;
    const own = new Set(childrenOf(source.node, 'options'));
    const options = [...own].filter((option) =>
      referencesByHolder(doc)
        .get(node.key)
        ?.some(({ kind, target }) => kind === 'choice' && target === option.key),
    );
    if (!Array.isArray(choices) || options.length !== choices.length) return null;
    return { owner: ownerKey(one.owner), ownerName: ownerName(one.owner), item: source.order, options };
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
    reason(obstacles, goal) {
      if (obstacles.length === 0) {
        const isEnding = goal?.kind === 'outcome' && goal.outcome === 'screened_out';
        const heading = isEnding ? words.nobodyScreenedOut : words.noPlace;
        return { heading, sentences: [], names: [], because: [] };
      }
      const inOne = goal === undefined ? null : reasonInOne(obstacles, goal);
      if (inOne !== null) return { ...inOne, sentences: [] };
      const parts = obstacles.filter((one) => !isAnswerRule(one));
      const endsInterviews = parts.some(({ kind }) => kind === 'screening');
      const heading = words.because(parts.length, endsInterviews);
      return {
        heading,
        sentences: parts.map((one) => obstacle(one, parts)),
        names: [],
        because: [...aboutConcepts(parts, goal), ...rules(obstacles)],
      };
    },
    way(guide, witness, upTo = 'goal') {
      const links = Object.entries(witness.urlParams).flatMap(([name, values]) =>
        values.map((value) => words.link(name, value)),
      );
      const plan = planOf(guide);
      const drawn = plan.blocks
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
    same: (group) => words.same(named(group), isScreened()),
    within: ({ owner, within }) => words.within(briefName(owner), briefName(within), isScreened()),
    leftOut: (item) => words.leftOut(briefItem(item), briefItem(sourceOf(item))),
    uncovered: (what, why) => (why === 'never' ? words.cannotHappen : words.mayHappen)(what),
    uncoveredCriterion({ goal: { owner, index, holds }, why, isNeverAsked }) {
      const [of, sentence] = [briefName(owner), criterion(owner, index)];
      if (isNeverAsked) return words.neverAsked(of, sentence);
      return why === 'never' ? words.alikeForAll(of, sentence, !holds) : words.mayDiffer(of, sentence, holds);
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
          return words.redundant(
            briefName(finding.owner),
            criterion(finding.owner, finding.index),
            isAnyOf(nodeOf(finding.owner)),
          );
        case 'forgottenOption':
          return words.lonely(briefItem(finding.item), optionName(optionsOf(finding.item)[finding.option]));
        case 'fewCarried':
          return words.carriedTooFew(briefItem(finding.item), finding.least, briefItem(sourceOf(finding.item)));
        case 'oneCarried':
          return words.oneCarried([finding.item, ...finding.also].map(briefItem), briefItem(sourceOf(finding.item)));
        case 'repeatedParameter':
          return words.repeatedParameter(
            briefItem(finding.item),
            finding.name,
            finding.values,
            asksForSeveral(finding),
          );
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
        case 'shownToNobody':
          return `${briefItem(finding.item)}: ${words.shownToNobody}`;
      }
    },
  };
}

/** Returns how many concepts a block shows at most. */
function mostConcepts(block: GuideNode | undefined): number {
  const count = block === undefined ? undefined : getIn(block.fields, ['conceptSamplingConfig', 'subsampleCount']);
  return typeof count === 'number' ? count : 1;
}

/** Returns whether one criterion is enough for the condition of a part. */
function isAnyOf(owner: GuideNode | undefined): boolean {
  return owner !== undefined && getIn(owner.fields, ['conditional', 'operator']) === 'or';
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
