import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { positionsOf, type TextIssue } from '@guide-studio/guide-core/files';
import type { ShownFinding } from '../session/index.ts';
import { jsonSentenceOf, textMessageOf } from '../i18n/index.ts';

/** Most marks shown; the list of problems has the rest. */
const mostShown = 300;

/** Returns the findings of the guide at their positions in its text. The text must match the guide. */
export function diagnosticsOf(state: EditorState, findings: readonly ShownFinding[]): readonly Diagnostic[] {
  if (findings.length === 0) return [];
  const shown = findings.slice(0, mostShown);
  const places = positionsOf(
    state.doc.toString(),
    shown.map((one) => ('issue' in one ? one.issue.path : one.found.path)),
  );
  return shown.flatMap((one, index): Diagnostic[] => {
    const place = places[index];
    if (!place) return [];
    const from = offsetOf(state, place.line, place.column);
    return [
      {
        from,
        to: endOf(state, from),
        severity: one.severity === 'warning' ? 'info' : 'error',
        message: 'issue' in one ? jsonSentenceOf(one.issue) : one.found.message,
      },
    ];
  });
}

/** Returns the parse error of a text, at the position where parsing stopped. */
export function textDiagnostic(state: EditorState, problem: TextIssue): Diagnostic {
  const from = offsetOf(state, problem.line ?? 1, problem.column ?? 1);
  const { to } = state.doc.lineAt(from);
  return { from, to: Math.min(to, from + 1), severity: 'error', message: textMessageOf(problem) };
}

/** Returns the offset of a line and column counted from 1, limited to the text. */
export function offsetOf(state: EditorState, line: number, column: number): number {
  const at = state.doc.line(Math.max(1, Math.min(line, state.doc.lines)));
  return Math.min(at.to, at.from + column - 1);
}

/** Returns the end of a plain value; for an object or list the end of its opening bracket. */
function endOf(state: EditorState, from: number): number {
  const node = syntaxTree(state).resolveInner(from, 1);
  return Math.max(from, Math.min(node.from === from ? node.to : from + 1, state.doc.lineAt(from).to));
}
