import { type FileKind, fileKinds, fileSchema } from '@guide-studio/guide-core/files';
import { Argument, type Command } from 'commander';
import type { Context } from '../context.ts';

/**
 * Defines `guide schema [KIND]`: prints the JSON Schema, for editors and other tools that check a file while it is
 * written.
 */
export function define(command: Command, context: Context): void {
  command
    .addArgument(new Argument('[kind]', 'what kind of file').choices(fileKinds).default('guide'))
    .action((kind: FileKind) => context.json(fileSchema(kind)));
}
