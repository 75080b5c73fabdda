export { mergeNotes, type MergedNotes, type NotesConflict } from './mergeNotes.ts';
export { describeNotesConflict } from './messages.ts';
export { Anchor, Comment, NotedApproval, NotedAssumptions, type Notes, listIn, notesOf, withList } from './notes.ts';
export { approvalOf, type ApprovalState, standingApprovals } from './approvals.ts';
export { changeNotes, NotesChange } from './changeNotes.ts';
export { anchorOf, movedAnchors, placesOf } from './anchoring.ts';
