import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { type Issue, positionsOf, type TextIssue } from '@guide-studio/guide-core';
import { jsonSentenceOf, textMessageOf } from '../words/index.ts';

/** More marks than this help nobody; the rest is in the list of problems. */
const mostShown = 300;

/** What is wrong with the guide, at the places of its text. The text must be that of the guide. */
export function diagnosticsOf(state: EditorState, issues: readonly Issue[]): readonly Diagnostic[] {
  if (issues.length === 0) return [];
  const shown = issues.slice(0, mostShown);
  const places = positionsOf(
    state.doc.toString(),
    shown.map((issue) => issue.path),
  );
  return shown.flatMap((issue, index): Diagnostic[] => {
    const place = places[index];
    if (!place) return [];
    const from = offsetOf(state, place.line, place.column);
    return [
      {
        from,
        to: endOf(state, from),
        severity: issue.severity === 'error' ? 'error' : 'info',
        message: jsonSentenceOf(issue),
      },
    ];
  });
}

/** Why a text is no guide, where the reading stopped. */
export function textDiagnostic(state: EditorState, problem: TextIssue): Diagnostic {
  const from = offsetOf(state, problem.line ?? 1, problem.column ?? 1);
  const { to } = state.doc.lineAt(from);
  return { from, to: Math.min(to, from + 1), severity: 'error', message: textMessageOf(problem) };
}

/** The offset of a line and a column that count from 1, inside the text. */
export function offsetOf(state: EditorState, line: number, column: number): number {
  const at = state.doc.line(Math.max(1, Math.min(line, state.doc.lines)));
  return Math.min(at.to, at.from + column - 1);
}

/** Of a plain value its end; of an object or a list only its first line, which is its bracket. */
function endOf(state: EditorState, from: number): number {
  const node = syntaxTree(state).resolveInner(from, 1);
  return Math.max(from, Math.min(node.from === from ? node.to : from + 1, state.doc.lineAt(from).to));
}
