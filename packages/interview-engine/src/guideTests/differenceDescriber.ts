import type { MessageLanguage } from '@guide-studio/guide-core';
import { criterionSentence } from '@guide-studio/guide-core/conditions';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import { choicesText } from '@guide-studio/guide-core/internal';
import type { TestAnswer } from '@guide-studio/guide-core/tests';
import type { HiddenReason } from '../course/hiddenReason.ts';
import { germanProblems } from '../wording/problemWords.de.ts';
import { englishProblems } from '../wording/problemWords.en.ts';
import { screensOut } from '../wording/screensOut.ts';
import type { At, Difference, Given, Hidden } from './difference.ts';
import type { ConceptPlace } from './testedParts.ts';
import type { TestPartNames } from './testPartNames.ts';

const allProblems = { en: englishProblems, de: germanProblems } as const;

type FailedCondition = Extract<HiddenReason, { failing: unknown }>;

/** Returns what describes a difference and what led to it, as sentences in one line. */
export function differenceDescriber(
  doc: GuideDocument,
  language: MessageLanguage,
  { words, itemNode, question, conceptNode, conceptName, asked, option, row, answerWords, noted }: TestPartNames,
): (difference: Difference) => string {
  const problems = allProblems[language];
  const { quoted } = words;

  function criteria(owner: GuideNode, { failing }: FailedCondition): readonly string[] {
    const nodes = childrenOf(owner, 'criteria');
    return failing.flatMap(({ index }) => nodes[index] ?? []).map((node) => criterionSentence(doc, node, language));
  }
  /** Why a question is not shown, and what led to that, as sentences; none if it is not known. `name`: see the words. */
  function reason({ item, concept }: At, { reason: why, led }: Hidden, name: string | null = null): readonly string[] {
    switch (why?.because) {
      case undefined:
        return [];
      case 'condition': {
        const node = itemNode(item);
        const isOr = why.operator === 'or';
        return node === undefined ? [] : [words.notMet(name, criteria(node, why), isOr), ...led.map(given)];
      }
      case 'conceptCondition': {
        const owner = concept === null ? undefined : conceptNode(itemIndex(doc).items[item]?.block ?? -1, concept);
        const isOr = why.operator === 'or';
        return owner === undefined ? [] : [words.conceptNotMet(name, criteria(owner, why), isOr), ...led.map(given)];
      }
      case 'nothingCarried':
        return [words.nothingCarried(name, question(why.source)), ...led.map(given)];
      case 'conceptNotDrawn':
        return [words.conceptNotDrawn(name)];
      case 'screenedOut':
        return [words.afterScreening(name), ...led.map(given)];
    }
  }
  /** The same for a concept. */
  function conceptReason({ block, concept }: ConceptPlace, { reason: why, led }: Hidden): readonly string[] {
    const owner = conceptNode(block, concept);
    if (why?.because === 'conceptNotDrawn') return [words.notDrawn];
    if (why?.because === 'screenedOut') return [words.afterScreening(null), ...led.map(given)];
    if (why?.because !== 'conceptCondition' || owner === undefined) return [];
    return [words.notMet(null, criteria(owner, why), why.operator === 'or'), ...led.map(given)];
  }

  /** Returns that a question is missing because what its condition asks about was not asked; null if that is not all. */
  function becauseUnasked(one: Extract<Difference, { code: 'questionMissing' }>): string | null {
    if (one.reason?.because !== 'condition') return null;
    const unasked = one.led.flatMap((each) => (each.kind === 'unasked' ? [each] : []));
    if (unasked.length === 0 || unasked.length < one.led.length) return null;
    const [only, ...others] = unasked;
    const sentence = words.questionMissingUnasked(asked(one), unasked.map(asked));
    // Of several, “it” would not say which.
    if (only !== undefined && others.length === 0) return [sentence, ...reason(only, only, asked(only))].join(' ');
    return [sentence, ...unasked.filter(({ reason }) => reason !== null).map(given)].join(' ');
  }

  /** Returns why a question is missing if its condition asks for one answer that is known; null otherwise. */
  function becauseOfAnswer(one: Extract<Difference, { code: 'questionMissing' }>): string | null {
    const [failed, ...others] = one.reason?.because === 'condition' ? one.reason.failing : [];
    const [answered, ...more] = one.led;
    if (failed === undefined || others.length + more.length > 0 || answered?.kind !== 'answer') return null;
    const { criterion: wanted, index } = failed;
    const node = childrenOf(itemNode(one.item) ?? doc.root, 'criteria')[index];
    const { answer } = answered;
    if (wanted.type === 'searchParam' || node === undefined) return null;
    const choices = wanted.matchingCriteria === 'mustSelect' ? choicesText(doc, node, language) : null;
    if (typeof wanted.matrixRow === 'string') {
      const rows = childrenOf(itemNode(answered.item) ?? doc.root, 'rows');
      const at = rows.findIndex((part) =>
        [textField(part, 'externalId'), textField(part, 'text')].includes(wanted.matrixRow ?? ''),
      );
      const column = 'cells' in answer ? answer.cells[`r${at + 1}`] : undefined;
      if (column === undefined) return null;
      const isInvented = answered.isInvented || answered.inventedRows?.includes(`r${at + 1}`) === true;
      const answerText = noted(option(answered.item, column), { isInvented });
      return words.questionMissingInRow(
        asked(one),
        asked(answered),
        row(answered.item, `r${at + 1}`),
        answerText,
        choices,
      );
    }
    const answerText = 'selected' in answer ? answerWords(answered.item, answer) : '';
    if (answerText === '') return null;
    return words.questionMissingBecause(asked(one), asked(answered), noted(answerText, answered), choices);
  }

  function given(one: Given): string {
    if (one.kind === 'link') {
      const { parameter, values } = one;
      return values.length === 0
        ? words.noParameter(quoted(parameter))
        : words.parameter(parameter, values.map(quoted).join(', '));
    }
    if (one.kind === 'unasked') return [words.notAsked(asked(one)), ...reason(one, one)].join(' ');
    const answerText = answerWords(one.item, one.answer, false, one.inventedRows);
    return answerText === ''
      ? words.nothingAnswered(noted(asked(one), one))
      : words.answered(asked(one), noted(answerText, one));
  }

  /** Returns whether a question has nothing on which it depends whether it is asked. */
  function isForEveryone({ item }: At): boolean {
    const entry = itemIndex(doc).items[item];
    const block = entry && childrenOf(doc.root, 'blocks')[entry.block];
    if (entry === undefined || block === undefined || textField(block, 'type') === 'concept') return false;
    return childrenOf(entry.node, 'criteria').length === 0 && textField(entry.node, 'carryForwardFrom') === '';
  }

  /** Returns the answer that ended an interview; null if it is not one answer. */
  function endingAnswer(led: readonly Given[]): string | null {
    const [one, ...others] = led;
    if (one?.kind !== 'answer' || others.length > 0) return null;
    const answerText = answerWords(one.item, one.answer);
    return answerText === '' ? null : noted(answerText, one);
  }

  /** Returns what led to a difference that is not about something missing. */
  function ledWords(one: Extract<Difference, { led: unknown }>): readonly string[] {
    if (one.code === 'otherOutcome' && endingAnswer(one.led) !== null) return [];
    const isShown = one.code === 'questionShown' || one.code === 'questionExtra';
    const owner = isShown
      ? itemNode(one.item)
      : one.code === 'conceptExtra'
        ? conceptNode(one.block, one.concept)
        : undefined;
    return one.led.map((each) => {
      if (each.kind !== 'unasked' || owner === undefined || !excludesAnswerOf(owner, each.item)) return given(each);
      return [words.metUnasked(asked(each)), ...reason(each, each, asked(each))].join(' ');
    });
  }

  /** Returns whether a part of a condition is met if a question is not asked. */
  function excludesAnswerOf(owner: GuideNode, item: number): boolean {
    const id = itemNode(item);
    return childrenOf(owner, 'criteria').some(
      (node) =>
        itemIndex(doc).byId.get(textField(node, 'questionId'))?.node === id &&
        objectFields(node)['matchingCriteria'] === 'mustNotSelect',
    );
  }

  const withNumber = (at: At): string => words.numbered(at.item + 1, asked(at));

  function difference(one: Difference): string {
    switch (one.code) {
      case 'answerRefused': {
        const { code, params } = one.problem;
        const given = optionCount(one.answer);
        if (code === 'tooMany') return words.tooMany(withNumber(one), params.maximum, given);
        if (code === 'tooFew') return words.tooFew(withNumber(one), params.minimum, given);
        if (code === 'unknownOption') {
          const name = one.notShown === undefined ? null : option(one.item, one.notShown);
          return words.answerRefused(asked(one), words.unknownOption(name));
        }
        if (code === 'onlyOne') return words.answerRefused(asked(one), words.onlyOne);
        if (code === 'exclusiveWithOthers')
          return words.answerRefused(asked(one), words.exclusiveWithOthers(quoted(params.option)));
        const sentence = problems[code] as (values: typeof params) => string;
        return words.answerRefused(asked(one), sentence(params));
      }
      case 'otherOutcome':
        if (one.expected === 'screened_out')
          return screensOut(doc) ? words.completed : `${words.completed} ${words.nobodyScreenedOut}`;
        return words.screenedOut(one.by === null ? null : question(one.by), endingAnswer(one.led));
      case 'questionMissing':
        return [words.questionMissing(asked(one)), ...reason(one, one)].join(' ');
      case 'questionShown':
        return isForEveryone(one)
          ? `${words.questionShown(asked(one))} ${words.shownToEveryone}`
          : words.questionShown(asked(one));
      case 'questionExtra':
        return words.questionExtra(asked(one));
      case 'otherOrder':
        return words.otherOrder(asked(one), asked(one.first));
      case 'optionMissing':
        return words.optionMissing(asked(one), option(one.item, one.option));
      case 'optionExtra':
        return words.optionExtra(asked(one), option(one.item, one.option));
      case 'conceptMissing':
        return [words.conceptMissing(conceptName(one.block, one.concept)), ...conceptReason(one, one)].join(' ');
      case 'conceptExtra':
        return words.conceptExtra(conceptName(one.block, one.concept));
      case 'otherClosing':
        return words.otherClosing(quoted(one.expected), quoted(one.actual));
    }
  }

  return (one) => {
    const because = one.code === 'questionMissing' ? (becauseUnasked(one) ?? becauseOfAnswer(one)) : null;
    // Its reason says what led to it.
    const led = 'led' in one && !('reason' in one) ? ledWords(one) : [];
    return because ?? [difference(one), ...led].join(' ');
  };
}

/** Returns how many options of a choice an answer of a test selects. */
function optionCount(answer: TestAnswer): number {
  if (Array.isArray(answer)) return answer.length;
  return typeof answer === 'object' && 'selected' in answer ? answer.selected.length + 1 : 1;
}
