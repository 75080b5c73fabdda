import type { PartFault } from '@guide-studio/host/common';
import { type EndpointFault, lacksVersion, type TranscriptFault } from '@guide-studio/study-service/node';

/** Returns what came of asking a part at an address, as the window says it. */
export function partFaultOf(fault: EndpointFault | TranscriptFault, url: string): PartFault {
  return { kind: kinds[fault], status: null, lacksVersion: lacksVersion(url) };
}

const kinds: Readonly<Record<TranscriptFault, PartFault['kind']>> = {
  late: 'late',
  unreachable: 'unreachable',
  key: 'key',
  notFound: 'notFound',
  busy: 'busy',
  serverFailed: 'other',
  refused: 'other',
  unreadable: 'unreadable',
  tooLong: 'unreadable',
  // Of commands, which the window does not name.
  missing: 'other',
  failed: 'other',
};
