import type { FileVerdict } from './checkFile.ts';

/** Returns a verdict as commands of GitHub's runner, which shows each finding beside its line. */
export function githubOf({ file, issues }: FileVerdict): readonly string[] {
  return issues.map(({ severity, code, message, line, column }) => {
    const place = line === undefined ? '' : `,line=${line},col=${column ?? 1}`;
    const level = severity === 'error' ? 'error' : 'warning';
    return `::${level} file=${property(file)}${place},title=${property(code)}::${escaped(message)}`;
  });
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
