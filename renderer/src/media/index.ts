export { ReplaceFile } from './ReplaceFile.tsx';
export { FileFacts } from './FileFacts.tsx';
export { keepCopied } from './keepCopied.ts';
export { mediaActions } from './mediaActions.ts';
export { AddMediaFile } from './AddMediaFile.tsx';
export { isOwnFile, readMedia, useShownMedia } from './shownMedia.ts';
export { takeMedia } from './takeMedia.ts';
export { Thumbnail } from './Thumbnail.tsx';
