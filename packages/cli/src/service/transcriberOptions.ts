import type { TranscriberOptions as Transcriber } from '@guide-studio/study-service/node';
import { type Command, InvalidArgumentError } from 'commander';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { parseModelUrl } from './modelOptions.ts';

export interface TranscriberOptions {
  readonly transcriberUrl?: string;
  readonly transcriberModel?: string;
  readonly transcriberCommand?: readonly string[];
}

/** The environment variable with the key of the transcriber. */
const keyVariable = 'GUIDE_TRANSCRIBER_KEY';

/** Adds the options that name what writes down recorded voices. */
export function withTranscriber(command: Command): Command {
  return command
    .option(
      '--transcriber-url <url>',
      'an address for transcriptions, whose model writes down recorded voices',
      parseModelUrl,
    )
    .option('--transcriber-model <name>', `the name of that model; its key is read from ${keyVariable}`)
    .option(
      '--transcriber-command <command>',
      'a command that writes down a recorded voice: "whisper-cli -nt {file}"',
      parseCommand,
    );
}

/** Returns what writes down recorded voices, null without it. Throws `CommandFailure` if the options do not fit. */
export function transcriberOf(
  { transcriberUrl: url, transcriberModel: model, transcriberCommand: command }: TranscriberOptions,
  { env }: Context,
): Transcriber | null {
  if ((url === undefined) !== (model === undefined)) {
    throw wrongUse(
      'A transcriber has an address and a model: specify both --transcriber-url and --transcriber-model, or neither.',
    );
  }
  if (url !== undefined && command !== undefined) {
    throw wrongUse(
      'Voices are written down by an address or by a command: specify --transcriber-url or --transcriber-command, not both.',
    );
  }
  if (command !== undefined) return { command };
  return url === undefined || model === undefined ? null : { url, model, key: env[keyVariable] || null };
}

/** Splits a command at spaces, except inside quotation marks. No shell reads it. */
function parseCommand(text: string): readonly string[] {
  const parts = [...text.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/gu)].map(([part]) => {
    return part.replace(/"([^"]*)"|'([^']*)'/gu, (_, double: string | undefined, single: string | undefined) => {
      return double ?? single ?? '';
    });
  });
  if (parts.slice(1).some((part) => part.includes('{file}'))) return parts;
  throw new InvalidArgumentError('A command has {file} where the path of the sound goes: "whisper-cli -nt {file}".');
}
