type Stream = Pick<NodeJS.WritableStream, 'on'> & { readonly isTTY?: boolean };

/** What systems say when the reader of a pipe or socket has gone. */
const gone: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET', 'EOF', 'ERR_STREAM_DESTROYED']);

/** `guide … | head` closes the pipe early, and a terminal can be closed at any time. Neither is a failure. */
export function isClosed(error: NodeJS.ErrnoException, { isTTY }: Pick<Stream, 'isTTY'>): boolean {
  // Of a file it says that the disk is broken.
  return gone.has(error.code) || (isTTY === true && error.code === 'EIO');
}

/** Lets a stream be closed by its reader. Other errors are thrown. */
export function ignoreClosedPipe(stream: Stream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClosed(error, stream)) throw error;
  });
}
