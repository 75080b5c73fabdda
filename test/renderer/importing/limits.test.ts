import { mostBytes } from '@guide-studio/importing';
import { expect, test } from 'vitest';
import { mostImportBytes } from '../../../renderer/src/worker/importMessages.ts';

test('the window refuses files of the size that formats refuse', () => {
  expect(mostImportBytes).toBe(mostBytes);
});
