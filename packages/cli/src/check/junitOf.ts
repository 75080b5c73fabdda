import { type JunitCase, junitXml } from './junitXml.ts';
import { textOf } from './textOf.ts';
import type { FileVerdict } from './checkFile.ts';

/** Verdicts, how long each file took in seconds, and a sentence for each file that could not be read. */
interface Checked {
  readonly begun: Date;
  readonly verdicts: readonly FileVerdict[];
  readonly seconds: ReadonlyMap<string, number>;
  readonly unreadable: ReadonlyMap<string, string>;
}

/** Returns verdicts as JUnit XML, which pipelines show as tests: one test per file, with warnings as its output. */
export function junitOf({ begun, verdicts, seconds, unreadable }: Checked): string {
  const group = 'guide';
  return junitXml('guide validate', begun, [
    ...verdicts.map((verdict): JunitCase => {
      const { file, valid, code, issues } = verdict;
      const text = textOf(verdict);
      const message = issues.find(({ severity }) => severity === 'error')?.message ?? '';
      return {
        group,
        name: file,
        seconds: seconds.get(file) ?? 0,
        ended: valid ? null : { kind: 'failure', type: code ?? '', message, text },
        notes: valid && issues.length > 0 ? text : [],
      };
    }),
    ...[...unreadable].map(
      ([name, message]): JunitCase => ({
        group,
        name,
        seconds: 0,
        ended: { kind: 'error', type: 'unreadable', message },
        notes: [],
      }),
    ),
  ]);
}
