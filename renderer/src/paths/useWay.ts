import type { Goal } from '@guide-studio/interview-engine/paths';
import { useEffect } from 'react';
import type { FoundWay } from '../worker/messages.ts';
import { askWay, type GuidePaths, textOfGoal, usePaths } from './exploring.ts';

/** Returns the shortest way to a goal, or why there is none. It is worked out when it is first shown. */
export function useWay(known: GuidePaths, goal: Goal, when: 'next' | 'later' = 'next'): FoundWay | undefined {
  const text = textOfGoal(goal);
  const way = usePaths(({ ways }) => ways.get(text));
  const isReady = usePaths(({ progress }) => progress === null);
  useEffect(() => {
    if (isReady) askWay(JSON.parse(text) as Goal, when);
  }, [text, isReady, known, when]);
  return way;
}
