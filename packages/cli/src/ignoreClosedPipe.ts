/** What systems say when the reader of a pipe or socket has gone. */
const gone: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET', 'EOF', 'ERR_STREAM_DESTROYED']);

/** `guide … | head` closes the pipe early, and a terminal can be closed at any time. Neither is a failure. */
export function ignoreClosedPipe(stream: Pick<NodeJS.WritableStream, 'on'> & { readonly isTTY?: boolean }): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Of a file it says that the disk is broken.
    const isClosedTerminal = stream.isTTY === true && error.code === 'EIO';
    if (!gone.has(error.code) && !isClosedTerminal) throw error;
  });
}
