import type { Fetch } from '@guide-studio/api-client';
import { mediaOperations, pathOf } from '@guide-studio/api-contract';
import { shortText } from '@guide-studio/api-contract/internal';
import {
  done,
  failed,
  hasMediaScheme,
  type HostResult,
  isJsonObject,
  mediaPlaces,
  parseGuide,
  readMediaAddress,
} from '../../common/index.ts';
import type { MediaFiles } from '../media/mediaFiles.ts';
import type { ReachableFile } from '../workspace/workspace.ts';
import { isOwnService } from './ownService.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';

/** What sending pictures and videos needs. */
export interface SendingMedia {
  readonly media: Pick<MediaFiles, 'read'>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/** A file that a guide names, and what the guide calls it. */
interface Wanted {
  readonly address: string;
  /** Null if the address names no file. */
  readonly file: string | null;
  readonly name: string;
}

/**
 * Sends the pictures and videos of a guide to the service before a study is made of it. The text that follows is the
 * guide as it is: the service replaces the addresses. Sends nothing if the guide has none. Fails with
 * `mediaNeedAddress` if the service takes https addresses only, with `mediaMissing` before anything is sent, and with
 * `mediaNotTaken`.
 */
export async function sendMedia(
  { media, fetch, timeoutMs }: SendingMedia,
  connection: ServiceConnection,
  place: ReachableFile,
  text: string,
): Promise<HostResult<null>> {
  const wanted = wantedIn(text);
  if (wanted.length === 0) return done(null);
  const { baseUrl, apiKey } = connection.access;
  const own = await isOwnService(baseUrl, fetch, timeoutMs);
  if (!own.ok) return own;
  if (!own.value) return failed({ code: 'mediaNeedAddress', files: labelsOf(wanted) });
  const lacking = wanted.filter(({ file }) => file === null);
  if (lacking.length > 0) return failed({ code: 'mediaMissing', files: labelsOf(lacking) });
  const names = wanted.flatMap(({ file }) => file ?? []);
  const checked = await ask({ ok: true, value: connection }, async (client) => {
    return await client.call('checkMedia', { body: { names } });
  });
  if (!checked.ok) {
    const isOlder = checked.error.code === 'api' && statusOf(checked.error.failure) === 404;
    return isOlder ? failed({ code: 'mediaNotTaken', files: labelsOf(wanted), reason: 'none' }) : checked;
  }
  if (!checked.value.keeps) return failed({ code: 'mediaNotTaken', files: labelsOf(wanted), reason: 'none' });
  const toSend = wanted.filter(({ file }) => file !== null && checked.value.missing.includes(file));
  const missing: Wanted[] = [];
  for (const each of toSend) {
    if (each.file !== null && (await media.read(place, each.file)) === null) missing.push(each);
  }
  if (missing.length > 0) return failed({ code: 'mediaMissing', files: labelsOf(missing) });
  for (const each of toSend) {
    const whole = each.file === null ? null : await media.read(place, each.file);
    if (each.file === null || whole === null) return failed({ code: 'mediaMissing', files: labelsOf([each]) });
    const sent = await send(fetch, { baseUrl, apiKey, name: each.file, bytes: whole.bytes, timeoutMs });
    if (!sent.ok) return failed({ code: 'mediaNotTaken', files: labelsOf([each]), ...sent.why });
  }
  return done(null);
}

/** Returns the files that a guide names, each once. */
function wantedIn(text: string): readonly Wanted[] {
  const guide = parseGuide(text);
  if (!guide.ok || !isJsonObject(guide.value)) return [];
  const wanted = new Map<string, Wanted>();
  for (const { url, name } of mediaPlaces(guide.value)) {
    if (!hasMediaScheme(url) || wanted.has(url)) continue;
    wanted.set(url, { address: url, file: readMediaAddress(url)?.name ?? null, name });
  }
  return [...wanted.values()];
}

const labelsOf = (wanted: readonly Wanted[]): readonly string[] =>
  wanted.map(({ name, address }) => (name.trim() === '' ? address.slice(0, 24) : name));

interface Sent {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly timeoutMs: number;
}

type NotTaken = { readonly reason: 'full' | 'refused' | 'unreachable'; readonly sentence?: string };

/** At least this many bytes a second are waited for. */
const slowestBytesPerSecond = 64_000;
const longestAnswer = 20_000;
const tries = 3;

/** The same file may be sent again, so a failure of the network is tried again. */
async function send(
  fetch: Fetch,
  sent: Sent,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly why: NotTaken }> {
  let why: NotTaken = { reason: 'unreachable' };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await sendOnce(fetch, sent).catch(() => null);
    if (answer?.status === 200) return { ok: true };
    if (answer !== null) {
      const reason = answer.status === 507 ? 'full' : answer.status >= 500 ? 'unreachable' : 'refused';
      why = { reason, ...(answer.sentence === null ? {} : { sentence: answer.sentence }) };
      const mayPass = answer.status === 408 || answer.status === 409 || reason === 'unreachable';
      if (!mayPass) break;
    }
  }
  return { ok: false, why };
}

async function sendOnce(fetch: Fetch, { baseUrl, apiKey, name, bytes, timeoutMs }: Sent) {
  const { method, path } = mediaOperations.putStudyMedia;
  const signal = AbortSignal.timeout(timeoutMs + Math.ceil((1000 * bytes.length) / slowestBytesPerSecond));
  const response = await fetch(`${baseUrl}${pathOf(path, { name })}`, {
    method,
    headers: { accept: 'application/json', 'x-api-key': apiKey, 'content-type': 'application/octet-stream' },
    body: bytes,
    redirect: 'error',
    signal,
  });
  const text = await shortText(response.body, longestAnswer, signal);
  return { status: response.status, sentence: sentenceIn(text) };
}

function sentenceIn(text: string): string | null {
  try {
    const error: unknown = (JSON.parse(text) as { readonly error?: unknown }).error;
    return typeof error === 'string' && error.length < 500 ? error : null;
  } catch {
    return null;
  }
}

function statusOf(failure: object): unknown {
  return 'status' in failure ? failure.status : undefined;
}
