/** `guide … | head` closes the pipe early, which is not a failure. */
export function ignoreClosedPipe(stream: Pick<NodeJS.WritableStream, 'on'>): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
