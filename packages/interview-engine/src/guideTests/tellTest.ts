import {
  childrenOf,
  choicesText,
  criterionSentence,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type MessageLanguage,
  namedOptions,
  oneLine,
  ownOptionNamed,
  placeNamed,
  type TestAnswer,
  questionLabel,
  objectFields,
  textField,
} from '@guide-studio/guide-core';
import type { HiddenReason } from '../course/hiddenReason.ts';
import type { Goal, Owner } from '../paths/goals.ts';
import { germanProblems } from '../wording/problemWords.de.ts';
import { englishProblems } from '../wording/problemWords.en.ts';
import type { Answer } from '../answers/answer.ts';
import { screensOut } from '../wording/screensOut.ts';
import type { At, Difference, Given, Hidden } from './difference.ts';
import type { Outdated, TestResult } from './runGuideTest.ts';
import type { ConceptPlace } from './testedParts.ts';
import { germanTests } from './words.de.ts';
import { englishTests } from './words.en.ts';

const languages = {
  en: { words: englishTests, problems: englishProblems },
  de: { words: germanTests, problems: germanProblems },
} as const;

/**
 * Returns what came of a test, a sentence per difference or lost name; none if it passed. `doc`: the guide it ran on.
 * `texts`: those of questions that earlier versions had, by their names in tests. `canBeSeen`: whether any participant is
 * shown a question; then the answers of the test are the reason why it is missing.
 */
export function tellTest(
  doc: GuideDocument,
  result: TestResult,
  language: MessageLanguage = 'en',
  texts: ReadonlyMap<string, string> = new Map(),
  canBeSeen: (at: At) => boolean = () => true,
): readonly string[] {
  const telling = tellingOf(doc, language);
  return result.state === 'outdated'
    ? result.lost.map((one) => telling.lost(one, texts))
    : result.differences.map((one) =>
        isForNobody(doc, one, canBeSeen) ? telling.forNobody(one) : telling.difference(one),
      );
}

/** Returns whether a question or a concept is missing that no participant is shown. */
export function isForNobody(
  doc: GuideDocument,
  one: Difference,
  canBeSeen: (at: At) => boolean,
): one is Extract<Difference, { code: 'questionMissing' | 'conceptMissing' }> {
  if (one.code === 'questionMissing') return !canBeSeen(one);
  if (one.code !== 'conceptMissing') return false;
  const { block, concept } = one;
  const items = itemIndex(doc).items.flatMap((entry, item) => (entry.block === block ? [item] : []));
  return items.every((item) => !canBeSeen({ item, concept }));
}

/** Returns which answers of a test are never used, a sentence for each. `doc`: the guide it ran on. */
export function tellUnused(
  doc: GuideDocument,
  { unused = [] }: TestResult,
  language: MessageLanguage = 'en',
): readonly string[] {
  return unused.map(tellingOf(doc, language).unused);
}

/** Returns something that interviews reach in words. `doc`: the guide. */
export function tellGoal(doc: GuideDocument, goal: Goal, language: MessageLanguage = 'en'): string {
  return tellingOf(doc, language).goal(goal);
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
  return tellingOf(doc, language).name(goal, shows, canBeSeen);
}

/** Returns the name of a test that is screened out by an answer. `doc`: the guide. */
export function nameByAnswer(doc: GuideDocument, item: number, answer: Answer, language: MessageLanguage): string {
  return tellingOf(doc, language).screenedOutBy(item, answer);
}

/** Returns how many options of a choice an answer of a test selects. */
function optionCount(answer: TestAnswer): number {
  if (Array.isArray(answer)) return answer.length;
  return typeof answer === 'object' && 'selected' in answer ? answer.selected.length + 1 : 1;
}

/** The number of characters by which the name of a test recalls a question. */
const shortText = 60;

/** The number of options or rows that are named. */
const mostParts = 4;

function short(text: string): string {
  const line = oneLine(text);
  return line.length <= shortText ? line : `${line.slice(0, shortText).trimEnd()}…`;
}

function tellingOf(doc: GuideDocument, language: MessageLanguage) {
  const { words, problems } = languages[language];
  const { quoted } = words;
  const itemNode = (item: number): GuideNode | undefined => itemIndex(doc).items[item]?.node;

  function question(item: number): string {
    const entry = itemIndex(doc).items[item];
    return entry === undefined ? quoted('') : quoted(questionLabel(doc, entry));
  }
  /** The short text of a question. Its number changes when others are inserted before it. */
  function shortQuestion(item: number): string {
    const node = itemNode(item);
    return node === undefined ? '' : short(textField(node, 'text') || textField(node, 'externalId'));
  }
  function conceptNode(block: number, concept: number): GuideNode | undefined {
    const node = childrenOf(doc.root, 'blocks')[block];
    return node && childrenOf(node, 'concepts')[concept];
  }
  function conceptName(block: number, concept: number): string {
    const part = conceptNode(block, concept);
    return quoted(part === undefined ? '' : oneLine(textField(part, 'nickname')));
  }
  function asked({ item, concept }: At): string {
    const entry = itemIndex(doc).items[item];
    if (concept === null || entry === undefined) return question(item);
    return words.forConcept(question(item), conceptName(entry.block, concept));
  }
  function option(item: number, id: string): string {
    const node = itemNode(item);
    const own = node === undefined ? null : ownOptionNamed(doc, id, node);
    if (own !== null) {
      const question = quoted(short(textField(own.question, 'text')));
      const concept = own.concept && quoted(oneLine(textField(own.concept, 'nickname')));
      return words.ownOptionOf(concept === null ? question : words.forConcept(question, concept));
    }
    const part = node && namedOptions(node, itemIndex(doc))[Number(id.slice(1)) - 1];
    return quoted(part === undefined ? id : oneLine(textField(part, 'text')));
  }
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
    const said = words.questionMissingUnasked(asked(one), unasked.map(asked));
    // Of several, “it” would not say which.
    if (only !== undefined && others.length === 0) return [said, ...reason(only, only, asked(only))].join(' ');
    return [said, ...unasked.filter(({ reason }) => reason !== null).map(given)].join(' ');
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
      const said = noted(option(answered.item, column), { isInvented });
      return words.questionMissingInRow(asked(one), asked(answered), row(answered.item, `r${at + 1}`), said, choices);
    }
    const said = 'selected' in answer ? answerWords(answered.item, answer) : '';
    if (said === '') return null;
    return words.questionMissingBecause(asked(one), asked(answered), noted(said, answered), choices);
  }

  function ownerOf(owner: Owner): GuideNode | undefined {
    if (owner.kind === 'item') return itemNode(owner.item);
    return conceptNode(owner.block, owner.concept);
  }

  function criterion(owner: Owner, index: number, holds: boolean): string {
    const of = owner.kind === 'item' ? question(owner.item) : conceptName(owner.block, owner.concept);
    const node = childrenOf(ownerOf(owner) ?? doc.root, 'criteria')[index];
    return words.goals.criterion(of, node === undefined ? '' : criterionSentence(doc, node, language), holds);
  }

  /** `isName`: without the text that the participant wrote. `inventedRows`: those of a matrix that the test does not say. */
  function answerWords(item: number, answer: Answer, isName = false, inventedRows: readonly string[] = []): string {
    if ('text' in answer) return quoted(oneLine(answer.text));
    const list = (ids: readonly string[]): string => ids.map((id) => option(item, id)).join(', ');
    if ('selected' in answer) {
      const { custom } = answer;
      const own = custom === undefined ? [] : [words.ownOption(isName ? null : quoted(oneLine(custom)))];
      return [...answer.selected.map((id) => option(item, id)), ...own].join(', ');
    }
    if ('ranked' in answer) return list(answer.ranked);
    if ('cells' in answer) {
      return Object.entries(answer.cells)
        .map(([id, column]) => {
          const isInvented = inventedRows.includes(id);
          return `${row(item, id)}: ${noted(option(item, column), { isInvented })}`;
        })
        .join(', ');
    }
    return '';
  }
  function row(item: number, id: string): string {
    const node = itemNode(item);
    const part = node && childrenOf(node, 'rows')[Number(id.slice(1)) - 1];
    return quoted(part === undefined ? id : oneLine(textField(part, 'text')));
  }
  /** Says so where the test does not give the answer. */
  const noted = (said: string, { isInvented }: { readonly isInvented: boolean }): string =>
    isInvented ? `${said} ${words.filledIn}` : said;
  function given(one: Given): string {
    if (one.kind === 'link') {
      const { parameter, values } = one;
      return values.length === 0
        ? words.noParameter(quoted(parameter))
        : words.parameter(parameter, values.map(quoted).join(', '));
    }
    if (one.kind === 'unasked') return [words.notAsked(asked(one)), ...reason(one, one)].join(' ');
    const said = answerWords(one.item, one.answer, false, one.inventedRows);
    return said === '' ? words.nothingAnswered(noted(asked(one), one)) : words.answered(asked(one), noted(said, one));
  }

  /** Returns which options or rows a question has now, as a sentence with a space after it; nothing if it has none. */
  function partsNow(kind: 'option' | 'row', item: number | null): string {
    const node = itemNode(item ?? -1);
    if (node === undefined) return '';
    const parts = kind === 'row' ? childrenOf(node, 'rows') : namedOptions(node, itemIndex(doc));
    if (parts.length === 0) return '';
    const names = parts.slice(0, mostParts).map((part) => quoted(oneLine(textField(part, 'text'))));
    return `${words.now[kind](names.join(', '), Math.max(0, parts.length - mostParts))} `;
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
    const said = answerWords(one.item, one.answer);
    return said === '' ? null : noted(said, one);
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
        const tell = problems[code] as (values: typeof params) => string;
        return words.answerRefused(asked(one), tell(params));
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

  return {
    screenedOutBy: (item: number, answer: Answer): string =>
      words.names.screenedOut(quoted(shortQuestion(item)), answerWords(item, answer, true)),
    unused: (item: number): string => words.unusedAnswer(question(item)),
    forNobody: (one: Extract<Difference, { code: 'questionMissing' | 'conceptMissing' }>): string =>
      one.code === 'questionMissing'
        ? words.questionForNobody(asked(one))
        : words.conceptForNobody(conceptName(one.block, one.concept)),
    name(goal: Goal, shows: (item: number) => boolean, canBeSeen: (item: number) => boolean): string {
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
          // With “or”, the question may be shown although this criterion is not met. One for nobody tells nothing.
          if (owner.kind === 'item' && canBeSeen(owner.item) && shows(owner.item) === holds) {
            return words.names[holds ? 'shown' : 'notShown'](shortQuestion(owner.item));
          }
          const node = childrenOf(ownerOf(owner) ?? doc.root, 'criteria')[index];
          return words.names.criterion(node === undefined ? '' : criterionSentence(doc, node, language), holds);
        }
        case 'block':
        case 'pair':
          return this.goal(goal);
      }
    },
    goal(goal: Goal): string {
      switch (goal.kind) {
        case 'block':
          return words.goals.block(quoted(textField(childrenOf(doc.root, 'blocks')[goal.block] ?? doc.root, 'title')));
        case 'item':
          return words.goals.question(asked({ item: goal.item, concept: goal.concept ?? null }));
        case 'concept':
          return words.goals.concept(conceptName(goal.block, goal.concept));
        case 'option':
          return words.goals.option(question(goal.item), option(goal.item, goal.option));
        case 'outcome':
          return words.goals.outcome[goal.outcome];
        case 'criterion':
          return criterion(goal.owner, goal.index, goal.holds);
        case 'pair':
          return goal.criteria.map(({ index, holds }) => criterion(goal.owner, index, holds)).join(words.and);
      }
    },
    lost({ kind, name, question: of, nearest }: Outdated, texts: ReadonlyMap<string, string>): string {
      const text = kind === 'question' ? texts.get(name) : undefined;
      const said = quoted(oneLine(text || name));
      const item = of === null ? null : placeNamed(doc, 'question', of, null);
      const where = item === null ? quoted(oneLine(of ?? '')) : words.numbered(item + 1, question(item));
      const sentence =
        text !== undefined
          ? words.deletedQuestion(said)
          : kind === 'option' || kind === 'row'
            ? words.lost[kind](said, where)
            : words.lost[kind](said);
      if (nearest !== null) return `${sentence} ${words.nearest(quoted(oneLine(nearest)))}`;
      return `${sentence} ${kind === 'option' || kind === 'row' ? partsNow(kind, item) : ''}${words.chooseAnother}`;
    },
    difference(one: Difference): string {
      const because = one.code === 'questionMissing' ? (becauseUnasked(one) ?? becauseOfAnswer(one)) : null;
      // Its reason says what led to it.
      const led = 'led' in one && !('reason' in one) ? ledWords(one) : [];
      return because ?? [difference(one), ...led].join(' ');
    },
  };
}

type FailedCondition = Extract<HiddenReason, { failing: unknown }>;
