import { enclosing, locate } from '../doc/locate.ts';
import type { GuideDocument, Key } from '../doc/node.ts';
import { ruleIds } from '../rules/allRules.ts';
import type { Issue } from '../validate/issue.ts';
import type { CommentSwitch } from './commentSwitches.ts';
import { nearestId } from './nearestId.ts';
import { type SwitchableId, isSwitchable, switchableIds } from './switchableIds.ts';

/** What is switched off for a guide. */
export interface Switches {
  /** By the settings of its folder; null if there are none. `file`: what to call them. */
  readonly folder: { readonly file: string; readonly ids: readonly SwitchableId[] } | null;
  /** By comments of its notes. */
  readonly comments: readonly CommentSwitch[];
}

/** Nothing is switched off. */
export const noSwitches: Switches = { folder: null, comments: [] };

/** What switched off a finding: the settings of the folder, or a comment. */
export type SwitchedBy =
  | { readonly kind: 'settings'; readonly file: string }
  | { readonly kind: 'comment'; readonly id: string; readonly reason: string };

/** A finding that is not shown, and why. */
export interface OffFinding<T> {
  /** The finding as it was given. */
  readonly finding: T;
  /** What switched it off; a comment counts before the settings. */
  readonly by: SwitchedBy;
}

/** Findings, apart: those that are shown, and those that are switched off. */
export interface Switched<T> {
  /** Those that are shown, in their order; the same list if none is switched off. */
  readonly shown: readonly T[];
  /** Those that are switched off, in their order. */
  readonly off: readonly OffFinding<T>[];
  /** The comments that switch off a finding. */
  readonly used: ReadonlySet<string>;
}

/**
 * Returns which findings are shown, and which are switched off. Errors are always shown. A comment counts for the
 * findings of its item and of what is in it; one on a block for those of the block, its concepts and its settings, and
 * not for its items; one on the study for none.
 *
 * @param switching `partOf` returns the key of the part in which a finding is.
 */
export function switchOff<T extends { readonly severity: Issue['severity']; readonly code: string }>(
  doc: GuideDocument,
  findings: readonly T[],
  { partOf, switches }: { readonly partOf: (finding: T) => Key; readonly switches: Switches },
): Switched<T> {
  const { folder, comments } = switches;
  const used = new Set<string>();
  const ofFolder = new Set<string>(folder?.ids);
  if (ofFolder.size === 0 && comments.length === 0) return { shown: findings, off: [], used };
  const byPart = new Map<string, CommentSwitch[]>();
  for (const one of comments) {
    if (one.part === null || one.isWithoutColon === true || !isSwitchable(one.advice)) continue;
    const place = `${one.part} ${one.advice}`;
    byPart.set(place, [...(byPart.get(place) ?? []), one]);
  }
  const byOf = (finding: T): SwitchedBy | null => {
    const { code } = finding;
    if (finding.severity === 'error' || !isSwitchable(code)) return null;
    const part = byPart.size === 0 ? null : commentedPart(doc, partOf(finding));
    const here = part === null ? [] : (byPart.get(`${part} ${code}`) ?? []);
    for (const { id } of here) used.add(id);
    const [first] = here;
    if (first !== undefined) return { kind: 'comment', id: first.id, reason: first.reason };
    return folder !== null && ofFolder.has(code) ? { kind: 'settings', file: folder.file } : null;
  };
  const shown: T[] = [];
  const off: OffFinding<T>[] = [];
  for (const finding of findings) {
    const by = byOf(finding);
    if (by === null) shown.push(finding);
    else off.push({ finding, by });
  }
  return { shown: off.length === 0 ? findings : shown, off, used };
}

/** Returns the block or item on which a comment about a part is; null for a part of the study, whose comments switch nothing off. */
export function commentedPart(doc: GuideDocument, key: Key): Key | null {
  const located = locate(doc, key);
  const part = located && (enclosing(located, 'item') ?? enclosing(located, 'block'));
  return part?.key ?? null;
}

/**
 * Returns what is wrong with comments that switch off advice, as warnings at their parts: they have another form, they
 * name no advice, they are on the study, or there is nothing that they switch off any more.
 *
 * @param known `used`: the comments that {@link switchOff} used. `isFound`: whether all findings with this code are
 *   known.
 */
export function switchIssues(
  doc: GuideDocument,
  comments: readonly CommentSwitch[],
  { used, isFound }: { readonly used: ReadonlySet<string>; readonly isFound: (id: SwitchableId) => boolean },
): readonly Issue[] {
  return comments.flatMap(({ id, part, advice, isWithoutColon }): readonly Issue[] => {
    const path = (part === null ? null : locate(doc, part)?.path) ?? [];
    if (isWithoutColon === true) {
      const meant = isSwitchable(advice) ? advice : nearestId(advice, switchableIds);
      return [{ severity: 'warning', code: 'malformedAdviceOff', path, params: { meant } }];
    }
    if (isSwitchable(advice)) {
      const onStudy = part === doc.root.key;
      const isNeedless = !used.has(id) && (part === null || onStudy || isFound(advice));
      const params = { advice, onStudy };
      return isNeedless ? [{ severity: 'warning', code: 'needlessAdviceOff', path, params }] : [];
    }
    const isError = (ruleIds as readonly string[]).includes(advice);
    const params = { advice, nearest: nearestId(advice, switchableIds), isError };
    return [{ severity: 'warning', code: 'unknownAdviceOff', path, params }];
  });
}
