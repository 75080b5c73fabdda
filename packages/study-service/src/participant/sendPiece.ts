import { pieceChecksumHeader } from '@guide-studio/api-contract';
import { leastFreeBytes } from '../assumptions.ts';
import { isSameHash } from '../isSameHash.ts';
import { pieceName } from '../media/recordingBytes.ts';
import { refuseParticipant } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';
import { bytesOf, openRecording, refuseLimit } from './recordings.ts';

/** Stores a piece of a recording. The same piece again changes nothing; the bytes are on disk when it is answered. */
export const sendPiece: ParticipantHandler = async (call) => {
  const opened = await openRecording(call);
  if ('body' in opened) return opened;
  const { recording, media } = opened;
  const { limits } = media;
  const { hash, store } = call.service;
  const digits = call.params['number'] ?? '';
  const number = /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0;
  if (number > limits.pieces) return refuseLimit(limits, 'pieces');
  if (number === 0 || (recording.end !== null && number > recording.end.pieces)) {
    return refuseParticipant('recording_differs');
  }
  const bytes = await call.readBytes(limits.pieceBytes);
  if (bytes === 'tooLarge') return refuseLimit(limits, 'pieceBytes');
  if (typeof bytes === 'string' || bytes.length === 0) return refuseParticipant('piece_damaged');
  const sha256 = hash(bytes);
  if (!isSameHash(call.header(pieceChecksumHeader).toLowerCase(), sha256)) return refuseParticipant('piece_damaged');
  const takes = (await store.recordings.list(call.interviewId)).filter(({ stepId }) => stepId === recording.stepId);
  const stored = takes.flatMap((take) => (take.object === recording.object ? take.pieces : []));
  const known = stored.find((piece) => piece.number === number);
  const used = bytesOf(takes);
  const reply = (total: number) => {
    return { status: 200, body: { number, bytes: bytes.length, bytesLeft: Math.max(limits.answerBytes - total, 0) } };
  };
  if (known !== undefined) return known.sha256 === sha256 ? reply(used) : refuseParticipant('recording_differs');
  if (used + bytes.length > limits.answerBytes) return refuseLimit(limits, 'answerBytes');
  if ((await media.store.freeBytes()) < leastFreeBytes.forPiece + bytes.length)
    return refuseParticipant('storage_full');
  const piece = { number, bytes: bytes.length, sha256 };
  await media.store.put(pieceName(recording, piece), bytes);
  const outcome = await store.recordings.addPiece(recording.object, piece);
  if (outcome === 'busy') return refuseParticipant('busy');
  return outcome === 'stored' ? reply(used + bytes.length) : refuseParticipant('recording_differs');
};
