import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { largestGuideBytes } from '../saving/guideText.ts';

/**
 * Git is not installed, the folder does not exist, it took over ten seconds, its output exceeds a guide's limit, or it
 * refused.
 */
export type GitFailure = 'missing' | 'noFolder' | 'slow' | 'tooMuch' | 'refused';

/** Git's output, or why it failed. `stderr` is the first line of its error output and may be empty. */
export type GitAnswer =
  | { readonly ok: true; readonly out: Buffer }
  | { readonly ok: false; readonly code: GitFailure; readonly stderr: string };

const longestMs = 10_000;
/**
 * A repository, or the folder of a guide, may configure programs that git runs. None is needed to read, or to write
 * configuration.
 */
const quiet = [
  '--no-pager',
  ...['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'diff.external=', 'log.showSignature=false'].flatMap(
    (set) => ['-c', set],
  ),
];
const environment = {
  // Fetch nothing: git would request missing objects from a remote, which may be a program.
  GIT_ALLOW_PROTOCOL: '',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/**
 * Runs git in a folder, without programs that the repository configures and without a shell. The caller must refuse
 * arguments that may begin with `-`. `input` is written to git's standard input. Never rejects.
 */
export async function runGit(words: readonly string[], folder: string, input = ''): Promise<GitAnswer> {
  const options = { cwd: folder, encoding: 'buffer', timeout: longestMs, maxBuffer: largestGuideBytes } as const;
  return await new Promise((resolve) => {
    const child = execFile(
      'git',
      [...quiet, ...words],
      { ...options, env: { ...process.env, ...environment } },
      (error, out, stderr) => {
        if (error === null) resolve({ ok: true, out });
        else
          resolve({
            ok: false,
            code: failureOf(error, folder),
            stderr: stderr.toString('utf8').split('\n')[0]?.trim() ?? '',
          });
      },
    );
    // Git may end before it reads all input; its answer says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

function failureOf({ code, killed }: ExecFileException, folder: string): GitFailure {
  if (code === 'ENOENT') return existsSync(folder) ? 'missing' : 'noFolder';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'tooMuch';
  return killed === true ? 'slow' : 'refused';
}
