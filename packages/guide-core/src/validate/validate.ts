import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { allRules, type RuleId } from '../rules/allRules.ts';
import { besideTexts } from './besideTexts.ts';
import { inDocumentOrder } from './documentOrder.ts';
import { firstIssues, isEnough } from './firstIssues.ts';
import { withoutSchemaLine } from '../format/schemaLine.ts';
import { createIndexer } from '../guideIndex/guideIndex.ts';
import type { Issue } from './issue.ts';
import { createPlacer, under } from './placing.ts';
import { type Remember, byIdentity, remembered, uncached } from '../remember.ts';
import type { CreateStudyRequest } from '../schema/study.ts';
import { blockShape, conceptSamplingShape, conceptShape, guideShape, itemShape } from './shape.ts';

const itemRules = allRules.filter((rule) => 'checkItem' in rule);
const blockRules = allRules.filter((rule) => 'checkBlock' in rule);
const guideRules = allRules.filter((rule) => 'checkGuide' in rule);

/** The errors of a guide by stage: the service checks rules only if the shape is valid. */
export interface Findings {
  readonly shape: readonly Issue[];
  readonly rules: readonly Issue[];
}

/**
 * Returns everything that the service would refuse about a guide, in document order. The line that names a JSON Schema
 * (`$schema`) is not sent, so it is nothing wrong. Accepts any JSON; never throws. Of more than 20,000 findings, the
 * first ones are returned, and a last one, `moreIssues`.
 *
 * @param guide A guide as its file has it, of any shape.
 * @returns Faults of the shape and broken rules (`ruleIds`), all of severity `error`. Empty if the service accepts it.
 * @example
 * ```ts
 * import { validate } from '@guide-studio/guide-core';
 *
 * const issues = validate({
 *   title: 'Home cooking',
 *   studyGuide: [
 *     {
 *       type: 'flat',
 *       title: 'Last week',
 *       items: [{ type: 'multiple_choice', text: 'What?', options: [{ text: 'A' }], multiSelect: true, minSelect: 1 }],
 *     },
 *   ],
 * });
 * console.log(issues.map(({ code, path }) => `${code} at ${path.join('.')}`)); // [ 'selectBounds at studyGuide.0.items.0.minSelect' ]
 * ```
 */
export function validate(guide: Json): readonly Issue[] {
  return both(createFinder(uncached)(withoutSchemaLine(guide)));
}

/**
 * Returns a function like {@link validate} for a guide that is edited: objects that are identical to those of an
 * earlier call are not checked again. Guides must never be changed in place.
 */
export function createValidator(): (guide: Json) => readonly Issue[] {
  const find = createFinder(byIdentity);
  return (guide) => both(find(withoutSchemaLine(guide)));
}

/** The answer of the service to a create request with this body, as far as it depends on the body. */
export type Verdict =
  | {
      readonly ok: true;
      readonly code: null;
      /** The same object that was judged, with its type. */
      readonly guide: CreateStudyRequest;
    }
  | {
      readonly ok: false;
      /** The shape is wrong, or it breaks a rule (specification, "Endpoint 1"). */
      readonly code: 'invalid_request_body' | 'invalid_study_guide';
      /** At least one, all of this stage. */
      readonly issues: readonly Issue[];
    };

/**
 * Returns the guide if it is valid: the same object. Else the code of the first stage that fails, with the issues of
 * that stage as {@link validate} lists them. Never throws.
 *
 * @param guide A guide as its file has it, of any shape.
 * @example
 * ```ts
 * import { verdict } from '@guide-studio/guide-core';
 *
 * console.log(verdict({ title: 'Home cooking', studyGuide: [] }).code); // invalid_request_body
 * ```
 */
export function verdict(guide: Json): Verdict {
  const { shape, rules } = createFinder(uncached)(guide);
  if (shape.length > 0) return { ok: false, code: 'invalid_request_body', issues: listed(shape) };
  if (rules.length > 0) return { ok: false, code: 'invalid_study_guide', issues: listed(rules) };
  return { ok: true, code: null, guide: guide as unknown as CreateStudyRequest };
}

function both({ shape, rules }: Findings): readonly Issue[] {
  return listed([...shape, ...rules]);
}

function listed(issues: readonly Issue[]): readonly Issue[] {
  return firstIssues(inDocumentOrder(issues));
}

/** Collects the findings of all parts until there are enough. */
interface Gathered {
  readonly add: (path: Path, findings: Findings) => void;
  readonly isEnough: () => boolean;
  readonly all: () => Findings;
}

function createFinder(remember: Remember): (guide: Json) => Findings {
  const read = createIndexer(remember);
  const place = createPlacer();
  const findInItem = itemFinder(remember);
  const findInConcept = remember((concept: JsonObject): Findings => ({ shape: conceptShape(concept), rules: none }));
  const findInBlock = remember((block: JsonObject) => blockFindings(block, findInItem, findInConcept));
  const findInGuide = besideTexts((guide) => {
    const index = read(guide);
    const rules: Issue[] = [];
    for (const rule of guideRules) rule.checkGuide(index, reportTo(rules, rule.id));
    return rules;
  });
  return (guide) => {
    const found = gather();
    found.add([], { shape: guideShape(guide), rules: none });
    for (const [position, value] of listIn(guide, 'studyGuide').entries()) {
      if (found.isEnough()) return found.all();
      const findings = isJsonObject(value) ? findInBlock(value) : { shape: blockShape(value), rules: none };
      found.add([], { shape: place(findings.shape, position), rules: place(findings.rules, position) });
    }
    found.add([], { shape: none, rules: findInGuide(guide) });
    return found.all();
  };
}

function listIn(holder: Json | undefined, name: string): readonly Json[] {
  const list = isJsonObject(holder) ? holder[name] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

type BlockFinder = (item: Json, blockType: Json | undefined) => Findings;

// The errors of an item also depend on the type of its block, so there is one cache per type.
function itemFinder(remember: Remember): BlockFinder {
  const byBlockType = new Map<Json | undefined, (item: JsonObject) => Findings>();
  return (item, blockType) => {
    if (!isJsonObject(item)) return { shape: itemShape(item), rules: none };
    const kind = typeof blockType === 'string' ? blockType : undefined;
    const find = remembered(byBlockType, kind, () => remember((object: JsonObject) => itemFindings(object, kind)));
    return find(item);
  };
}

function itemFindings(item: JsonObject, blockType: Json | undefined): Findings {
  const rules: Issue[] = [];
  for (const rule of itemRules) rule.checkItem(item, blockType, reportTo(rules, rule.id));
  return findingsOf(itemShape(item), rules);
}

function blockFindings(
  block: JsonObject,
  findInItem: BlockFinder,
  findInConcept: (concept: JsonObject) => Findings,
): Findings {
  const rules: Issue[] = [];
  for (const rule of blockRules) rule.checkBlock(block, reportTo(rules, rule.id));
  const found = gather();
  found.add([], { shape: blockShape(block), rules });
  addConcepts(found, block['conceptSamplingConfig'], findInConcept);
  const items = listIn(block, 'items');
  for (let place = 0; place < items.length && !found.isEnough(); place += 1) {
    found.add(['items', place], findInItem(items[place] as Json, block['type']));
  }
  return found.all();
}

function addConcepts(
  found: Gathered,
  config: Json | undefined,
  findInConcept: (concept: JsonObject) => Findings,
): void {
  if (config === undefined) return;
  found.add(['conceptSamplingConfig'], { shape: conceptSamplingShape(config), rules: none });
  for (const [position, concept] of listIn(config, 'concepts').entries()) {
    if (found.isEnough()) return;
    const findings = isJsonObject(concept) ? findInConcept(concept) : { shape: conceptShape(concept), rules: none };
    found.add(['conceptSamplingConfig', 'concepts', position], findings);
  }
}

const none: readonly Issue[] = [];
const clean: Findings = { shape: none, rules: none };

function findingsOf(shape: readonly Issue[], rules: readonly Issue[]): Findings {
  return shape.length === 0 && rules.length === 0 ? clean : { shape, rules };
}

function gather(): Gathered {
  const shape: Issue[] = [];
  const rules: Issue[] = [];
  return {
    add(path, findings) {
      for (const issue of findings.shape) shape.push(under(path, issue));
      for (const issue of findings.rules) rules.push(under(path, issue));
    },
    isEnough: () => isEnough(shape),
    all: () => findingsOf(shape, rules),
  };
}

function reportTo(issues: Issue[], code: RuleId): (path: Path, params: Issue['params']) => void {
  return (path, params) => {
    if (!isEnough(issues)) issues.push({ severity: 'error', code, path, params });
  };
}
