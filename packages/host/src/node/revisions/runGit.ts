import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { largestGuideBytes } from '../workspace/guideText.ts';

/** It is not installed, was given no folder, took longer than ten seconds, would say more than a guide may have, refused. */
export type GitFailure = 'missing' | 'noFolder' | 'slow' | 'tooMuch' | 'refused';

/** What git answered, or why it did not. `said` is the first line of its own words, and may be empty. */
export type GitAnswer =
  | { readonly ok: true; readonly out: Buffer }
  | { readonly ok: false; readonly code: GitFailure; readonly said: string };

const longestMs = 10_000;
/**
 * A repository may name programs that git runs by itself, and so may whoever made the folder that a guide came in. None
 * of them is needed to read, nor to write configuration.
 */
const quiet = [
  '--no-pager',
  ...['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'diff.external=', 'log.showSignature=false'].flatMap(
    (set) => ['-c', set],
  ),
];
const environment = {
  // Nothing is fetched: a missing object would be asked of a remote, and a remote may be a program.
  GIT_ALLOW_PROTOCOL: '',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/**
 * Runs git in a folder, and nothing that the repository there names. Never a shell, so no file name or revision is read
 * as anything else; an argument that may begin with `-` is for the caller to refuse. `input` is what git reads. It never
 * rejects.
 */
export async function runGit(words: readonly string[], folder: string, input = ''): Promise<GitAnswer> {
  const options = { cwd: folder, encoding: 'buffer', timeout: longestMs, maxBuffer: largestGuideBytes } as const;
  return await new Promise((resolve) => {
    const child = execFile(
      'git',
      [...quiet, ...words],
      { ...options, env: { ...process.env, ...environment } },
      (error, out, said) => {
        if (error === null) resolve({ ok: true, out });
        else
          resolve({
            ok: false,
            code: failureOf(error, folder),
            said: said.toString('utf8').split('\n')[0]?.trim() ?? '',
          });
      },
    );
    // Git may end before it has read everything: its answer says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

function failureOf({ code, killed }: ExecFileException, folder: string): GitFailure {
  if (code === 'ENOENT') return existsSync(folder) ? 'missing' : 'noFolder';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'tooMuch';
  return killed === true ? 'slow' : 'refused';
}
