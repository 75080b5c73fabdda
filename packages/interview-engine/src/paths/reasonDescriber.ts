import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import { getIn, namedOptions, oneLine, referencesByHolder } from '@guide-studio/guide-core/internal';
import { endingStatus } from '../assumptions.ts';
import { type AnswerRule, type Goal, isAnswerRule, ownerKey } from '../logic/index.ts';
import { isAnyOf, type PartNames } from './partNames.ts';
import type { PathsWords } from './pathsWords.types.ts';
import type { Obstacle } from './reason.ts';

/** Why nobody gets to something. */
export interface ReasonText {
  /** It comes before the sentences; without them, it is a sentence of its own. */
  readonly heading: string;
  /** One per part of the guide. */
  readonly sentences: readonly string[];
  /** Without sentences: a short label for each part of the guide, in their order. */
  readonly names: readonly string[];
  /** The rules of answers that matter for them, unless the heading says them. */
  readonly because: readonly string[];
}

/** Returns what describes why nobody gets to something. `goal`: see `PathsDescriber.reason`. */
export function reasonDescriber(
  doc: GuideDocument,
  words: PathsWords,
  { itemNode, itemName, sourceOf, nodeOf, ownerName, criterion, optionsOf, optionName }: PartNames,
): (obstacles: readonly Obstacle[], goal?: Goal) => ReasonText {
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

  /** Returns the options that a question shows: its own, or those that can be carried to it. */
  function shownOptions(item: number): readonly GuideNode[] {
    const node = itemNode(item);
    const options = node === undefined ? [] : namedOptions(node, itemIndex(doc));
    const isCarrying = sourceOf(item) !== -1;
    return options.filter((option) => !isCarrying || objectFields(option)['exclusiveOption'] !== true);
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
        const name = ownerName(one.owner);
        if (one.owner.kind === 'concept') return `${words.drawnWhen(name, all, isAnyOf(node))}.`;
        const isCarrying = sourceOf(one.owner.item) !== -1;
        return `${words.shownWhen(name, all, { isAny: isAnyOf(node), isCarrying })}.`;
      }
      case 'screening': {
        const rejecting = shownOptions(one.item).filter((option) => textField(option, 'status') === endingStatus);
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
  function reasonInOne(obstacles: readonly Obstacle[], goal: Goal): Omit<ReasonText, 'sentences'> | null {
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
      const endsAll = options.every((option) => textField(option, 'status') === endingStatus);
      if (parts.length !== 2 || parts.length !== obstacles.length || !isEnding || !endsAll) return null;
      const heading = words.onlyScreenedOut(owner, question, options.map(optionName));
      return { heading, names: [...names, question], because: [] };
    }
    if (needs.length < 2 || needs.length !== parts.length || needs.some((one) => one.options.length > 1)) return null;
    const of = obstacles.filter(isAnswerRule);
    const isOne = of.every(({ kind, item }) => kind === of[0]?.kind && item === need.item);
    const because = rules(of);
    const describe = (rule: Parameters<PathsWords['needsOptions']>[3]): string =>
      words.needsOptions(owner, question, options.map(optionName), rule);
    if (isOne && of[0]?.kind === 'most') return { heading: describe({ most: mostOf(need.item) }), names, because: [] };
    if (isOne && of[0]?.kind === 'alone')
      return { heading: describe({ alone: aloneIn(of, need.item) }), names, because: [] };
    return { heading: describe(null), names, because };
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
    const options = namedOptions(source.node, itemIndex(doc)).filter((option) =>
      referencesByHolder(doc)
        .get(node.key)
        ?.some(({ kind, target }) => kind === 'choice' && target === option.key),
    );
    if (!Array.isArray(choices) || options.length !== choices.length) return null;
    return { owner: ownerKey(one.owner), ownerName: ownerName(one.owner), item: source.order, options };
  }

  return (obstacles, goal) => {
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
  };
}

/** Returns how many concepts a block shows at most. */
function mostConcepts(block: GuideNode | undefined): number {
  const count = block === undefined ? undefined : getIn(block.fields, ['conceptSamplingConfig', 'subsampleCount']);
  return typeof count === 'number' ? count : 1;
}
