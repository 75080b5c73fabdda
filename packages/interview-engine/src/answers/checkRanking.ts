import type { JsonObject } from '@guide-studio/guide-core';
import type { Asked } from '../asked/asked.ts';
import { type Checked, accept, problem } from './checked.ts';
import { checkIds } from './checkIds.ts';
import { ownMember, textList } from './ownMember.ts';

/** Checks `{ ranked }`: every option once, best first. */
export function checkRanking(asked: Asked, value: JsonObject): Checked {
  const ranked = textList(ownMember(value, 'ranked'));
  if (ranked === null) return problem('wrongForm', { expected: '{ ranked: [optionId] }' });
  const wrongIds = checkIds(asked, ranked);
  if (wrongIds !== null) return wrongIds;
  const total = asked.options.length;
  return ranked.length < total
    ? problem('rankingIncomplete', { ranked: ranked.length, total })
    : accept({ ranked: [...ranked] });
}
