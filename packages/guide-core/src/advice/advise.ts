import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { inDocumentOrder } from '../validate/documentOrder.ts';
import { firstIssues, isEnough } from '../validate/firstIssues.ts';
import { type BlockFacts, createIndexer } from '../validate/guideIndex.ts';
import type { Issue } from '../validate/issue.ts';
import { type Remember, byIdentity, notAtAll } from '../validate/remember.ts';
import type { Advise, GuideView, PartKind } from './advice.ts';
import { conceptForNobody } from './conceptForNobody.ts';
import { contradictingCriteria } from './contradictingCriteria.ts';
import { duplicateOptionTexts } from './duplicateOptionTexts.ts';
import type { AdviceId } from './adviceIds.ts';
import { emptyLinkValue } from './emptyLinkValue.ts';
import { createViewer } from './guideView.ts';
import { lookAlikeChoices, lookAlikeIds } from './lookAlikes.ts';
import { matrixRowWithoutMatrix } from './matrixRowWithoutMatrix.ts';
import { maxSelectAboveOptions } from './maxSelectAboveOptions.ts';
import { needsRejectedOption } from './needsRejectedOption.ts';
import { neverShown } from './neverShown.ts';
import { ownOptionsBesideCarryForward } from './ownOptionsBesideCarryForward.ts';
import { repeatedCriterion } from './repeatedCriterion.ts';
import { screenObservationWithoutEffect } from './screenObservationWithoutEffect.ts';
import { screenerRejectsAll } from './screenerRejectsAll.ts';
import { singleAnswerContradiction } from './singleAnswerContradiction.ts';
import { subsampleAboveConcepts } from './subsampleAboveConcepts.ts';
import { twoLinkValues } from './twoLinkValues.ts';
import { unknownChoice } from './unknownChoice.ts';
import { unknownMatrixRow } from './unknownMatrixRow.ts';
import { whitespaceOnlyText } from './whitespaceOnlyText.ts';

const partAdvice = [
  whitespaceOnlyText,
  subsampleAboveConcepts,
  maxSelectAboveOptions,
  duplicateOptionTexts,
  ownOptionsBesideCarryForward,
  screenObservationWithoutEffect,
  emptyLinkValue,
  twoLinkValues,
  repeatedCriterion,
  lookAlikeChoices,
] as const;

const guideAdvice = [
  unknownChoice,
  unknownMatrixRow,
  matrixRowWithoutMatrix,
  contradictingCriteria,
  singleAnswerContradiction,
  needsRejectedOption,
  screenerRejectsAll,
  neverShown,
  conceptForNobody,
  lookAlikeIds,
] as const;

/** Returns the warnings about a guide, in the form of the findings of `validate`. Accepts any JSON; never throws. */
export function advise(guide: Json): readonly Issue[] {
  return createFinder(notAtAll)(guide);
}

/** Returns a function like {@link advise} that reuses earlier results for unchanged parts. */
export function createAdviser(): (guide: Json) => readonly Issue[] {
  return createFinder(byIdentity);
}

type PartFinder = (part: JsonObject) => readonly Issue[];

function createFinder(remember: Remember): (guide: Json) => readonly Issue[] {
  const read = createIndexer(remember);
  const view = createViewer();
  const inBlock = remember((part: JsonObject) => adviceOn(part, 'block'));
  const inConcept = remember((part: JsonObject) => adviceOn(part, 'concept'));
  const inItem = remember((part: JsonObject) => adviceOn(part, 'item'));
  const inWholeBlock = remember((facts: BlockFacts) => adviceInside(facts, inBlock, inConcept, inItem));
  return (guide) => {
    const index = read(guide);
    const issues = isJsonObject(guide) ? [...adviceOn(guide, 'guide')] : [];
    for (const [position, facts] of index.blocks.entries()) {
      for (const issue of inWholeBlock(facts)) issues.push(under(['studyGuide', position], issue));
      if (isEnough(issues)) break;
    }
    addGuideAdvice(view(index), issues);
    return firstIssues(inDocumentOrder(issues));
  };
}

function adviceInside(
  facts: BlockFacts,
  inBlock: PartFinder,
  inConcept: PartFinder,
  inItem: PartFinder,
): readonly Issue[] {
  const issues = facts.value ? [...inBlock(facts.value)] : [];
  for (const { value, index } of facts.concepts) {
    for (const issue of inConcept(value)) issues.push(under(['conceptSamplingConfig', 'concepts', index], issue));
  }
  for (const [place, { value }] of facts.items.entries()) {
    if (isEnough(issues)) break;
    if (value === null) continue;
    for (const issue of inItem(value)) issues.push(under(['items', place], issue));
  }
  return issues;
}

const none: readonly Issue[] = [];

function adviceOn(part: JsonObject, kind: PartKind): readonly Issue[] {
  const issues: Issue[] = [];
  for (const advice of partAdvice) advice.check(part, kind, adviseTo(issues, advice.id));
  return issues.length === 0 ? none : issues;
}

function addGuideAdvice(guide: GuideView, issues: Issue[]): void {
  for (const advice of guideAdvice) advice.check(guide, adviseTo(issues, advice.id));
}

function under(path: Path, issue: Issue): Issue {
  return { ...issue, path: [...path, ...issue.path] };
}

function adviseTo(issues: Issue[], code: AdviceId): Advise {
  return (path, params) => {
    if (!isEnough(issues)) issues.push({ severity: 'warning', code, path, params });
  };
}
