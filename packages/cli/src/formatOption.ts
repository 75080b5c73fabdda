import { Option } from 'commander';

export type OutputFormat = 'text' | 'json';

/** `--format text|json`: for people, or for scripts. */
export function formatOption(): Option {
  return new Option('--format <format>', 'how to print the result').choices(['text', 'json']).default('text');
}
