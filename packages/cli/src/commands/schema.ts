import { guideJsonSchema } from '@guide-studio/guide-core';
import type { Command } from 'commander';
import type { Context } from '../context.ts';

/**
 * Defines `guide schema`: prints the JSON Schema, for editors and other tools that check a guide file while it is
 * written.
 */
export function define(command: Command, context: Context): void {
  command.action(() => context.json(guideJsonSchema()));
}
