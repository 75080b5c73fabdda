import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { besideTexts } from './besideTexts.ts';
import { inDocumentOrder } from './documentOrder.ts';
import { firstIssues, isEnough } from './firstIssues.ts';
import { type BlockFacts, createIndexer } from '../guideIndex/guideIndex.ts';
import type { Issue } from './issue.ts';
import { createPlacer, under } from './placing.ts';
import { type Remember, byIdentity, uncached } from '../remember.ts';
import type { GuideView, CheckedPart } from '../advice/advice.ts';
import { allAdvice } from '../advice/allAdvice.ts';
import { createViewer } from '../advice/guideView.ts';

const partAdvice = allAdvice.filter((advice) => 'checkPart' in advice);
const guideAdvice = allAdvice.filter((advice) => 'checkGuide' in advice);

/**
 * Returns the warnings about a guide, in the form of the findings of `validate`. Accepts any JSON; never throws.
 *
 * @param guide A guide as its file has it, of any shape. What is malformed gets no advice.
 * @returns Findings of severity `warning` or `serious`, with an advice (`adviceIds`) as their code, in document order.
 * @example
 * ```ts
 * import { advise } from '@guide-studio/guide-core';
 *
 * const [first] = advise({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'TODO' }] }],
 * });
 * console.log(first?.code, first?.severity, first?.path.join('.')); // placeholderText serious studyGuide.0.items.0.text
 * ```
 */
export function advise(guide: Json): readonly Issue[] {
  return createFinder(uncached)(guide);
}

/** Returns a function like {@link advise} that reuses earlier results for unchanged parts. */
export function createAdviser(): (guide: Json) => readonly Issue[] {
  return createFinder(byIdentity);
}

/**
 * Returns the findings of some advices only, each of them complete, whatever else the guide has. Only advices that
 * compare several parts can be asked for.
 */
export function adviseOnly(guide: Json, ids: readonly GuideAdviceId[]): readonly Issue[] {
  const issues: Issue[] = [];
  const view = createViewer()(createIndexer(uncached)(guide));
  for (const advice of guideAdvice) {
    if (!ids.includes(advice.id)) continue;
    advice.checkGuide(view, (path: Path, params?: Issue['params']) => issues.push(issueOf(advice, path, params)));
  }
  return inDocumentOrder(issues);
}

type GuideAdviceId = (typeof guideAdvice)[number]['id'];

type PartFinder = (part: JsonObject) => readonly Issue[];

function createFinder(remember: Remember): (guide: Json) => readonly Issue[] {
  const read = createIndexer(remember);
  const view = createViewer();
  const place = createPlacer();
  const inBlock = remember((part: JsonObject) => adviceOn(part, 'block'));
  const inConcept = remember((part: JsonObject) => adviceOn(part, 'concept'));
  const inItem = remember((part: JsonObject) => adviceOn(part, 'item'));
  const inWholeBlock = remember((facts: BlockFacts) => adviceInside(facts, inBlock, inConcept, inItem));
  const inGuide = besideTexts((guide) => guideAdviceOn(view(read(guide))));
  return (guide) => {
    const index = read(guide);
    const issues = isJsonObject(guide) ? [...adviceOn(guide, 'guide')] : [];
    for (const [position, facts] of index.blocks.entries()) {
      for (const issue of place(inWholeBlock(facts), position)) issues.push(issue);
      if (isEnough(issues)) break;
    }
    for (const issue of inGuide(guide)) if (!isEnough(issues)) issues.push(issue);
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

function adviceOn(part: JsonObject, kind: CheckedPart): readonly Issue[] {
  const issues: Issue[] = [];
  for (const advice of partAdvice) advice.checkPart(part, kind, reportTo(issues, advice));
  return issues.length === 0 ? none : issues;
}

function guideAdviceOn(guide: GuideView): readonly Issue[] {
  const issues: Issue[] = [];
  for (const advice of guideAdvice) advice.checkGuide(guide, reportTo(issues, advice));
  return issues;
}

type Advice = Pick<(typeof allAdvice)[number], 'id'> & { readonly severity?: (params: never) => Issue['severity'] };

function reportTo(issues: Issue[], advice: Advice): (path: Path, params?: Issue['params']) => void {
  return (path, params) => {
    if (!isEnough(issues)) issues.push(issueOf(advice, path, params));
  };
}

function issueOf({ id: code, severity }: Advice, path: Path, params: Issue['params']): Issue {
  // The parameters are those of the same advice.
  return { severity: severity === undefined ? 'warning' : severity(params as never), code, path, params };
}
