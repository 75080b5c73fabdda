import { fieldsIn, implies } from '../logic/implies.ts';
import type { Clause } from '@guide-studio/guide-core/internal';
import type { SourceBlock, SourceChange, SourceItem, SourceSkip } from '../source/study.ts';
import { expression } from './expression.ts';
import { type Part, textIn } from './model.ts';

/**
 * Returns blocks in which triggers that end the interview or go on somewhere else are skips, where they do nothing else,
 * and a change for each other trigger.
 */
export function withTriggers(
  blocks: readonly SourceBlock[],
  triggers: readonly Part[],
): { readonly blocks: readonly SourceBlock[]; readonly changes: readonly SourceChange[] } {
  const skips = new Map<SourceItem, SourceSkip[]>();
  const changes: SourceChange[] = [];
  for (const trigger of triggers) {
    const plain = plainSkip(trigger, blocks);
    if (plain === null)
      changes.push({
        kind: 'setting',
        place: 'survey',
        text: JSON.stringify(trigger),
        verdict: 'lost',
        code: 'trigger',
      });
    else skips.set(plain.after, [...(skips.get(plain.after) ?? []), plain.skip]);
  }
  const withSkips = (item: SourceItem): SourceItem => {
    const own = skips.get(item);
    return own === undefined ? item : { ...item, skips: own };
  };
  return { blocks: blocks.map((block) => ({ ...block, items: block.items.map(withSkips) })), changes };
}

/**
 * Returns the skip of a trigger about one question, and the item after which it is taken. A page is left as a whole: the
 * interview ends after it, or goes to the beginning of a later page from its last question.
 */
function plainSkip(
  trigger: Part,
  blocks: readonly SourceBlock[],
): { readonly skip: SourceSkip; readonly after: SourceItem } | null {
  const text = textIn(trigger['expression']);
  const type = textIn(trigger['type']);
  const meaning = expression(text);
  if (text === '' || !meaning.ok) return null;
  const [field, other] = fieldsIn(meaning.clause);
  if (field === undefined || other !== undefined) return null;
  const at = blocks.findIndex(({ items }) => items.some((item) => item.field === field));
  const items = blocks[at]?.items ?? [];
  const asked = items.find((item) => item.field === field);
  const after = items.at(-1);
  if (asked === undefined || asked.type !== 'multiple_choice' || after === undefined) return null;
  const to = type === 'complete' ? 'end' : type === 'skip' ? targetOf(trigger, blocks.slice(at + 1)) : null;
  if (to === null || (to !== 'end' && after !== asked)) return null;
  const clause = takenBy(meaning.clause, asked);
  return clause === null
    ? null
    : { after, skip: { place: 'survey', text: `${type}: ${text}`, to, meaning: { ok: true, clause }, isOfFlow: true } };
}

/** Returns where a trigger goes: to the first question of a later page that everyone sees; null for anything else. */
function targetOf(trigger: Part, later: readonly SourceBlock[]): SourceSkip['to'] | null {
  const field = textIn(trigger['gotoName']);
  const first = later.flatMap(({ items }) => items.slice(0, 1)).find((item) => item.field === field);
  return first !== undefined && first.conditions.length === 0 ? { field } : null;
}

/** Returns a clause for those who were asked its question, as a trigger runs after its answer. */
function takenBy(clause: Clause, { field, hasOther }: SourceItem): Clause | null {
  if (implies(clause, () => true)) return clause;
  return hasOther === true ? null : { kind: 'and', of: [{ kind: 'answered', field }, clause] };
}
