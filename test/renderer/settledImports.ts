import { afterAll, vi } from 'vitest';

// A view that loads later may be on its way when its test has passed. The files share their modules, so a module whose
// loading ends with the page of one file would be missing in all others.
afterAll(async () => await vi.dynamicImportSettled());
