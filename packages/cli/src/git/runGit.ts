import { execFile } from 'node:child_process';

/** What git answered, or one line about why it did not. */
export type GitAnswer =
  | { readonly ok: true; readonly out: Buffer }
  | { readonly ok: false; readonly sentence: string; readonly isMissing: boolean };

const mostBytes = 200 * 1024 * 1024;

/** Runs git in a folder. Never a shell, so no file name or revision is read as anything else. */
export async function runGit(args: readonly string[], cwd: string): Promise<GitAnswer> {
  return await new Promise((resolve) => {
    execFile('git', [...args], { cwd, encoding: 'buffer', maxBuffer: mostBytes }, (error, out, err) => {
      if (error === null) {
        resolve({ ok: true, out });
        return;
      }
      const isMissing = error.code === 'ENOENT';
      const said = err.toString().split('\n')[0]?.trim() ?? '';
      const sentence = isMissing
        ? 'git is not installed, or not on the path. Install it, then try again.'
        : `git said: ${said === '' ? error.message : said}`;
      resolve({ ok: false, sentence, isMissing });
    });
  });
}
