import type { SourceChange, SourceItem, SourceOption, SourceRow, SourceType } from '../source/study.ts';
import { partsOf } from './belowQuestions.ts';
import { type Child, type Draft, leftOut } from './draft.ts';
import { type Hint, hintIn, notesInHints, withoutCapitals, withoutHints } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { isRepeat } from './listNames.ts';
import { type OptionSkip, optionsOf } from './optionLines.ts';
import { bracketScale, inlineOptions, isBlank, namedScale } from './options.ts';
import { isQuestion, withoutTime, otherIn } from './speech.ts';

/** A question, before the labels in its rules are looked up. */
export interface DraftItem {
  readonly item: Omit<SourceItem, 'field' | 'conditions' | 'skips' | 'rows'> & {
    readonly rows?: readonly Omit<SourceRow, 'field'>[];
  };
  readonly draft: Draft;
  /** Skips of its options. */
  readonly skips: readonly OptionSkip[];
}

/** Lists that others repeat (“same as above”). */
export interface Repeated {
  options: readonly SourceOption[];
  rows: readonly string[];
}

/** Returns what a draft is, with its options, rows or instructions. */
export function draftItem(draft: Draft, repeated: Repeated): DraftItem {
  const changes: SourceChange[] = [...draft.changes];
  const skips: OptionSkip[] = [];
  const { place } = draft.line;
  const base = textOf(draft, changes);
  if (draft.isStatement) return { item: { place, type: 'statement', text: base.text, changes }, draft, skips };
  const { hint } = base;
  const parts = partsOf(draft, hint);
  const instructions: DocumentLine[] = [...parts.instructions];
  let text = base.text;
  let { options: lines } = parts;
  const same = lines.some(({ line }) => line.mark === null && isRepeat(line.text));
  lines = lines.filter(({ line }) => !(line.mark === null && isRepeat(line.text)));
  const details = [...draft.details];
  let listed: readonly SourceOption[] | null = null;
  // A scale on a line of its own.
  if (lines.length === 0 && hint.type !== 'open_ended')
    for (const [at, line] of details.entries()) {
      const own = inlineOptions(line.mark === null ? line.text : `${line.mark.label} = ${line.text}`);
      if (own === null) continue;
      listed = own;
      details.splice(at, 1);
      break;
    }
  const only = lines.length === 1 ? lines[0]?.line : undefined;
  if (only !== undefined) {
    const own = inlineOptions(only.mark?.kind === 'number' ? `${only.mark.label} = ${only.text}` : only.text);
    if (own !== null) {
      listed = own;
      lines = [];
    } else if (
      isBlank(only.text) ||
      (only.mark?.kind === 'bullet' && hint.type === undefined && parts.rows.length === 0)
    ) {
      if (!isBlank(only.text)) instructions.push(only);
      lines = [];
    }
  }
  const inline = inlineAfter(text);
  const scale = isOfEach(lines, parts.rows.length, hint) ? scaleOfEach(draft.text, inline) : null;
  const rated = scale === null ? parts.rows : lines;
  if (scale !== null) {
    listed = scale;
    lines = [];
  }
  if (lines.length === 0 && listed === null && hint.type !== 'open_ended')
    listed =
      inline ??
      bracketScale(draft.text) ??
      (hint.type === undefined || hint.type === 'multiple_choice' ? namedScale(draft.text) : null);
  if (inline !== null && listed === inline) text = /^(.*?[?？:])\s/u.exec(text)?.[1] ?? text;
  const kept = details.filter(({ text: one }) => !isBlank(one));
  if (kept.length > 0) {
    text = [
      text,
      ...kept.map(({ mark, text: one }) =>
        mark === null ? one : `${mark.label === '' ? '-' : `${mark.label}.`} ${one}`,
      ),
    ].join('\n');
    changes.push(
      ...kept.map(
        (line): SourceChange => ({
          kind: 'text',
          place: line.place,
          text: line.text,
          verdict: 'equivalent',
          code: 'described',
        }),
      ),
    );
  }
  const read = optionsOf(lines, { changes, skips, draft });
  const ownAnswer = (listed ?? []).find((one) => otherIn(one.text).isNamed);
  if (ownAnswer !== undefined)
    changes.push({ kind: 'text', place, text: ownAnswer.text, verdict: 'equivalent', code: 'otherOption' });
  let options = listed?.filter((one) => one !== ownAnswer) ?? read.options;
  if (same && options.length === 0) options = parts.repeatsRows ? [] : repeated.options;
  const rows =
    rated.length > 0
      ? rated.map(({ line }) => ({ place: line.place, text: line.text }))
      : parts.repeatsRows
        ? repeated.rows.map((one) => ({ place, text: one }))
        : [];
  const type = typeOf(hint, {
    hasOptions: options.length > 0,
    hasRows: rows.length > 0,
    text: draft.text,
  });
  const isUnlisted =
    type === 'open_ended' && (hint.type === 'multiple_choice' || hint.type === 'ranking' || hint.type === 'matrix');
  for (const one of isUnlisted && base.hints.length === 0 ? [{ place, text: draft.text }] : base.hints)
    changes.push({
      kind: 'setting',
      place: one.place,
      text: one.text,
      ...(isUnlisted
        ? { verdict: 'wider', code: 'unlisted' }
        : asksMore.test(one.text)
          ? { verdict: 'lost', code: 'annotated' }
          : { verdict: 'equivalent', code: 'typed' }),
    });
  if (hint.isOptional === true)
    changes.push({ kind: 'setting', place, text: 'optional', verdict: 'narrower', code: 'optional' });
  if (hint.isChecked === true)
    changes.push({ kind: 'setting', place, text: 'number', verdict: 'lost', code: 'validated' });
  if (options.length > 0) repeated.options = options;
  if (rows.length > 0) repeated.rows = rows.map((row) => row.text);
  const isSeveral = type === 'multiple_choice' && hint.isSeveral === true;
  if (type !== 'open_ended') for (const line of instructions) changes.push(leftOut(line.place, line.text));
  const notes = type === 'open_ended' ? base.notes : [];
  for (const note of type === 'open_ended' ? [] : base.notes) changes.push(leftOut(note.place, note.text));
  const advice = type === 'open_ended' ? [...instructions, ...notes] : [];
  for (const line of advice)
    changes.push({ kind: 'text', place: line.place, text: line.text, verdict: 'equivalent', code: 'probed' });
  return {
    item: {
      place,
      type,
      text,
      ...(type === 'open_ended' ? {} : { options: options.map((one) => (isSeveral ? one : withoutExclusive(one))) }),
      ...(type === 'matrix' ? { rows } : {}),
      ...(isSeveral ? { isSeveral } : {}),
      ...(isSeveral && hint.least !== undefined ? { least: hint.least } : {}),
      ...(isSeveral && hint.most !== undefined ? { most: hint.most } : {}),
      ...(type === 'multiple_choice' && (read.hasOther || ownAnswer !== undefined) ? { hasOther: true } : {}),
      ...(hint.isShuffled === true && (type === 'multiple_choice' || type === 'ranking') ? { isShuffled: true } : {}),
      ...(advice.length > 0 ? { instructions: advice.map(({ text: one }) => one).join('\n') } : {}),
      changes,
    },
    draft,
    skips: type === 'multiple_choice' ? skips : [],
  };
}

const withoutExclusive = ({ isExclusive: _isExclusive, ...option }: SourceOption): SourceOption => option;

/** Returns the text of a draft without its hints and times, which are noted. */
function textOf(
  draft: Draft,
  changes: SourceChange[],
): {
  readonly text: string;
  readonly hint: Hint;
  readonly hints: readonly Pick<DocumentLine, 'place' | 'text'>[];
  readonly notes: readonly DocumentLine[];
} {
  const { place } = draft.line;
  const timed = withoutTime(draft.text);
  if (timed.time !== null) changes.push(leftOut(place, timed.time, 'timed'));
  const hints: Pick<DocumentLine, 'place' | 'text'>[] = [...draft.hintLines];
  const notes: DocumentLine[] = [...draft.notes];
  if (draft.isStatement) return { text: timed.text, hint: draft.hint, hints, notes };
  const { text: asked, stated: capitals } = withoutCapitals(timed.text);
  const hinted = withoutHints(asked);
  const own: Hint = Object.assign({}, ...capitals.map(hintIn)) as Hint;
  notes.push(...capitals.filter((one) => hintIn(one) === null).map((text) => ({ ...draft.line, text })));
  for (const stated of [...hinted.stated, ...capitals.filter((one) => hintIn(one) !== null)])
    if (
      stated
        .toLowerCase()
        .split(/[.,;]\s*/u)
        .some((one) => notesInHints.test(one.trim()))
    )
      changes.push(leftOut(place, stated));
    else hints.push({ place, text: stated });
  const text =
    hinted.text.length > 2000 ? hinted.text : hinted.text.replace(/\s*(?:_{3,}|\.{5,}|…{3,})\s*$/u, '').trim();
  return { text: text === '' ? timed.text : text, hint: { ...own, ...hinted.hint, ...draft.hint }, hints, notes };
}

/** Returns the answers behind a question in the same line, such as `How often? 1 2 3 4 5`. */
function inlineAfter(text: string): ReturnType<typeof inlineOptions> {
  const [, rest = ''] = /^.{3,400}?[?？:]\s+(.{3,300})$/u.exec(text) ?? [];
  if (rest === '' || isQuestion(rest)) return null;
  const boxed =
    /^(?:[□☐☑❑❒○◯]|\[[ xX_]?\]|\( \)|\(?\d{1,2}\)?\s*[,|/;\s·–—=-])/u.test(rest) ||
    /^(?:yes|ja|true|y)\s*\/|\s[|/]\s/iu.test(rest);
  return boxed ? inlineOptions(rest) : null;
}

/** Returns true if lines below a question can be what is rated, one by one. */
const isOfEach = (lines: readonly Child[], rows: number, { type }: Hint): boolean =>
  rows === 0 &&
  lines.length >= 2 &&
  (type === undefined || type === 'matrix') &&
  lines.every(({ line }) => (line.mark === null || line.mark.kind === 'bullet') && !/^\d/u.test(line.text));

/** A hint that asks for more than a selection, such as “and indicate a severity”. */
const asksMore = /\band\s+(?:indicate|rate|score|explain|describe|say\s+why)\b/iu;

/** Returns the scale by which a question rates each of several things; null if it has none. */
const scaleOfEach = (text: string, inline: ReturnType<typeof inlineOptions>): readonly SourceOption[] | null =>
  inline ??
  bracketScale(text) ??
  (/\b(?:following|each|these|folgende[nrs]?|jeweils|diese[nr]?)\b/iu.test(text) ? namedScale(text) : null);

function typeOf(
  hint: Hint,
  { hasOptions, hasRows, text }: { readonly hasOptions: boolean; readonly hasRows: boolean; readonly text: string },
): SourceType {
  if (hasRows && hasOptions) return 'matrix';
  if (!hasOptions) return hint.type === 'statement' ? 'statement' : 'open_ended';
  if (hint.type === 'ranking') return 'ranking';
  const isRanking =
    hint.type === undefined &&
    /^(?:please\s+)?rank\b|\brank the following\b|\bin order of (?:importance|preference|priority)\b|\b(?:bringen|ordnen) sie\b|\breihenfolge\b/iu.test(
      text,
    );
  return isRanking ? 'ranking' : 'multiple_choice';
}
