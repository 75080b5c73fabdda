import type { Issue } from '@guide-studio/guide-core';

/** How much a finding matters: an error, a warning before which publishing asks (`serious`), or advice (`warning`). */
export type Severity = Issue['severity'];

/** Every severity, the worst first. */
export const severities = ['error', 'serious', 'warning'] as const satisfies readonly Severity[];

/** Returns the worst severity that was counted; null if none was. */
export function worstIn(counts: Readonly<Record<Severity, number>>): Severity | null {
  return severities.find((severity) => counts[severity] > 0) ?? null;
}
