import { lookAtMedia, type MediaName, mediaHeadBytes, mediaLimits } from '@guide-studio/guide-core/media';
import type { StoredMedia } from '@guide-studio/api-contract';
import { joinedBytes } from '@guide-studio/api-contract/internal';
import { type Answer, refusal } from '../answer.ts';
import { leastFreeBytes, mostMediaBytes } from '../assumptions.ts';
import { announcedBytes, BodyError, bodyParts } from '../bodyBytes.ts';
import type { IncomingObject } from '../media/mediaStore.ts';
import { folderOf, pieceName } from '../media/recordingBytes.ts';
import type { Media, Service } from '../service.ts';
import type { NamedMediaFile } from '../store/mediaFile.ts';
import type { StoredPiece } from '../store/recording.ts';

/** A file is stored in parts of this size, so that a bucket never needs more of it in memory. */
const pieceBytes = 8 * 1024 * 1024;

/** A file that arrives. */
interface Arriving {
  readonly service: Service;
  readonly media: Media;
  readonly organizationId: string;
  readonly file: MediaName;
  readonly request: Request;
}

/**
 * Stores a picture or video of guides: its bytes must have the hash and the type that its name says. It counts only when
 * all of it is on disk. The same file again is read and changes nothing.
 */
export async function receiveStudyMedia(arriving: Arriving): Promise<Answer> {
  const { service, media, organizationId, file, request } = arriving;
  const files = service.store.mediaFiles;
  const announced = announcedBytes(request);
  if (announced !== null && announced > limitOf(file)) return tooLarge(file);
  if ((await files.touch(organizationId, [file.name], service.now())).length === 1) {
    return await answerKnown(arriving);
  }
  const needed = announced ?? limitOf(file);
  if ((await media.store.freeBytes()) < leastFreeBytes.forPiece + needed)
    return noSpace('The disk of the service is full.');
  if ((await files.bytesOf(organizationId)) + needed > mostMediaBytes) {
    const most = Math.floor(mostMediaBytes / 1024 ** 3);
    return noSpace(`The organization has reached the ${most} GB that its pictures and videos may take.`);
  }
  const named = { organizationId, object: service.newId() };
  if ((await files.begin({ ...named, name: file.name }, service.now())) === 'busy') return busy();
  let isComplete = false;
  try {
    const stored = await store(arriving, named);
    if ('status' in stored) return stored;
    const outcome = await files.complete(named.object, stored, service.now());
    if (outcome === 'busy') return busy();
    isComplete = outcome === 'complete';
    return accepted(file, bytesOf(stored));
  } finally {
    if (!isComplete) await forget(arriving, named);
  }
}

/** Reads the body of a file that is there: the sender learns whether it was whole. */
async function answerKnown({ service, file, request }: Arriving): Promise<Answer> {
  const hashing = service.newHash();
  let bytes = 0;
  try {
    for await (const part of bodyParts(request, limitOf(file), service)) {
      hashing.add(part);
      bytes += part.length;
    }
  } catch (error) {
    return refusalOfBody(error, file);
  }
  return hashing.hex() === file.sha256 ? accepted(file, bytes) : otherHash();
}

async function store(arriving: Arriving, named: NamedMediaFile): Promise<readonly StoredPiece[] | Answer> {
  const { service, media, file, request } = arriving;
  const whole = service.newHash();
  const pieces: StoredPiece[] = [];
  let head: Uint8Array = new Uint8Array();
  let piece: OpenPiece | null = null;
  const close = async (): Promise<void> => {
    if (piece === null) return;
    const { incoming, hashing, bytes } = piece;
    const done = { number: pieces.length + 1, bytes, sha256: hashing.hex() };
    await incoming.keep(pieceName(named, done));
    pieces.push(done);
    piece = null;
  };
  try {
    for await (const part of bodyParts(request, limitOf(file), service)) {
      whole.add(part);
      if (head.length < mediaHeadBytes) head = joinedBytes([head, part], head.length + part.length);
      for (let at = 0; at < part.length; ) {
        piece ??= { incoming: await media.store.receive(), hashing: service.newHash(), bytes: 0 };
        const some = part.subarray(at, at + pieceBytes - piece.bytes);
        piece.hashing.add(some);
        await piece.incoming.write(some);
        piece.bytes += some.length;
        at += some.length;
        if (piece.bytes === pieceBytes) await close();
      }
    }
    if (whole.hex() !== file.sha256) return otherHash();
    // What is served under a type has that type: a browser never needs to guess.
    const bytes = bytesOf(pieces) + (piece?.bytes ?? 0);
    const looked = lookAtMedia(head.subarray(0, mediaHeadBytes), bytes);
    if (!looked.ok || looked.ending !== file.ending) return otherType(file);
    await close();
    return pieces;
  } catch (error) {
    return refusalOfBody(error, file);
  } finally {
    await piece?.incoming.drop();
  }
}

interface OpenPiece {
  readonly incoming: IncomingObject;
  readonly hashing: ReturnType<Service['newHash']>;
  bytes: number;
}

/** What is left of a file that is not complete. What fails is swept later. */
async function forget({ service, media }: Arriving, named: NamedMediaFile): Promise<void> {
  const files = service.store.mediaFiles;
  try {
    await files.mark(named.object);
    await media.store.removeFolder(folderOf(named));
    await files.deleteRows([named.object]);
  } catch (error) {
    service.log.failure('media', error);
  }
}

const bytesOf = (pieces: readonly StoredPiece[]): number => pieces.reduce((sum, { bytes }) => sum + bytes, 0);

const limitOf = ({ kind }: MediaName): number => (kind === 'video' ? mediaLimits.videoBytes : mediaLimits.imageBytes);

function accepted({ name, type }: MediaName, bytes: number): Answer {
  const body: StoredMedia = { name, bytes, type };
  return { status: 200, body };
}

function refusalOfBody(error: unknown, file: MediaName): Answer {
  if (!(error instanceof BodyError)) throw error;
  if (error.fault === 'tooLarge') return tooLarge(file);
  if (error.fault === 'tooSlow') {
    return refusal('invalid_request_body', { status: 408, error: 'The file came too slowly. Send it again.' });
  }
  return refusal('invalid_request_body', { error: 'The file did not arrive whole. Send it again.' });
}

function tooLarge(file: MediaName): Answer {
  const what = file.kind === 'video' ? 'A video' : 'A picture';
  const error = `${what} may have at most ${limitOf(file) / 1024 ** 2} MB. Make the file smaller.`;
  return refusal('invalid_request_body', { status: 413, error });
}

const otherHash = (): Answer =>
  refusal('invalid_request_body', { error: 'The bytes do not have the hash of this name. Send the whole file.' });

const otherType = ({ type }: MediaName): Answer =>
  refusal('invalid_request_body', {
    error: `The content of the file is not ${type} as its name says. Choose another file.`,
  });

const busy = (): Answer =>
  refusal('concurrent_modification', { error: 'The service is busy. The file was not stored; send it again.' });

const noSpace = (why: string): Answer =>
  refusal('internal_error', { status: 507, error: `${why} The file was not stored.` });
