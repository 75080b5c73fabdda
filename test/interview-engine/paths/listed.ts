import type { JourneyGroup } from '@guide-studio/interview-engine/paths';

/** Returns the journeys of a group, each as the numbers of its items. */
export function listed(group: JourneyGroup | null): readonly string[] {
  if (group === null) return [];
  return 'journey' in group ? [group.journey.items.join()] : [...listed(group.shown), ...listed(group.hidden)];
}
