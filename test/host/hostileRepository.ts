import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A repository whose configuration, attributes, hooks and commits name a program in every place where git runs one. */
export interface HostileRepository {
  /** Returns true if the program ran since the last call. Plain git shows that the repository is hostile. */
  readonly hasRun: () => boolean;
  /** Runs git as a user does, with the programs that the repository names. */
  readonly git: (...words: string[]) => void;
  /** Removes the object of a committed file, so that git would fetch it from a remote. */
  readonly lose: (file: string) => void;
}

/** Makes the repository of a folder hostile. Its last commit gets a signature. */
export function makeHostile(folder: string): HostileRepository {
  const git = (words: readonly string[], input = '') =>
    spawnSync('git', [...words], { cwd: folder, encoding: 'utf8', input }).stdout.trim();
  const [program, canary] = [join(folder, '.git/program'), join(folder, '.git/ran')];
  writeFileSync(program, `#!/bin/sh\ntouch '${canary}'\n`);
  chmodSync(program, 0o755);

  const commit = git(['cat-file', 'commit', 'HEAD']);
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n none\n -----END PGP SIGNATURE-----';
  const signed = `${commit.replace('\n\n', `\n${signature}\n\n`)}\n`;
  git(['update-ref', 'HEAD', git(['hash-object', '-t', 'commit', '-w', '--stdin'], signed)]);

  mkdirSync(join(folder, 'hooks'));
  for (const hook of ['post-index-change', 'reference-transaction', 'pre-auto-gc']) {
    writeFileSync(join(folder, 'hooks', hook), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
  }
  writeFileSync(join(folder, '.gitattributes'), '*.json diff=hostile filter=hostile\n');
  for (const [name, value] of Object.entries({ ...programs(program), ...settings(folder, program) })) {
    git(['config', name, value]);
  }
  rmSync(canary, { force: true });

  return {
    hasRun() {
      const has = existsSync(canary);
      rmSync(canary, { force: true });
      return has;
    },
    git: (...words) => void git(words),
    lose(file) {
      const name = git(['rev-parse', `HEAD:${file}`]);
      rmSync(join(folder, '.git/objects', name.slice(0, 2), name.slice(2)));
    },
  };
}

const programs = (program: string) =>
  Object.fromEntries(
    'core.fsmonitor core.pager pager.log core.sshCommand core.askPass core.editor credential.helper gpg.program'
      .concat(' gpg.ssh.program diff.external diff.hostile.command diff.hostile.textconv filter.hostile.smudge')
      .concat(' filter.hostile.clean remote.origin.uploadpack')
      .split(' ')
      .map((name) => [name, program]),
  );

const settings = (folder: string, program: string) => ({
  'core.hooksPath': join(folder, 'hooks'),
  'core.repositoryFormatVersion': '1',
  'extensions.partialClone': 'origin',
  'log.showSignature': 'true',
  'protocol.ext.allow': 'always',
  'remote.origin.promisor': 'true',
  'remote.origin.url': `ext::${program}`,
});
