import { startService } from '@guide-studio/study-service/node';

// A service in a process of its own, for tests that need several or kill them.
const [, , data = '', seedFile = '', options = '{}'] = process.argv;
const service = await startService({
  port: 0,
  data,
  ...(seedFile === '' ? {} : { seedFile }),
  ...(JSON.parse(options) as object),
  log: { write: () => undefined },
});
process.stdout.write(`${JSON.stringify({ url: service.url, newKey: service.newKey })}\n`);
