import * as z from 'zod';

// Must run before the first schema is used: zod otherwise tries `new Function`, which the content security policy
// forbids.
z.config({ jitless: true });
