import { loadManual } from './loadManual.ts';
import { openManual } from './reading.ts';

/** Opens the manual at the paragraph about a finding. */
export async function openFinding(id: string): Promise<void> {
  const { findings } = await loadManual();
  openManual(findings[id] ?? 'findings');
}
