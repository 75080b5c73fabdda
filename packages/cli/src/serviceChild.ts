import type { ServiceAnswer, ServiceAsk } from '@guide-studio/host/node';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';
import { printable } from './printable.ts';
import { answerMessages } from './studio/answerMessages.ts';

/*
 * The local service as a child process of the desktop application, which asks it by messages (`ServiceMessages`).
 * Arguments: the database, and the folder of the participant page.
 */
interface ParentPort {
  postMessage(message: ServiceAnswer): void;
  on(event: 'message', listener: (message: { readonly data: ServiceAsk }) => void): void;
}

const { parentPort } = process as unknown as { readonly parentPort: ParentPort };
ignoreClosedPipe(process.stderr);
const report = (sentence: string): void => void process.stderr.write(`${printable(sentence)}\n`);
const receive = answerMessages(
  { database: process.argv[2] ?? '', pageDir: process.argv[3], report, log: (line) => void process.stderr.write(line) },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
  (answer) => parentPort.postMessage(answer),
  (error) => {
    if (error !== null) console.error(error);
    process.exit(error === null ? 0 : 1);
  },
);
// The messages are trusted: the application is of the same build.
parentPort.on('message', ({ data }) => receive(data));
