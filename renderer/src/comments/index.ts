export { CommentBadge, LostCommentsBadge } from './CommentBadge.tsx';
export { commentActions } from './commentActions.ts';
export { CommentMark } from './CommentMark.tsx';
export { CommentsPane } from './CommentsPane.tsx';
