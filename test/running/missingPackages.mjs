#!/usr/bin/env node
// Prints the packages of Debian that the tests use and this machine does not have.
import { missingPrograms } from './programs.mjs';

process.stdout.write(
  missingPrograms()
    .map((each) => `${each.package}\n`)
    .join(''),
);
