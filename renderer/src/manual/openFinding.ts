import { loadManual } from './loadManual.ts';
import { openManual } from './reading.ts';

/** Opens the manual at the paragraph about a finding. */
export async function openFinding(id: string): Promise<void> {
  // If it cannot be loaded, the pane says so and can try again.
  const findings = await loadManual().then(
    (manual) => manual.findings,
    (): Readonly<Record<string, string>> => ({}),
  );
  openManual(findings[id] ?? 'findings');
}
