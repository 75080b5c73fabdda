import type { ListQuestion, ListReply } from './listMessages.ts';
import { personalLinks } from './personalLinks.ts';

const reply = (message: ListReply): void => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data: { id, ...asked } }: MessageEvent<ListQuestion>) => {
  const read = personalLinks(asked);
  reply(read === null ? { id, kind: 'tooMany' } : { id, kind: 'read', read });
});
