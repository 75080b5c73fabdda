import type { ChatModel } from '../../models/modelEndpoint.ts';
import { endpointTranscriber } from '../../transcriber/endpointTranscriber.ts';
import type { Transcriber } from '../../transcriber/transcriber.ts';
import { commandTranscriber } from './commandTranscriber.ts';

/** What writes down recorded voices: an endpoint, or a command with its arguments. */
export type TranscriberOptions = ChatModel | { readonly command: readonly string[] };

/** Returns the transcriber that the options name. */
export function openTranscriber(options: TranscriberOptions): Transcriber {
  return 'command' in options
    ? commandTranscriber(options.command)
    : endpointTranscriber(options, { fetch: globalThis.fetch });
}
