import { InvalidArgumentError, Option } from 'commander';

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) throw new InvalidArgumentError('A port must be a number from 0 to 65535.');
  return port;
}

/** The port of the study service, unless another one is given. */
export const usualServicePort = 4310;

/** Returns the option `--port N`; 0 uses any free port. */
export function portOption(describes: string): Option {
  return new Option('--port <n>', describes).argParser(parsePort);
}
