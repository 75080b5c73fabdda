import { partUrlOf } from '@guide-studio/host/node';
import type { ChatModel } from '@guide-studio/study-service/node';
import { type Command, InvalidArgumentError } from 'commander';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';

export interface ModelOptions {
  readonly modelUrl?: string;
  readonly model?: string;
}

/** The environment variable with the key of the model. A key is never an option: other users of a machine see those. */
const keyVariable = 'GUIDE_MODEL_KEY';

/** Adds the options that name a model. `does` says what it is for. */
export function withModel(command: Command, does: string): Command {
  return command
    .option('--model-url <url>', `a chat-completions address whose model ${does}`, parseModelUrl)
    .option('--model <name>', `the name of that model; its key is read from ${keyVariable}`);
}

/** Returns the model of the options, null without one. Throws `CommandFailure` if one of the two is missing. */
export function modelOf({ modelUrl: url, model }: ModelOptions, { env }: Context): ChatModel | null {
  if (url === undefined && model === undefined) return null;
  if (url !== undefined && model !== undefined) return { url, model, key: env[keyVariable] || null };
  throw wrongUse('A model has an address and a name: specify both --model-url and --model, or neither.');
}

/** The address of a model or a transcriber: with its version, without a slash at its end. */
export function parseModelUrl(text: string): string {
  const url = partUrlOf(text);
  if (url === null) {
    throw new InvalidArgumentError('An address looks like http://localhost:11434/v1, without a key in it.');
  }
  return url;
}
