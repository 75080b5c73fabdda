import * as z from 'zod';

export * from '@guide-studio/guide-core';
export * from '@guide-studio/guide-core/diff';
export * from '@guide-studio/guide-core/edit';
export * from '@guide-studio/guide-core/estimate';
export * from '@guide-studio/guide-core/files';
export * from '@guide-studio/guide-core/find';
export * from '@guide-studio/guide-core/internal';
export * from '@guide-studio/guide-core/merge';

/** What the editor does at its start, because its content security policy allows no code generation. */
export function forbidCodeGeneration(): void {
  z.config({ jitless: true });
}
