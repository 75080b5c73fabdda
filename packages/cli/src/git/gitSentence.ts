import type { GitAnswer } from '@guide-studio/host/node';

type Failure = Extract<GitAnswer, { readonly ok: false }>;

/** Returns why git failed, for users. */
export function gitSentence({ code, stderr }: Failure): string {
  return code === 'refused' ? `git said: ${stderr === '' ? 'nothing' : stderr}` : sentences[code];
}

const sentences: Readonly<Record<Exclude<Failure['code'], 'refused'>, string>> = {
  missing: 'git is not installed, or not on the path. Install it, then try again.',
  noFolder: 'There is no such folder. Check the path, then try again.',
  slow: 'git took longer than ten seconds and was stopped. Try again when the disk is less busy.',
  tooMuch: 'this version in git is larger than 50 MB, the limit for a guide. Specify another file or revision.',
};
