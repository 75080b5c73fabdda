import {
  childrenOf,
  conditionSentence,
  criterionSentence,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  objectFields,
  type MessageLanguage,
  oneLine,
  questionLabel,
  referencesByHolder,
  textField,
} from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { stepPlace } from '../stepPlace.ts';
import { answeredQuestions } from '../transcript.ts';
import type { Finding } from './findings.ts';
import type { Reach } from './exploration.ts';
import type { Owner, Wanted } from './goals.ts';
import { germanPaths } from './pathsWords.de.ts';
import { englishPaths } from './pathsWords.en.ts';
import type { PathsWords } from './pathsWords.types.ts';
import type { Obstacle } from './reason.ts';
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
  /** Why nobody is: a heading, one sentence per obstacle, and what keeps their answers from being given together. */
  reason(obstacles: readonly Obstacle[]): {
    readonly heading: string;
    readonly sentences: readonly string[];
    readonly because: readonly string[];
  };
  /**
   * A shortest way, a line per link parameter, draw and answer. `upTo`: without the answer at its step (`goal`, the
   * default), or with it.
   */
  way(guide: Guide, witness: Witness, upTo?: 'goal' | 'answer'): readonly string[];
  finding(finding: Finding): string;
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

  function nodeOf(owner: Owner): GuideNode | undefined {
    if (owner.kind === 'item') return itemNode(owner.item);
    const block = childrenOf(doc.root, 'blocks')[owner.block];
    return block === undefined ? undefined : childrenOf(block, 'concepts')[owner.concept];
  }

  function ownerName(owner: Owner): string {
    if (owner.kind === 'item') return itemName(owner.item);
    const node = nodeOf(owner);
    return words.quoted(node === undefined ? '' : oneLine(textField(node, 'nickname')));
  }

  function criterion(owner: Owner, index: number): string {
    const node = nodeOf(owner);
    const one = node === undefined ? undefined : childrenOf(node, 'criteria')[index];
    return one === undefined ? '' : criterionSentence(doc, one, language);
  }

  function optionsOf(item: number): readonly GuideNode[] {
    const node = itemNode(item);
    return node === undefined ? [] : childrenOf(node, 'options');
  }

  function obstacle(one: Obstacle): string {
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
        const names = rejecting.map((option) => words.quoted(oneLine(textField(option, 'text'))));
        return `${words.screening(itemName(one.item), names.join(words.between))}.`;
      }
      case 'carried': {
        const node = itemNode(one.item);
        const source = itemIndex(doc).byId.get(node === undefined ? '' : textField(node, 'carryForwardFrom'));
        const name = source === undefined ? '' : words.quoted(questionLabel(doc, source));
        return `${words.carried(itemName(one.item), name)}.`;
      }
    }
  }

  /** Returns what keeps the answers that obstacles want from being given together, as far as questions say so. */
  function because(obstacles: readonly Obstacle[]): readonly string[] {
    const criteria = obstacles.flatMap((one) => {
      if (!('owner' in one)) return [];
      const node = nodeOf(one.owner);
      const all = node === undefined ? [] : childrenOf(node, 'criteria');
      const isOne = one.kind === 'criterion' || all.length === 1;
      return isOne ? (all[one.kind === 'criterion' ? one.index : 0] ?? []) : [];
    });
    const of = (matching: string): readonly GuideNode[] =>
      criteria.filter(
        (node) => textField(node, 'matchingCriteria') === matching && textField(node, 'questionId') !== '',
      );
    const placeOf = (node: GuideNode): string => `${textField(node, 'questionId')} ${textField(node, 'matrixRow')}`;
    const wanted = of('mustSelect');
    const twice = wanted.filter((node, at) => wanted.findIndex((other) => placeOf(other) === placeOf(node)) < at);
    const ids = (nodes: readonly GuideNode[]) => [...new Set(nodes.map((node) => textField(node, 'questionId')))];
    const unwanted = of('mustNotSelect');
    return [
      ...ids(twice).flatMap(excluding),
      ...ids(unwanted).flatMap((id) =>
        required(
          id,
          unwanted.filter((node) => textField(node, 'questionId') === id),
        ),
      ),
    ];
  }

  /** Returns that an option must be selected in a question, if conditions exclude each of them. */
  function required(id: string, criteria: readonly GuideNode[]): readonly string[] {
    const source = itemIndex(doc).byId.get(id);
    if (source === undefined || textField(source.node, 'type') !== 'multiple_choice') return [];
    const references = referencesByHolder(doc);
    const excluded = new Set(
      criteria.flatMap(({ key }) =>
        (references.get(key) ?? []).flatMap(({ kind, target }) => (kind === 'choice' ? (target ?? []) : [])),
      ),
    );
    const options = childrenOf(source.node, 'options');
    const isAll = options.length > 0 && options.every(({ key }) => excluded.has(key));
    return isAll ? [words.required(words.quoted(questionLabel(doc, source)))] : [];
  }

  /** Returns why options of a question cannot be selected together, as far as the question itself says so. */
  function excluding(id: string): readonly string[] {
    const source = itemIndex(doc).byId.get(id);
    if (source === undefined) return [];
    const name = words.quoted(questionLabel(doc, source));
    if (textField(source.node, 'type') === 'matrix') return [words.oneInRow(name)];
    if (textField(source.node, 'type') !== 'multiple_choice') return [];
    if (objectFields(source.node)['multiSelect'] !== true) return [words.oneAnswer(name)];
    const alone = childrenOf(source.node, 'options').filter((one) => objectFields(one)['exclusiveOption'] === true);
    const names = alone.map((option) => words.quoted(oneLine(textField(option, 'text'))));
    return names.length === 0 ? [] : [words.alone(name, names.join(words.between))];
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
    unasked: (questions) => (questions.length === 0 ? '' : words.unasked(questions.map(itemName).join(words.between))),
    reason(obstacles) {
      if (obstacles.length === 0) return { heading: words.noPlace, sentences: [], because: [] };
      const heading = words.because(obstacles.length);
      return { heading, sentences: obstacles.map(obstacle), because: because(obstacles) };
    },
    way(guide, witness, upTo = 'goal') {
      const links = Object.entries(witness.urlParams).flatMap(([name, values]) =>
        values.map((value) => words.link(name, value)),
      );
      const { blocks } = planOf(guide);
      const drawn = blocks
        .flatMap(({ concepts }) => concepts)
        .filter(({ key }) => witness.firstConcepts.includes(key))
        .map(({ concept }) => words.quoted(concept.nickname));
      const session = rehearseWitness(guide, witness, { seed: 'way' }, upTo === 'answer');
      // In a screener, the answers after the goal only say how to go on from there.
      const goal = witness.at === null ? undefined : stepPlace(guide, witness.at);
      const isBefore = (item: number): boolean =>
        goal === undefined || !('item' in goal) || item < goal.item || (upTo === 'answer' && item === goal.item);
      const answers = answeredQuestions(guide, session)
        .filter(({ stepId, item }) => witness.answers.has(stepId) && isBefore(item))
        .map(({ question, answer }) => `${short(question)} → ${short(answer)}`);
      const lines = [...links, ...(drawn.length === 0 ? [] : [words.concepts(drawn.join(words.between))]), ...answers];
      return lines.length === 0 ? [words.anyWay] : lines;
    },
    pair: ({ owner, criteria }) =>
      words.pair(
        ownerName(owner),
        criteria.map(({ index, holds }) => ({ sentence: criterion(owner, index), holds })),
      ),
    finding(finding) {
      switch (finding.code) {
        case 'neverMet':
          return words.cannotHold(ownerName(finding.owner), criterion(finding.owner, finding.index));
        case 'alwaysMet':
          return words.cannotFail(ownerName(finding.owner), criterion(finding.owner, finding.index));
        case 'changesNothing':
          return words.redundant(ownerName(finding.owner), criterion(finding.owner, finding.index));
        case 'forgottenOption': {
          const option = optionsOf(finding.item)[finding.option];
          const name = words.quoted(option === undefined ? '' : oneLine(textField(option, 'text')));
          return words.lonely(itemName(finding.item), name);
        }
        case 'fewCarried':
          return words.carriedTooFew(itemName(finding.item), finding.least);
        case 'repeatedParameter':
          return words.repeatedParameter(itemName(finding.item), finding.name);
        case 'conceptForNobody':
          return `${ownerName({ kind: 'concept', block: finding.block, concept: finding.concept })}: ${words.shownToNobody}`;
        case 'idleCondition':
          return words.idle(ownerName(finding.owner));
        case 'shownToNobody':
          return `${itemName(finding.item)}: ${words.shownToNobody}`;
      }
    },
  };
}

/** The number of characters of a question by which a reader recognizes it. */
const enough = 90;

function short(text: string): string {
  const line = oneLine(text);
  return line.length <= enough ? line : `${line.slice(0, enough).trimEnd()}…`;
}
