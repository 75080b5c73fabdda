import { wireDocument } from '../doc/wireDocument.ts';
import { type ReadableDocument, textField } from '../doc/node.ts';
import type { JsonObject } from '../json.ts';
import type { Change, ChangeCode, ChangeParams, Diff, Edit, EditKey, Impact } from './change.ts';
import { changeOf, type ChangeDraft } from './changeDraft.ts';
import { inScreener, ruleFor } from './fieldRules.ts';
import { impactOfPart, stronger } from './impactOfPart.ts';
import { longestIncreasing } from '../longestIncreasing.ts';
import { inOrder } from './inOrder.ts';
import type { Matching } from './matching.ts';
import { matchParts } from './matchParts.ts';
import { partName } from './partName.ts';
import { type PartReferences, referencesOf } from './partReferences.ts';
import { answersOf, isAnswer, isScreening, type Part, type Parts, partsIn, partsOf } from './part.ts';
import { rewritesOf } from './renames.ts';
import { namedCondition } from './namedCondition.ts';
import { differencesOf, fromUnits, type UnitDifference, unitsOf } from './units.ts';

/**
 * Returns the changes that turn guide A into guide B, as a person would describe them. Guides may have any shape.
 *
 * @param a The older guide, as its file has it.
 * @param b The newer guide.
 * @example
 * ```ts
 * import { diffGuides } from '@guide-studio/guide-core/diff';
 *
 * const before = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const after = { ...before, title: 'Cooking', studyGoal: 'Learn what people cook.' };
 * const { changes } = diffGuides(before, after);
 * console.log(changes.map(({ code }) => code)); // [ 'textChanged', 'fieldChanged' ]
 * ```
 */
export function diffGuides(a: JsonObject, b: JsonObject): Diff {
  return diff(wireDocument(a), wireDocument(b));
}

/**
 * Returns the changes that turn document A into document B, as a person would describe them: a moved block is one
 * change, and so is a renamed id with every reference to it. Places hold the keys of both documents. Cost: about
 * linear.
 *
 * @param a The older document, made with `fromWire`.
 * @param b The newer document.
 */
export function diff(a: ReadableDocument, b: ReadableDocument): Diff {
  if (a.root === b.root) return { changes: [] };
  const [before, after] = [partsOf(a), partsOf(b)];
  return { changes: new Differ(before, after, matchParts(before, after)).changes() };
}

class Differ {
  readonly #before: Parts;
  readonly #after: Parts;
  readonly #matching: Matching;
  readonly #referencesA: PartReferences;
  readonly #referencesB: PartReferences;
  readonly #drafts: ChangeDraft[] = [];
  /** Rewritten references, by the part of A whose new name they use. */
  readonly #rewrites = new Map<Part, Edit[]>();
  /** By dependent part: the change of its condition or carry-forward, or the one that added or removed it. */
  readonly #dependents = new Map<Part, ChangeDraft>();
  readonly #grouped = new Map<string, ChangeDraft>();

  constructor(before: Parts, after: Parts, matching: Matching) {
    this.#before = before;
    this.#after = after;
    this.#matching = matching;
    this.#referencesA = referencesOf(before);
    this.#referencesB = referencesOf(after);
  }

  changes(): readonly Change[] {
    const { toB } = this.#matching;
    for (const part of this.#after.above) {
      if (this.#matching.isSame(part)) continue;
      this.#cameOrChanged(part);
      for (const answer of answersOf(part)) this.#cameOrChanged(answer);
    }
    for (const part of this.#before.above) {
      const other = toB.get(part);
      if (other && this.#matching.isSame(other)) continue;
      if (!other) this.#removed(part);
      for (const answer of answersOf(part)) if (!toB.has(answer)) this.#removed(answer);
    }
    this.#joinRewrites();
    const drafts = this.#withoutSilentIds();
    return inOrder(drafts, this.#before, this.#matching).map((draft) => changeOf(draft, this.#matching));
  }

  #cameOrChanged(part: Part): void {
    const other = this.#matching.toA.get(part);
    if (other) this.#compare(other, part);
    else this.#added(part);
  }

  #compare(a: Part, b: Part): void {
    this.#moves(a, b);
    const fresh = new Map<string, ChangeDraft>();
    const structural: UnitDifference[] = [];
    for (const unit of differencesOf(a, b)) {
      if (this.#follows(a, b, unit)) continue;
      if (isContainer(unit)) structural.push(unit);
      else this.#fieldChange(a, b, unit, fresh);
    }
    for (const unit of structural) {
      const draft = this.#homeOf(unit, b, fresh);
      if (draft) draft.edits.unshift(setOf(a, unit));
      else this.#fieldChange(a, b, unit, fresh);
    }
  }

  /** Assigns the adding or removing of an object or list to the change of its content or the one that required it. */
  #homeOf(
    { path: [first = '', second] }: UnitDifference,
    b: Part,
    fresh: ReadonlyMap<string, ChangeDraft>,
  ): ChangeDraft | undefined {
    if (first === 'options' || first === 'rows') {
      return find(fresh, 'typeChanged') ?? find(fresh, 'carryForwardChanged') ?? this.#emptied(b, first);
    }
    if (b.kind === 'block') return find(fresh, 'typeChanged');
    if (second !== undefined) return undefined;
    for (const [key, draft] of fresh) if (key.startsWith(`${first}\0`)) return draft;
    return undefined;
  }

  #emptied(b: Part, slot: string): ChangeDraft | undefined {
    const kind = slot === 'rows' ? 'row' : 'option';
    return this.#grouped.get(`answersAdded\0${kind}\0b${b.rank}`);
  }

  #follows(a: Part, b: Part, unit: UnitDifference): boolean {
    if (unit.path[0] !== 'conditional' && unit.path[0] !== 'carryForwardFrom') return false;
    const [referencesA, referencesB] = [this.#referencesA.get(a), this.#referencesB.get(b)];
    const rewrites = rewritesOf({ a, b, referencesA, referencesB }, unit, this.#matching);
    if (rewrites === null || rewrites.length === 0) return false;
    for (const { target, edit } of rewrites) {
      const edits = this.#rewrites.get(target);
      if (edits) edits.push(edit);
      else this.#rewrites.set(target, [edit]);
    }
    return true;
  }

  #fieldChange(a: Part, b: Part, unit: UnitDifference, fresh: Map<string, ChangeDraft>): void {
    const [code, impact] = ruleFor(b, unit);
    const edit = setOf(a, unit);
    const key = code === 'fieldChanged' ? unit.path.join('\0') : code;
    const known = fresh.get(`${unit.path[0]}\0${key}`) ?? (code === 'fieldChanged' ? undefined : find(fresh, code));
    if (known) {
      known.edits.push(edit);
      return;
    }
    const draft = this.#draft(code, impact, a, b, this.#fieldParams(a, b, unit, code), [edit]);
    fresh.set(`${unit.path[0]}\0${key}`, draft);
    if (code === 'conditionChanged' || code === 'carryForwardChanged') {
      this.#dependents.set(a, draft);
      this.#dependents.set(b, draft);
    }
  }

  #fieldParams(a: Part, b: Part, { path, from, to }: UnitDifference, code: ChangeCode): ChangeParams {
    const params = { ...this.#params(b), field: path.join('.'), ...optional('from', from), ...optional('to', to) };
    switch (code) {
      case 'conditionChanged':
        return {
          ...params,
          fromCondition: namedCondition(from, this.#referencesA.get(a), (question) => this.#matching.toB.get(question)),
          toCondition: namedCondition(to, this.#referencesB.get(b)),
        };
      case 'carryForwardChanged': {
        const source = this.#referencesB.get(b).find((reference) => reference.path[0] === 'carryForwardFrom');
        return { ...params, ...(source?.target ? { after: partName(source.target) } : {}) };
      }
      case 'selectionChanged': {
        const [before, after] = [unitsOf(a), unitsOf(b)];
        const bounds = (units: typeof before) => [
          units.get('minSelect')?.value ?? null,
          units.get('maxSelect')?.value ?? null,
        ];
        return { ...params, from: bounds(before), to: bounds(after) };
      }
      default:
        return params;
    }
  }

  /** Records children that changed their order within the list, and those that came from another list. */
  #moves(a: Part, b: Part): void {
    for (const { slot, parts } of b.lists) {
      const stayed: Part[] = [];
      for (const part of parts) {
        const other = this.#matching.toA.get(part);
        if (!other) continue;
        if (other.parent === a && other.slot === slot) stayed.push(part);
        else this.#moved(other, part);
      }
      const kept = longestIncreasing(stayed.map((part) => this.#matching.toA.get(part)?.index ?? 0));
      for (const [place, part] of stayed.entries()) {
        const other = this.#matching.toA.get(part);
        if (other && !kept.has(place)) this.#moved(other, part);
      }
    }
  }

  #moved(a: Part, b: Part): void {
    const edit: Edit = { type: 'move', ...this.#place(b) };
    if (isAnswer(b)) {
      this.#answers('answersReordered', 'order', a, b, edit);
      return;
    }
    const isElsewhere = a.parent !== null && this.#matching.toB.get(a.parent) !== b.parent;
    const before = b.parent && partsIn(b.parent, b.slot ?? 'items')[b.index - 1];
    const params = {
      ...this.#params(b),
      after: before ? partName(before) : '',
      ...(isElsewhere && b.parent ? { inside: partName(b.parent) } : {}),
    };
    const joinsOrLeavesScreener = isElsewhere && (isScreening(a) || isScreening(b));
    this.#draft('moved', joinsOrLeavesScreener ? 'sample' : 'order', a, b, params, [edit]);
  }

  #added(part: Part): void {
    const value = fromUnits(unitsOf(part).values());
    const edit: Edit = { type: 'add', ...this.#place(part), value };
    this.#movesInto(part);
    const above = part.parent && this.#dependents.get(part.parent);
    if (above && above.code === 'added' && part.parent && !this.#matching.toA.has(part.parent)) {
      above.edits.push(edit);
      this.#dependents.set(part, above);
      if (part.kind === 'item') addText(above, partName(part));
      above.impact = stronger(above.impact, impactOfPart(part));
    } else if (isAnswer(part)) {
      this.#answers('answersAdded', inScreener(part, 'comparability'), null, part, edit);
    } else {
      const draft = this.#draft('added', impactOfPart(part), null, part, this.#params(part), [edit]);
      this.#dependents.set(part, draft);
    }
  }

  #movesInto(added: Part): void {
    for (const { parts } of added.lists) {
      for (const part of parts) {
        const other = this.#matching.toA.get(part);
        if (other) this.#moved(other, part);
      }
    }
  }

  #removed(part: Part): void {
    const edit: Edit = { type: 'remove', key: part.node.key };
    const above = part.parent && this.#dependents.get(part.parent);
    if (above && above.code === 'removed') {
      above.edits.push(edit);
      this.#dependents.set(part, above);
      if (part.kind === 'item') addText(above, partName(part));
      above.impact = stronger(above.impact, impactOfPart(part));
    } else if (isAnswer(part)) {
      this.#answers('answersRemoved', inScreener(part, 'comparability'), part, null, edit);
    } else {
      const draft = this.#draft('removed', impactOfPart(part), part, null, this.#params(part), [edit]);
      this.#dependents.set(part, draft);
    }
  }

  /** Answers of one question that were added, removed or moved form one change each. */
  #answers(code: ChangeCode, impact: Impact, a: Part | null, b: Part | null, edit: Edit): void {
    const part = b ?? a;
    const owner = part?.parent;
    if (!part || !owner) return;
    const key = `${code}\0${part.kind}\0${b ? 'b' : 'a'}${owner.rank}`;
    const known = this.#grouped.get(key);
    const text = textField(part.node, 'text');
    if (known) {
      known.edits.push(edit);
      addText(known, text);
      return;
    }
    const [ownerA, ownerB] = b ? [this.#matching.toA.get(owner), owner] : [owner, this.#matching.toB.get(owner)];
    const shown = ownerB ?? owner;
    const params = { ...this.#params(shown), field: part.kind, texts: [text] };
    this.#grouped.set(key, this.#draft(code, impact, ownerA ?? null, ownerB ?? null, params, [edit]));
  }

  #joinRewrites(): void {
    for (const [target, edits] of this.#rewrites) {
      const ofTarget = this.#drafts.filter((draft) => draft.a === target);
      const draft =
        ofTarget.find(({ code }) => code === 'idChanged') ?? ofTarget.find(({ code }) => code === 'textChanged');
      draft?.edits.push(...edits);
    }
  }

  /** An id that was added or removed only together with its references belongs to that change. */
  #withoutSilentIds(): readonly ChangeDraft[] {
    const cameOrWent = ({ code, params: { from, to } }: ChangeDraft) =>
      code === 'idChanged' && (from === undefined || to === undefined);
    if (!this.#drafts.some(cameOrWent)) return this.#drafts;
    const holders = new Map<Part, ChangeDraft>();
    for (const references of [this.#referencesA, this.#referencesB]) {
      for (const [owner, list] of references.all()) {
        const draft = this.#dependents.get(owner);
        if (!draft) continue;
        for (const { target } of list) if (target) holders.set(target, draft);
      }
    }
    return this.#drafts.filter((draft) => {
      if (!cameOrWent(draft)) return true;
      const target = draft.params.to === undefined ? draft.a : draft.b;
      const holder = target && holders.get(target);
      if (!holder) return true;
      holder.edits.push(...draft.edits);
      return false;
    });
  }

  #draft(
    code: ChangeCode,
    impact: Impact,
    a: Part | null,
    b: Part | null,
    params: ChangeParams,
    edits: Edit[],
  ): ChangeDraft {
    const draft: ChangeDraft = { code, impact, a, b, params, edits, texts: null };
    this.#drafts.push(draft);
    return draft;
  }

  #params(part: Part): ChangeParams {
    const type = textField(part.node, 'type');
    const inside = isAnswer(part) && part.parent ? { inside: partName(part.parent) } : {};
    return { label: partName(part), ...(type === '' ? {} : { type }), ...inside };
  }

  #key(part: Part): EditKey {
    return this.#matching.toA.get(part)?.node.key ?? `+${part.node.key}`;
  }

  #place(part: Part): { key: EditKey; parent: EditKey; slot: NonNullable<Part['slot']>; index: number } {
    const { parent, slot, index } = part;
    if (parent === null || slot === null) throw new Error('The study itself has no place.');
    return { key: this.#key(part), parent: this.#key(parent), slot, index };
  }
}

/** Adds a text to a change. The list is created once and grows, because there may be tens of thousands. */
function addText(draft: ChangeDraft, text: string): void {
  if (draft.texts) {
    draft.texts.push(text);
    return;
  }
  draft.texts = [...(draft.params.texts ?? []), text];
  draft.params = { ...draft.params, texts: draft.texts };
}

function find(fresh: ReadonlyMap<string, ChangeDraft>, code: ChangeCode): ChangeDraft | undefined {
  for (const draft of fresh.values()) if (draft.code === code) return draft;
  return undefined;
}

function setOf(part: Part, { path, from, to }: UnitDifference): Edit {
  return { type: 'set', key: part.node.key, path, ...optional('from', from), ...optional('to', to) };
}

function optional<N extends string, T>(name: N, value: T | undefined): { readonly [P in N]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [P in N]?: T };
}

function isContainer({ from, to }: UnitDifference): boolean {
  const value = to === undefined ? from : from === undefined ? to : null;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
