import { printable } from './printable.ts';
import { startOwnService } from './studio/ownService.ts';

/*
 * The local service as a process of its own below the desktop application: tells its address and key to the parent, or
 * why it does not run, and ends when it is told to. Its arguments: the database, and the folder of the participant page.
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
