import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The maximum number of connections, and their timeouts. */
export interface ConnectionLimits {
  readonly mostOpen: number;
  /** For the headers of a request. */
  readonly headMs: number;
  /** For a whole request: 20 MB on a slow line. */
  readonly requestMs: number;
  /** Without traffic in either direction. */
  readonly silentMs: number;
  /** How often the timeouts are checked. */
  readonly checkMs: number;
}

export const connectionLimits: ConnectionLimits = {
  mostOpen: 1000,
  headMs: 10_000,
  requestMs: 300_000,
  silentMs: 120_000,
  checkMs: 1000,
};

/** A request that a connection is answering. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The open connections of a server. */
export interface Connections {
  begin(exchange: Exchange): void;
  /** Returns the answer that was started on a connection, if any. */
  answerOn(socket: Duplex): ServerResponse | undefined;
}

/**
 * Keeps at most `mostOpen` connections. A new one replaces the one that has waited longest for a complete request, so
 * idle connections cannot block others. If all connections are being answered, the new one is closed.
 */
export function keepConnections(server: Server, { mostOpen }: ConnectionLimits): Connections {
  // Ordered by last use.
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
        // With pipelined requests, the last one read stays active until its own answer ends.
        if (underWay.get(socket) === exchange) underWay.delete(socket);
        if (open.delete(socket)) open.add(socket);
      });
    },
    answerOn: (socket) => underWay.get(socket)?.response,
  };
}
