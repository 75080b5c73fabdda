import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two environments: everything that runs in Node, and the editor's components in a light DOM. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/renderer/**', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'renderer', environment: 'happy-dom', include: ['test/renderer/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
