import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { bodyPace } from '../assumptions.ts';
import { mostMsFor, type Pace } from '../pace.ts';

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
  /** A request under way gives way to a new connection if it is slower than this, and every place is taken. */
  readonly crowdedPace: Pace;
}

export const connectionLimits: ConnectionLimits = {
  mostOpen: 1000,
  headMs: 10_000,
  requestMs: 300_000,
  silentMs: 120_000,
  checkMs: 1000,
  crowdedPace: { ...bodyPace, graceMs: 2000 },
};

/** A request that a connection is reading or answering. */
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

/** An exchange, and what of its body has come how long after its head. */
interface UnderWay extends Exchange {
  readonly begunAt: number;
  readonly bytesBefore: number;
}

/**
 * Keeps at most `mostOpen` connections. A new one replaces the one that has been without a request longest, so idle and
 * half open connections cannot block others; if there is none, the oldest one whose request arrives too slowly. If there
 * is none either, the new one is closed: a request under way is not cut off.
 */
export function keepConnections(server: Server, { mostOpen, crowdedPace }: ConnectionLimits): Connections {
  // Ordered by last use.
  const open = new Set<Duplex>();
  const underWay = new Map<Duplex, UnderWay>();
  const isIdle = (socket: Duplex): boolean => !underWay.has(socket);
  const isSlow = (socket: Duplex): boolean => {
    const exchange = underWay.get(socket);
    if (exchange === undefined || exchange.request.complete) return false;
    const bytes = exchange.request.socket.bytesRead - exchange.bytesBefore;
    return performance.now() - exchange.begunAt > mostMsFor(crowdedPace, bytes);
  };
  server.on('connection', (socket: Duplex) => {
    if (open.size >= mostOpen) {
      const all = [...open];
      const waiting = all.find(isIdle) ?? all.find(isSlow);
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
      const begun = { ...exchange, begunAt: performance.now(), bytesBefore: socket.bytesRead };
      underWay.set(socket, begun);
      exchange.response.once('close', () => {
        // With pipelined requests, the last one read stays active until its own answer ends.
        if (underWay.get(socket) === begun) underWay.delete(socket);
        if (open.delete(socket)) open.add(socket);
      });
    },
    answerOn: (socket) => underWay.get(socket)?.response,
  };
}
