#!/usr/bin/env node
// Prints the packages of Debian that `npm test` uses and this machine does not have; with `--full`, those of
// `npm run test:full`.
import { missingPrograms } from './programs.mjs';

process.stdout.write(
  missingPrograms(process.argv.includes('--full') ? 'full' : 'usual')
    .map((each) => `${each.package}\n`)
    .join(''),
);
