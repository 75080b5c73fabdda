import { openApiOf } from '@guide-studio/api-contract';
import { type FileKind, fileKinds, fileSchema } from '@guide-studio/guide-core/files';
import { Argument, type Command } from 'commander';
import type { Context } from '../context.ts';
import { usualServicePort } from '../portOption.ts';

const openApi = 'openapi';
type Kind = FileKind | typeof openApi;

/**
 * Defines `guide schema [KIND]`: prints the JSON Schema of a file, for editors and other tools that check a file while it
 * is written; or the OpenAPI document of the study service, as it runs on this machine.
 */
export function define(command: Command, context: Context): void {
  command
    .addArgument(
      new Argument('[kind]', 'what kind of file, or the API').choices([...fileKinds, openApi]).default('guide'),
    )
    .action((kind: Kind) =>
      context.json(kind === openApi ? openApiOf(`http://127.0.0.1:${usualServicePort}`) : fileSchema(kind)),
    );
}
