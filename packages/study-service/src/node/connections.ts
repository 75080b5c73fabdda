import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How many connections are open at once, and how long each may keep the service waiting. */
export interface ConnectionLimits {
  readonly mostOpen: number;
  /** For the head of a request. */
  readonly headMs: number;
  /** For the whole of a request: time for 20 MB on a slow line. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly silentMs: number;
  /** How often the times above are looked at. */
  readonly checkMs: number;
}

export const connectionLimits: ConnectionLimits = {
  mostOpen: 1000,
  headMs: 10_000,
  requestMs: 300_000,
  silentMs: 120_000,
  checkMs: 1000,
};

/** What a connection is answering. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The open connections of a server. */
export interface Connections {
  begin(exchange: Exchange): void;
  /** The answer that a connection has begun, if any. */
  answerOn(socket: Duplex): ServerResponse | undefined;
}

/**
 * Keeps at most `mostOpen` connections. A new one takes the place of the one that has been waiting longest for a whole
 * request, so connections that send nothing shut nobody out. When every connection is being answered, the new one is
 * closed.
 */
export function keepConnections(server: Server, { mostOpen }: ConnectionLimits): Connections {
  // The one used last stands last.
  const open = new Set<Duplex>();
  const underWay = new Map<Duplex, Exchange>();
  const isWaiting = (socket: Duplex): boolean => underWay.get(socket)?.request.complete !== true;
  server.on('connection', (socket: Duplex) => {
    if (open.size >= mostOpen) {
      const waiting = [...open].find(isWaiting);
      (waiting ?? socket).destroy();
      if (waiting === undefined) return;
      open.delete(waiting);
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    begin(exchange) {
      const { socket } = exchange.request;
      underWay.set(socket, exchange);
      exchange.response.once('close', () => {
        // Of pipelined requests the last one read is under way until its own answer ends.
        if (underWay.get(socket) === exchange) underWay.delete(socket);
        if (open.delete(socket)) open.add(socket);
      });
    },
    answerOn: (socket) => underWay.get(socket)?.response,
  };
}
