import { z } from 'zod';

export * from '@guide-studio/guide-core';

/** What the editor does at its start, because its content security policy allows no code generation. */
export function forbidCodeGeneration(): void {
  z.config({ jitless: true });
}
