import type { Host, HostInput, HostResult } from '@guide-studio/host/common';
import { done } from '@guide-studio/host/common';

type Parts = HostInput<'text.send'>['parts'];

/** UTF-16 units that one call carries: to write more as JSON takes longer than a few milliseconds. */
const mostAtOnce = 100_000;

/** The text that the host holds for one guide. */
interface Sent {
  readonly host: Host;
  readonly key: string;
  readonly id: string;
  readonly pieces: readonly string[];
}

let last: Sent | null = null;

/**
 * Brings a text to the host for `backup.write`: a short one as it is, a long one in parts, of which only those that
 * changed since the last time are sent.
 *
 * @param key - the guide's key of backups.
 * @param pieces - the text in pieces; those that did not change are the same strings as before.
 * @returns the text to write, or the failure of the host.
 */
export async function sendText(
  host: Host,
  key: string,
  pieces: readonly string[],
): Promise<HostResult<HostInput<'backup.write'>['text']>> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length <= mostAtOnce) return done(pieces.join(''));
  const earlier = last?.host === host && last.key === key ? last : null;
  last = null;
  const changed = earlier === null ? null : partsSince(earlier.pieces, pieces);
  if (earlier !== null && changed !== null) {
    const sent = await send(host, key, earlier.id, changed);
    if (!sent.ok) return sent;
    if (sent.value !== null) return remember({ host, key, id: sent.value, pieces });
  }
  return await sendWhole(host, key, pieces);
}

function remember(sent: Sent): HostResult<{ readonly sent: string }> {
  last = sent;
  return done({ sent: sent.id });
}

async function sendWhole(
  host: Host,
  key: string,
  pieces: readonly string[],
): Promise<HostResult<HostInput<'backup.write'>['text']>> {
  let after: string | null = null;
  let length = 0;
  for (const text of batches(pieces)) {
    const sent: HostResult<string | null> = await send(host, key, after, after === null ? [text] : [[0, length], text]);
    if (!sent.ok) return sent;
    // The text is too long, or another call came between. The host says what is wrong with the whole.
    if (sent.value === null) return done(pieces.join(''));
    after = sent.value;
    length += text.length;
  }
  return after === null ? done('') : remember({ host, key, id: after, pieces });
}

/** Resolves to the id of the text that the host holds now, or null if it does not hold the earlier one. */
async function send(host: Host, key: string, after: string | null, parts: Parts): Promise<HostResult<string | null>> {
  const id = crypto.randomUUID();
  const sent = await host.call('text.send', { key, id, after, parts });
  return sent.ok ? done(sent.value.held ? id : null) : sent;
}

function* batches(pieces: readonly string[]): Generator<string> {
  let batch = '';
  for (const piece of pieces) {
    if (batch !== '' && batch.length + piece.length > mostAtOnce) {
      yield batch;
      batch = '';
    }
    batch += piece;
  }
  if (batch !== '') yield batch;
}

/**
 * Returns how a text is made from an earlier one: new texts, and ranges of the earlier one. Returns null if too much of
 * it is new for one call.
 */
function partsSince(before: readonly string[], now: readonly string[]): Parts | null {
  const starts = startsOf(before);
  const places = new Map(before.map((piece, at) => [piece, at]));
  const parts: (string | [number, number])[] = [];
  let added = 0;
  let at = 0;
  for (const piece of now) {
    const same = before[at] === piece ? at : places.get(piece);
    const end = parts.at(-1);
    if (same === undefined) {
      added += piece.length;
      if (added > mostAtOnce) return null;
      if (typeof end === 'string') parts[parts.length - 1] = end + piece;
      else parts.push(piece);
      // What follows is usually what followed the piece that this one replaces.
      at += 1;
      continue;
    }
    const start = starts[same] ?? 0;
    if (typeof end === 'object' && end[1] === start) end[1] = start + piece.length;
    else parts.push([start, start + piece.length]);
    at = same + 1;
  }
  return parts;
}

/** Returns where each piece begins in the text. */
function startsOf(pieces: readonly string[]): number[] {
  let start = 0;
  return pieces.map((piece) => {
    start += piece.length;
    return start - piece.length;
  });
}
