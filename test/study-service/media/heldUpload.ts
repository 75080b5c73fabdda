import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Access } from '../participant.ts';
import { checksum } from './recorder.ts';

/** A piece on a connection of its own, of which a part has been sent. */
export interface HeldUpload {
  readonly socket: Socket;
  /** What the service answers, with its head; empty if it cuts the connection off. */
  readonly answer: Promise<string>;
  /** Sends the rest. */
  finish(): void;
}

/** Sends the first `sent` bytes of a piece. */
export async function holdUpload(
  url: string,
  { interviewId, token }: Access,
  recordingId: string,
  piece: { readonly number: number; readonly bytes: Uint8Array; readonly sent: number; readonly network?: string },
): Promise<HeldUpload> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `PUT /api/participant/interviews/${interviewId}/recordings/${recordingId}/pieces/${piece.number} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${token}`,
    `X-Piece-Sha256: ${checksum(piece.bytes)}`,
    `Content-Length: ${piece.bytes.length}`,
    'Connection: close',
    ...(piece.network === undefined ? [] : [`X-Forwarded-For: ${piece.network}`]),
  ];
  const answer = text(socket).catch(() => '');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((resolve) => void socket.write(piece.bytes.subarray(0, piece.sent), () => resolve()));
  return { socket, answer, finish: () => void socket.write(piece.bytes.subarray(piece.sent)) };
}
