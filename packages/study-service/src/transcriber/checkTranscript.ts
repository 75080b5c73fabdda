import { textLimits } from '@guide-studio/interview-engine/internal';
import type { Transcript, TranscriptSegment } from '../store/transcript.ts';

/** Control characters, line ends, halves of characters, and signs that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** More parts than ten minutes of speech have. */
const mostSegments = 5000;

/**
 * Returns what a transcriber wrote as one line of text, which is data and nothing else: it is stored and shown as it was
 * said, and never obeyed. Null if it is longer than an answer may be.
 */
export function checkTranscript(text: string, segments: readonly TranscriptSegment[] = []): Transcript | null {
  const line = plainLine(text);
  if (line.length > textLimits.answer || segments.length > mostSegments) return null;
  const isWell = segments.every(({ from, to }, at) => from >= (segments[at - 1]?.from ?? 0) && to >= from);
  // Times that go backwards lead nowhere.
  const cleaned = isWell ? segments.map((segment) => ({ ...segment, text: plainLine(segment.text) })) : [];
  return { text: line, segments: cleaned.filter(({ text: words }) => words !== '') };
}

const plainLine = (text: string): string => text.replace(unseen, ' ').replace(/\s+/gu, ' ').trim();
