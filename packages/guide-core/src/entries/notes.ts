/**
 * Comments, approvals and assumptions that are kept beside a guide.
 *
 * @module @guide-studio/guide-core/notes
 */
export { anchorOf, movedAnchors, placesOf } from '../notes/anchoring.ts';
export { approvalOf, type ApprovalState, standingApprovals } from '../notes/approvals.ts';
export { changeNotes, NotesChange } from '../notes/changeNotes.ts';
export { type MergedNotes, mergeNotes, type NotesConflict } from '../notes/mergeNotes.ts';
export { describeNotesConflict } from '../notes/messages.ts';
export { Anchor, Comment, NotedApproval, NotedAssumptions, type Notes, notesOf } from '../notes/notes.ts';
