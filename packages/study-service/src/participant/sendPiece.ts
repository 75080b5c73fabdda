import type { RecordingLimits } from '@guide-studio/api-contract';
import { pieceChecksumHeader } from '@guide-studio/api-contract/internal';
import { leastFreeBytes } from '../assumptions.ts';
import { BodyError } from '../bodyBytes.ts';
import { isSameHash } from '../isSameHash.ts';
import type { IncomingObject } from '../media/mediaStore.ts';
import { pieceName } from '../media/recordingBytes.ts';
import type { StoredRecording } from '../store/recording.ts';
import { limitsFor, withoutAnswer } from './firstAnswer.ts';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantCall, ParticipantHandler } from './participantCall.ts';
import { bytesOf, type OpenedRecordings, openRecording, refuseLimit } from './recordings.ts';
import type { UploadLimit, UploadOutcome } from './uploads.ts';

/** Stores a piece of a recording. The same piece again changes nothing; the bytes are on disk when it is answered. */
export const sendPiece: ParticipantHandler = async (call) => {
  const opened = await openRecording(call);
  if ('body' in opened) return opened;
  const { recording, media } = opened;
  const digits = call.params['number'] ?? '';
  const number = /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0;
  if (number > media.limits.pieces) return refuseLimit(media.limits, 'pieces');
  if (number === 0 || (recording.end !== null && number > recording.end.pieces)) {
    return refuseParticipant('recording_differs');
  }
  const place = media.uploads.enter(call);
  if (typeof place === 'string') {
    media.uploads.note('tooMany');
    return refuseTooMany(place);
  }
  try {
    const answer = await receive(call, opened, number);
    media.uploads.note(outcomeOf(answer));
    return answer;
  } catch (error) {
    media.uploads.note('failed');
    throw error;
  } finally {
    place.leave();
  }
};

type Opened = OpenedRecordings & { readonly recording: StoredRecording };

async function receive(call: ParticipantCall, opened: Opened, number: number): Promise<ParticipantAnswer> {
  const { recording, media } = opened;
  const { store } = call.service;
  const all = await store.recordings.list(call.interviewId);
  const takes = all.filter(({ stepId }) => stepId === recording.stepId);
  const stored = takes.flatMap((take) => (take.object === recording.object ? take.pieces : []));
  const known = stored.find((piece) => piece.number === number);
  const used = bytesOf(takes);
  const first = await withoutAnswer(call, all);
  const limits = limitsFor(media, first);
  const announced = call.announcedBytes ?? limits.pieceBytes;
  if (known === undefined) {
    if (used + (call.announcedBytes ?? 0) > limits.answerBytes) return refuseLimit(limits, 'answerBytes');
    if ((await media.store.freeBytes()) < leastFreeBytes.forPiece + announced) return refuseParticipant('storage_full');
    const full = first === null ? null : await media.uploads.roomFor(first.networkHash, announced);
    if (full !== null) return refuseTooMany(full);
  }
  // A piece that is known is read all the same, so that a damaged one is not confirmed.
  const incoming = known === undefined ? await media.store.receive() : null;
  try {
    const read = await readPiece(call, limits, incoming);
    if ('body' in read) return read;
    const { bytes, sha256 } = read;
    const reply = (total: number) => {
      return { status: 200, body: { number, bytes, bytesLeft: Math.max(limits.answerBytes - total, 0) } };
    };
    if (incoming === null) return known?.sha256 === sha256 ? reply(used) : refuseParticipant('recording_differs');
    if (used + bytes > limits.answerBytes) return refuseLimit(limits, 'answerBytes');
    const piece = { number, bytes, sha256 };
    await incoming.keep(pieceName(recording, piece));
    const outcome = await store.recordings.addPiece(recording.object, piece);
    if (outcome === 'busy') return refuseParticipant('busy');
    if (outcome === 'differs') return refuseParticipant('recording_differs');
    if (first !== null) media.uploads.added(first.networkHash, bytes);
    return reply(used + bytes);
  } finally {
    await incoming?.drop();
  }
}

/** Reads a piece to its end, part by part. Without `incoming`, its bytes are only checked. */
async function readPiece(
  call: ParticipantCall,
  limits: RecordingLimits,
  incoming: IncomingObject | null,
): Promise<{ readonly bytes: number; readonly sha256: string } | ParticipantAnswer> {
  const hashing = call.service.newHash();
  let bytes = 0;
  try {
    for await (const part of call.readParts(limits.pieceBytes)) {
      hashing.add(part);
      bytes += part.length;
      await incoming?.write(part);
    }
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    if (error.fault === 'tooLarge') return refuseLimit(limits, 'pieceBytes');
    return refuseParticipant(error.fault === 'tooSlow' ? 'upload_too_slow' : 'piece_damaged');
  }
  const sha256 = hashing.hex();
  const isWhole = bytes > 0 && isSameHash(call.header(pieceChecksumHeader).toLowerCase(), sha256);
  return isWhole ? { bytes, sha256 } : refuseParticipant('piece_damaged');
}

function refuseTooMany(limit: UploadLimit): ParticipantAnswer {
  return refuseParticipant('too_many_uploads', undefined, { limit });
}

const outcomes: Readonly<Record<string, UploadOutcome>> = {
  piece_damaged: 'damaged',
  upload_too_slow: 'tooSlow',
  too_many_uploads: 'tooMany',
};

function outcomeOf({ status, code = '' }: ParticipantAnswer): UploadOutcome {
  return status === 200 ? 'stored' : (outcomes[code] ?? 'refused');
}
