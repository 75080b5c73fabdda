/**
 * Comments, approvals and assumptions that are kept beside a guide (`.guide.notes.json`).
 *
 * ```ts
 * import { changeNotes, notesOf } from '@guide-studio/guide-core/notes';
 *
 * const file = changeNotes(null, {
 *   kind: 'comment.add',
 *   comment: {
 *     id: '0b0c2d5e-5f0e-4c1e-9d53-6f1f1b0d7a11',
 *     anchor: { kind: 'item', text: 'What did you cook?', block: 'Last week' },
 *     author: 'Ana',
 *     at: '2026-11-20T09:00:00Z',
 *     text: 'Ask about last week only.',
 *   },
 * });
 * console.log(notesOf(file).comments.map(({ author, text }) => `${author}: ${text}`)); // [ 'Ana: Ask about last week only.' ]
 * ```
 *
 * - {@link notesOf} reads the file leniently, {@link changeNotes} changes it: what this version does not understand
 *   stays. Write the result back.
 * - A comment has an anchor, which {@link anchorOf} makes. {@link placesOf} finds where anchors lead in a guide that
 *   was edited, {@link movedAnchors} those to update.
 * - {@link approvalOf} says whether a version is approved, by the SHA-256 of its canonical text.
 * - {@link mergeNotes} merges notes, tests or translations of two people; {@link describeNotesConflict} says what both
 *   changed.
 *
 * @module @guide-studio/guide-core/notes
 */
export { anchorOf, movedAnchors, placesOf } from '../notes/anchoring.ts';
export { approvalOf, type ApprovalState, standingApprovals } from '../notes/approvals.ts';
export { changeNotes, NotesChange } from '../notes/changeNotes.ts';
export { type MergedNotes, mergeNotes, type NotesConflict } from '../notes/mergeNotes.ts';
export { describeNotesConflict } from '../notes/messages.ts';
export { Anchor, Comment, NotedApproval, NotedAssumptions, type Notes, notesOf } from '../notes/notes.ts';
