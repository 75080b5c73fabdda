import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { blockRules, guideRules, itemRules } from '../rules/index.ts';
import type { Report } from '../rules/rule.ts';
import { inDocumentOrder } from './documentOrder.ts';
import { createIndexer } from './guideIndex.ts';
import type { Issue } from './issue.ts';
import { type Remember, byIdentity, notAtAll } from './remember.ts';
import { blockShape, conceptSamplingShape, conceptShape, guideShape, itemShape } from './shape.ts';

/** What a guide breaks, by stage: the service looks at rules only when the shape is right. */
export interface Findings {
  readonly shape: readonly Issue[];
  readonly rules: readonly Issue[];
}

/** Everything that the service would refuse about a guide, in document order. Any JSON is accepted; never throws. */
export function validate(guide: Json): readonly Issue[] {
  return both(createFinder(notAtAll)(guide));
}

/**
 * The same answer as {@link validate}, made for a guide that changes a little at a time: what has kept its identity
 * since an earlier call is not looked at again. Guides must never be changed in place.
 */
export function createValidator(): (guide: Json) => readonly Issue[] {
  const find = createFinder(byIdentity);
  return (guide) => both(find(guide));
}

/** The answer of the service to a create request with this body, as far as the body decides it. */
export type Verdict =
  | { readonly code: null }
  | { readonly code: 'invalid_request_body' | 'invalid_study_guide'; readonly issues: readonly Issue[] };

/** The first stage that fails decides the code; all issues of that stage come with it. */
export function verdict(guide: Json): Verdict {
  const { shape, rules } = createFinder(notAtAll)(guide);
  if (shape.length > 0) return { code: 'invalid_request_body', issues: inDocumentOrder(shape) };
  if (rules.length > 0) return { code: 'invalid_study_guide', issues: inDocumentOrder(rules) };
  return { code: null };
}

function both({ shape, rules }: Findings): readonly Issue[] {
  return inDocumentOrder([...shape, ...rules]);
}

interface Placed {
  readonly path: Path;
  readonly findings: Findings;
}

function createFinder(remember: Remember): (guide: Json) => Findings {
  const read = createIndexer(remember);
  const findInItem = itemFinder(remember);
  const findInConcept = remember((concept: JsonObject): Findings => ({ shape: conceptShape(concept), rules: none }));
  const findInBlock = remember((block: JsonObject) => blockFindings(block, findInItem, findInConcept));
  return (guide) => {
    const index = read(guide);
    const parts: Placed[] = [{ path: [], findings: { shape: guideShape(guide), rules: none } }];
    for (const [position, { value }] of index.blocks.entries()) {
      const findings = isJsonObject(value) ? findInBlock(value) : { shape: blockShape(value), rules: none };
      if (findings !== clean) parts.push({ path: ['studyGuide', position], findings });
    }
    const rules: Issue[] = [];
    for (const rule of guideRules) rule.check(index, reportTo(rules, rule.id));
    parts.push({ path: [], findings: { shape: none, rules } });
    return together(parts);
  };
}

type BlockFinder = (item: Json, blockType: Json | undefined) => Findings;

// What an item breaks depends on the type of its block too, so there is one memory for each.
function itemFinder(remember: Remember): BlockFinder {
  const byBlockType = new Map<Json | undefined, (item: JsonObject) => Findings>();
  return (item, blockType) => {
    if (!isJsonObject(item)) return { shape: itemShape(item), rules: none };
    const kind = typeof blockType === 'string' ? blockType : undefined;
    let find = byBlockType.get(kind);
    if (find === undefined) {
      find = remember((object: JsonObject) => itemFindings(object, kind));
      byBlockType.set(kind, find);
    }
    return find(item);
  };
}

function itemFindings(item: JsonObject, blockType: Json | undefined): Findings {
  const rules: Issue[] = [];
  for (const rule of itemRules) rule.check(item, blockType, reportTo(rules, rule.id));
  return findings(itemShape(item), rules);
}

function blockFindings(
  block: JsonObject,
  findInItem: BlockFinder,
  findInConcept: (concept: JsonObject) => Findings,
): Findings {
  const rules: Issue[] = [];
  for (const rule of blockRules) rule.check(block, reportTo(rules, rule.id));
  const own: Placed = { path: [], findings: { shape: blockShape(block), rules } };
  const parts = [own, ...conceptParts(block['conceptSamplingConfig'], findInConcept)];
  const items = block['items'];
  if (!Array.isArray(items)) return together(parts);
  for (let place = 0; place < items.length; place += 1) {
    const found = findInItem(items[place] as Json, block['type']);
    if (found !== clean) parts.push({ path: ['items', place], findings: found });
  }
  return together(parts);
}

function conceptParts(config: Json | undefined, findInConcept: (concept: JsonObject) => Findings): readonly Placed[] {
  if (config === undefined) return [];
  const parts: Placed[] = [
    { path: ['conceptSamplingConfig'], findings: { shape: conceptSamplingShape(config), rules: none } },
  ];
  const concepts = isJsonObject(config) ? config['concepts'] : undefined;
  if (!Array.isArray(concepts)) return parts;
  for (const [position, concept] of concepts.entries()) {
    const found = isJsonObject(concept) ? findInConcept(concept) : { shape: conceptShape(concept), rules: none };
    parts.push({ path: ['conceptSamplingConfig', 'concepts', position], findings: found });
  }
  return parts;
}

const none: readonly Issue[] = [];
const clean: Findings = { shape: none, rules: none };

function findings(shape: readonly Issue[], rules: readonly Issue[]): Findings {
  return shape.length === 0 && rules.length === 0 ? clean : { shape, rules };
}

function together(parts: readonly Placed[]): Findings {
  const shape = parts.flatMap(({ path, findings }) => findings.shape.map((issue) => under(path, issue)));
  const rules = parts.flatMap(({ path, findings }) => findings.rules.map((issue) => under(path, issue)));
  return findings(shape, rules);
}

function under(path: Path, issue: Issue): Issue {
  return path.length === 0 ? issue : { ...issue, path: [...path, ...issue.path] };
}

function reportTo(issues: Issue[], code: Issue['code']): Report {
  return (path, params) => issues.push({ severity: 'error', code, path, params });
}
