import { startService } from '@guide-studio/study-service/node';

// A service in a process of its own, for the tests that end it without warning.
const service = await startService({ port: 0, data: process.argv[2] ?? '', log: { write: () => undefined } });
process.stdout.write(`${JSON.stringify({ url: service.url, newKey: service.newKey })}\n`);
