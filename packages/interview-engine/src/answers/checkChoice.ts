import type { JsonObject } from '@guide-studio/guide-core';
import { isStorableText } from '@guide-studio/guide-core/internal';
import { isBlank } from '@guide-studio/guide-core/plurals';
import { isSelectedAlone, ownOptionCounts } from '../assumptions.ts';
import type { Asked } from '../asked/asked.ts';
import { type Checked, accept, problem } from './checked.ts';
import { checkIds } from './checkIds.ts';
import { ownMember, textList } from './ownMember.ts';

/** Checks `{ selected, custom? }`: known options, one or as many as the bounds allow, exclusive options alone. */
export function checkChoice(asked: Asked, value: JsonObject): Checked {
  const selected = textList(ownMember(value, 'selected'));
  const custom = ownMember(value, 'custom');
  if (selected === null || (custom !== undefined && typeof custom !== 'string')) {
    return problem('wrongForm', { expected: '{ selected: [optionId], custom? }' });
  }
  return (
    checkCustom(asked, custom) ??
    checkIds(asked, selected) ??
    checkCount(asked, selected, custom !== undefined) ??
    accept(inOrderShown(asked, selected, custom))
  );
}

function checkCustom({ occasion }: Asked, custom: string | undefined): Checked | null {
  if (custom === undefined) return null;
  const { item } = occasion.planned;
  if (item.type !== 'multiple_choice' || item.allowCustomOption !== true) return problem('ownNotAllowed', {});
  if (!isStorableText(custom)) return problem('notStorable', {});
  return isBlank(custom) ? problem('ownMissing', {}) : null;
}

function checkCount({ options, bounds }: Asked, selected: readonly string[], hasOwn: boolean): Checked | null {
  const count = selected.length + (hasOwn ? ownOptionCounts : 0);
  if (count === 0) return problem('nothingSelected', {});
  const exclusive = options.find((option) => isSelectedAlone(option) && selected.includes(option.id));
  if (exclusive !== undefined) return count > 1 ? problem('exclusiveWithOthers', { option: exclusive.text }) : null;
  if (bounds === null) return count > 1 ? problem('onlyOne', {}) : null;
  if (count < (bounds.minSelect ?? 1)) return problem('tooFew', { minimum: bounds.minSelect ?? 1 });
  if (count > (bounds.maxSelect ?? count)) return problem('tooMany', { maximum: bounds.maxSelect ?? count });
  return null;
}

function inOrderShown({ options }: Asked, selected: readonly string[], custom: string | undefined) {
  const chosen = new Set(selected);
  const ordered = options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  return custom === undefined ? { selected: ordered } : { selected: ordered, custom };
}
