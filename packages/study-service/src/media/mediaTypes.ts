import type { RecordingKind } from '@guide-studio/api-contract';

/** The supported types, with the ending of their files. */
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
};

/** Returns a media type without parameters, in lower case. */
export function plainType(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Returns true if a recording of this kind may have this type. */
export function isSupported(kind: RecordingKind, type: string): boolean {
  const plain = plainType(type);
  return Object.hasOwn(endings, plain) && plain.startsWith(kind === 'audio' ? 'audio/' : 'video/');
}

/** Returns the name under which a recording is served. */
export function fileName(type: string): string {
  return `recording.${endings[plainType(type)] ?? 'bin'}`;
}

export const playlistName = 'playlist.m3u8';
export const playlistType = 'application/vnd.apple.mpegurl';
