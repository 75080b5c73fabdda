import { Option } from 'commander';

export type OutputFormat = 'text' | 'json';

/** Returns the option `--format text|json`. */
export function formatOption(): Option {
  return new Option('--format <format>', 'how to print the result').choices(['text', 'json']).default('text');
}
