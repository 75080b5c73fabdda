import { sameJson } from '../doc/field.ts';
import { isSameCondition } from '../diff/sameCondition.ts';
import type { Mention } from '../diff/naming.ts';
import type { Unit } from '../diff/units.ts';
import type { Json } from '../json.ts';
import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import { mergeMedia } from './mergeMedia.ts';
import type { MergeNode, Side } from './mergeNode.ts';
import type { Presence } from './presence.ts';
import { mentionsOnlySame, mentionTheSame } from './sameMentions.ts';
import type { ThreeGuides } from './threeGuides.ts';

/** A property as it was chosen, with what its value mentions. */
export interface Chosen {
  readonly unit: Unit;
  readonly side: Side;
  readonly mentions: readonly Mention[];
}

/** What a merged part says, by the names of its units. */
export type ChosenUnits = ReadonlyMap<string, Chosen>;

/** The properties that are merged entry by entry. */
const mediaLists: ReadonlySet<string> = new Set(['media', 'content\0media']);
const nothing: ChosenUnits = new Map();
/** The properties that mention other parts. */
const mentioning = ['conditional', 'carryForwardFrom'] as const;

/**
 * Chooses what a part says, property by property. Of a part that is the same on all sides only what mentions others is
 * chosen, since that may be spelled differently now, and nothing where that cannot be.
 */
export function chooseUnits(
  guides: ThreeGuides,
  conflicts: ConflictList,
  presence: Presence,
  node: MergeNode,
): ChosenUnits {
  const { ours, theirs, isSame } = node;
  if (!ours || !theirs) return unitsOfSide(guides, node, ours ? 'ours' : 'theirs');
  if (isSame && mentionsOnlySame(guides, presence, ours)) return nothing;
  const [x, y] = [guides.unitsOf(ours), guides.unitsOf(theirs)];
  const chosen = new Map<string, Chosen>();
  const take = (side: Decision, key: string): void => {
    const unit = (side === 'ours' ? x : y).get(key);
    if (unit) chosen.set(key, { unit, side, mentions: guides.mentionsOf(side === 'ours' ? ours : theirs, side) });
  };
  if (isSame && mentionTheSame(guides, ours, theirs)) {
    for (const key of mentioning) take('ours', key);
    return chosen;
  }
  const base = guides.hasBase ? node.base : null;
  for (const key of isSame ? mentioning : new Set([...x.keys(), ...y.keys()])) {
    const inOurs = guides.meaning(ours, 'ours', x.get(key));
    const inTheirs = guides.meaning(theirs, 'theirs', y.get(key));
    if (sameJson(inOurs, inTheirs)) {
      take('ours', key);
      continue;
    }
    const was = base ? guides.meaning(base, 'base', guides.unitsOf(base).get(key)) : undefined;
    if (base && sameJson(inTheirs, was)) take('ours', key);
    else if (base && sameJson(inOurs, was)) take('theirs', key);
    else if (key === 'externalId' && was === undefined && isMadeUp(inOurs, inTheirs)) {
      // The editor made one up where a question had none; references follow, so nothing is lost.
      take(betterId(inOurs, inTheirs), key);
    } else if (isContainer(x.get(key)) || isContainer(y.get(key))) take(x.has(key) ? 'ours' : 'theirs', key);
    else if (base && key === 'conditional' && isSameCondition(inTheirs, was)) take('ours', key);
    else if (key === 'conditional' && (isSameCondition(inOurs, inTheirs) || (base && isSameCondition(inOurs, was)))) {
      take(isSameCondition(inOurs, inTheirs) ? 'ours' : 'theirs', key);
    } else {
      const media = base && mediaLists.has(key) ? mergeMedia(was, inOurs, inTheirs) : null;
      if (media) {
        chosen.set(key, { unit: { path: key.split('\0'), value: media }, side: 'ours', mentions: [] });
        continue;
      }
      take(conflicts.note(node, 'field', key, { field: key.replaceAll('\0', '.') }), key);
      reword(chosen, key, conflicts.wordingOf(node, key));
    }
  }
  return chosen;
}

/** Puts a third wording in the place of a text. What refers to the text follows it, as it follows either side's. */
function reword(chosen: Map<string, Chosen>, key: string, wording: string | undefined): void {
  const taken = chosen.get(key);
  if (wording === undefined || typeof taken?.unit.value !== 'string') return;
  chosen.set(key, { ...taken, unit: { ...taken.unit, value: wording } });
}

/** Everything that one side says. */
export function unitsOfSide(guides: ThreeGuides, node: MergeNode, side: Side): ChosenUnits {
  const part = node[side];
  if (!part) return nothing;
  const mentions = guides.mentionsOf(part, side);
  return new Map([...guides.unitsOf(part)].map(([key, unit]) => [key, { unit, side, mentions }]));
}

const editorId = /^q\d+(?:-\d+)?$/u;

function isMadeUp(...ids: readonly (Json | undefined)[]): boolean {
  return ids.some((id) => id === undefined || (typeof id === 'string' && editorId.test(id)));
}

/** The id that somebody chose rather than one that the editor made up; of two made-up ones always the same. */
function betterId(ours: Json | undefined, theirs: Json | undefined): Decision {
  if (typeof ours !== 'string' || typeof theirs !== 'string') return ours === undefined ? 'theirs' : 'ours';
  const [x, y] = [editorId.test(ours), editorId.test(theirs)];
  if (x !== y) return x ? 'theirs' : 'ours';
  return ours <= theirs ? 'ours' : 'theirs';
}

/** That an object or a list stands there, whatever is in it. */
function isContainer(unit: Unit | undefined): boolean {
  return typeof unit?.value === 'object' && unit.value !== null && Object.keys(unit.value).length === 0;
}
