import { conditionSentence, criterionSentence } from '@guide-studio/guide-core/conditions';
import { childrenOf, type GuideDocument } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { isAnswerRule, nodeOfOwner } from '@guide-studio/interview-engine/internal';
import { type Goal, type Obstacle, pathsDescriber } from '@guide-studio/interview-engine/paths';
import { uiLanguage } from '../i18n/index.ts';
import type { FoundWay } from '../worker/messages.ts';

/** Returns why nobody gets to a goal, in one line that does not repeat the name of the goal. */
export function shortReason(doc: GuideDocument, { goal, obstacles }: Pick<FoundWay, 'goal' | 'obstacles'>): string {
  const { reason } = pathsDescriber(doc, uiLanguage);
  const { heading, sentences, because } = reason(obstacles ?? [], goal);
  if (sentences.length === 0) return withoutMarks([heading, ...because].join(' '));
  const parts = (obstacles ?? [])
    .filter((one) => !isAnswerRule(one))
    .map((one) => ownPart(doc, goal, one) ?? reason([one]).sentences.join(' '));
  const obstacle = [heading, parts.map((part) => part.replace(/\.$/u, '')).join('; ')].join(' ').trim();
  return withoutMarks([obstacle, ...because].join('. '));
}

/** Returns an obstacle that is the condition of the goal itself, or a part of it. */
function ownPart(doc: GuideDocument, goal: Goal, obstacle: Obstacle): string | null {
  if (!('owner' in obstacle) || (goal.kind !== 'item' && goal.kind !== 'concept')) return null;
  const owner = nodeOfOwner(doc, obstacle.owner);
  if (owner === undefined || owner !== nodeOfOwner(doc, goal)) return null;
  const criteria = childrenOf(owner, 'criteria');
  const criterion =
    obstacle.kind === 'criterion' ? criteria[obstacle.index] : criteria.length === 1 ? criteria[0] : null;
  return criterion ? criterionSentence(doc, criterion, uiLanguage) : conditionSentence(doc, owner, uiLanguage);
}
