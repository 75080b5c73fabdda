import type { MessageLanguage } from '@guide-studio/guide-core';
import { criterionSentence } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  textField,
  toWire,
} from '@guide-studio/guide-core/edit';
import type { Answer } from '../answers/answer.ts';
import { criterionOf, type Goal, ownChoice, type Owner } from '../logic/index.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { testPartNames } from './testPartNames.ts';

/** Returns something that interviews reach in words. `doc`: the guide. */
export function describeGoal(doc: GuideDocument, goal: Goal, language: MessageLanguage = 'en'): string {
  return goalDescriber(doc, language).goalWords(goal);
}

/**
 * Returns the name of a test by what its interview reaches. `doc`: the guide; `shows`: whether it shows a question;
 * `canBeSeen`: whether any participant is shown it.
 */
export function nameByGoal(
  doc: GuideDocument,
  goal: Goal,
  language: MessageLanguage,
  shows: (item: number) => boolean = () => true,
  canBeSeen: (item: number) => boolean = () => true,
): string {
  return goalDescriber(doc, language).name(goal, shows, canBeSeen);
}

/** Returns the name of a test that is screened out by an answer. `doc`: the guide. */
export function nameByAnswer(doc: GuideDocument, item: number, answer: Answer, language: MessageLanguage): string {
  const { words, shortQuestion, answerWords } = testPartNames(doc, language);
  return words.names.screenedOut(words.quoted(shortQuestion(item)), answerWords(item, answer, true));
}

function goalDescriber(doc: GuideDocument, language: MessageLanguage) {
  const { words, itemNode, question, shortQuestion, conceptNode, conceptName, asked, option } = testPartNames(
    doc,
    language,
  );
  const { quoted } = words;
  const guide = (): Guide => toWire(doc) as unknown as Guide;

  function ownerOf(owner: Owner): GuideNode | undefined {
    if (owner.kind === 'item') return itemNode(owner.item);
    return conceptNode(owner.block, owner.concept);
  }

  function criterion(owner: Owner, index: number, holds: boolean): string {
    const of = owner.kind === 'item' ? question(owner.item) : conceptName(owner.block, owner.concept);
    const node = childrenOf(ownerOf(owner) ?? doc.root, 'criteria')[index];
    return words.goals.criterion(of, node === undefined ? '' : criterionSentence(doc, node, language), holds);
  }

  const choiceName = (item: number, choice: string): string =>
    choice === ownChoice ? words.ownOption(null) : option(item, choice);

  function decides(goal: Extract<Goal, { kind: 'decides' }>): string {
    const criterionName = criterion(goal.owner, goal.index, goal.holds);
    const asked = criterionOf(planOf(guide()), goal);
    if (asked === null) return words.goals.decides(criterionName);
    if (goal.option === null) return words.goals.decidesUnasked(criterionName, question(asked.source));
    return words.goals.decidesBy(criterionName, choiceName(asked.source, goal.option), question(asked.source));
  }

  function goalWords(goal: Goal): string {
    switch (goal.kind) {
      case 'block':
        return words.goals.block(quoted(textField(childrenOf(doc.root, 'blocks')[goal.block] ?? doc.root, 'title')));
      case 'item':
        return words.goals.question(asked({ item: goal.item, concept: goal.concept ?? null }));
      case 'concept':
        return words.goals.concept(conceptName(goal.block, goal.concept));
      case 'option':
        return words.goals.option(question(goal.item), option(goal.item, goal.option));
      case 'options':
        return words.goals.options(question(goal.item));
      case 'decides':
        return decides(goal);
      case 'outcome':
        return words.goals.outcome[goal.outcome];
      case 'criterion':
        return criterion(goal.owner, goal.index, goal.holds);
      case 'pair':
        return goal.criteria.map(({ index, holds }) => criterion(goal.owner, index, holds)).join(words.and);
    }
  }

  function name(goal: Goal, shows: (item: number) => boolean, canBeSeen: (item: number) => boolean): string {
    switch (goal.kind) {
      case 'item': {
        const { item, concept } = goal;
        const block = itemIndex(doc).items[item]?.block;
        const shown = words.names[shows(item) ? 'shown' : 'notShown'](shortQuestion(item));
        return concept === undefined || block === undefined
          ? shown
          : words.forConcept(shown, conceptName(block, concept));
      }
      case 'concept':
        return words.names.concept(conceptName(goal.block, goal.concept));
      case 'option':
        return words.names.option(option(goal.item, goal.option), quoted(shortQuestion(goal.item)));
      case 'outcome':
        return words.names.outcome[goal.outcome];
      case 'criterion': {
        const { owner, index, holds } = goal;
        // With “or”, the question may be shown although this criterion is not met. One for nobody is not informative.
        if (owner.kind === 'item' && canBeSeen(owner.item) && shows(owner.item) === holds) {
          return words.names[holds ? 'shown' : 'notShown'](shortQuestion(owner.item));
        }
        const node = childrenOf(ownerOf(owner) ?? doc.root, 'criteria')[index];
        return words.names.criterion(node === undefined ? '' : criterionSentence(doc, node, language), holds);
      }
      case 'decides': {
        const node = childrenOf(ownerOf(goal.owner) ?? doc.root, 'criteria')[goal.index];
        const criterionName = words.names.criterion(
          node === undefined ? '' : criterionSentence(doc, node, language),
          goal.holds,
        );
        const asked = criterionOf(planOf(guide()), goal);
        return goal.option === null || asked === null
          ? criterionName
          : words.names.byOption(criterionName, choiceName(asked.source, goal.option));
      }
      case 'options':
        return words.names.options(quoted(shortQuestion(goal.item)));
      case 'block':
      case 'pair':
        return goalWords(goal);
    }
  }

  return { goalWords, name };
}
