import { printable } from './printable.ts';
import { startOwnService } from './studio/ownService.ts';

/*
 * The local service as a child process of the desktop application. It sends its address and key, or why it does not
 * run, and ends on request. Arguments: the database, and the folder of the participant page.
 */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: () => void): void;
}

const { parentPort } = process as unknown as { readonly parentPort: ParentPort };
const service = await startOwnService(process.argv[2] ?? '', process.argv[3], (sentence) =>
  process.stderr.write(`${printable(sentence)}\n`),
);
parentPort.on('message', () => void service.close().finally(() => process.exit(0)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
parentPort.postMessage(service.connection);
