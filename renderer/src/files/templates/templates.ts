import type { JsonObject } from '@guide-studio/guide-core';

/** The templates in the order of the welcome screen. Each is loaded when chosen. */
export const templates = {
  discovery: async () => (await import('./discovery.ts')).discovery,
  usability: async () => (await import('./usability.ts')).usability,
  conceptTest: async () => (await import('./conceptTest.ts')).conceptTest,
  screenedHabits: async () => (await import('./screenedHabits.ts')).screenedHabits,
  priorities: async () => (await import('./priorities.ts')).priorities,
  voiceDiary: async () => (await import('./voiceDiary.ts')).voiceDiary,
} satisfies Record<string, () => Promise<JsonObject>>;

export type TemplateId = keyof typeof templates;
export const templateIds = Object.keys(templates) as TemplateId[];
