import { locate } from '@guide-studio/guide-core/edit';
import { jumpTo, read, type ShownFinding } from '../session/index.ts';
import { reveal } from './reveal.ts';

/** Selects the part of a finding and focuses its field; in the JSON tab, goes to its place in the text. */
export function goToFinding(finding: ShownFinding): void {
  const { guide } = read();
  if (guide?.view !== 'json') return jumpTo(finding.key, finding.property);
  if ('issue' in finding) return reveal(finding.issue.path);
  const { path } = finding.found;
  const rest = finding.property === '' ? 0 : finding.property.split('.').length;
  // The part may have moved since its paths were explored.
  reveal([...(locate(guide.editor.doc, finding.key)?.path ?? []), ...path.slice(path.length - rest)]);
}
