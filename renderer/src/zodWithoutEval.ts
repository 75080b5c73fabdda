import { z } from 'zod';

// Must run before the first schema is used: zod otherwise probes `new Function`, which the page's policy forbids.
z.config({ jitless: true });
