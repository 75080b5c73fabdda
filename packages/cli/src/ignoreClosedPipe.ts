type Stream = Pick<NodeJS.WritableStream, 'on'> & { readonly isTTY?: boolean };

/** What systems say when the reader of a pipe or socket has gone. */
const gone: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET', 'EOF', 'ERR_STREAM_DESTROYED']);

/** True if the reader of a pipe or socket has gone, as in `guide … | head`. */
export const isClosedPipe = (error: NodeJS.ErrnoException): boolean => gone.has(error.code);

/** True if a terminal was closed. Of a file the same error says that the disk is broken. */
export const isClosedTerminal = (error: NodeJS.ErrnoException, { isTTY }: Pick<Stream, 'isTTY'>): boolean =>
  isTTY === true && error.code === 'EIO';

/** Lets a stream be closed by its reader. Other errors are thrown. */
export function ignoreClosedPipe(stream: Stream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClosedPipe(error) && !isClosedTerminal(error, stream)) throw error;
  });
}
