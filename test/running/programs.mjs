// The programs of the system that tests use. Tests that need a missing one are skipped.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (...names) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => names.some((name) => isExecutable(join(folder, name))));

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the versions of PostgreSQL whose server Debian's package has installed, which is not on the path. */
const postgresVersions = () => (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []);

/** Each with the package of Debian that brings it, what uses it, and whether it is there. */
const programs = [
  {
    package: 'chromium',
    use: 'the browser specs',
    isThere: () =>
      Boolean(process.env.CHROMIUM_PATH) ||
      onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge', 'microsoft-edge'),
  },
  {
    package: 'chromium-headless-shell',
    use: 'the browser specs of `npm test`, which take a fourth longer without it',
    isThere: () => Boolean(process.env.CHROMIUM_PATH) || onPath('chromium-headless-shell'),
  },
  {
    package: 'postgresql',
    use: 'the service on PostgreSQL',
    isThere: () =>
      onPath('initdb') || postgresVersions().some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)),
  },
  { package: 'poppler-utils', use: 'packs as PDF', isThere: () => onPath('pdftoppm') && onPath('pdftotext') },
  {
    // `soffice` alone may be another part of LibreOffice, without the one that reads Word documents.
    package: 'libreoffice-writer-nogui',
    use: 'packs as Word documents',
    isThere: () =>
      onPath('soffice') &&
      ['/usr/lib', '/usr/lib64'].some((lib) => existsSync(`${lib}/libreoffice/program/libswlo.so`)),
  },
  { package: 'unzip', use: 'archives of recordings', isThere: () => onPath('unzip') },
  { package: 'openssl', use: 'pictures with a faulty certificate', isThere: () => onPath('openssl') },
  { package: 'python3', use: 'the notebook of the manual', isThere: () => onPath('python3') },
  { package: 'git', use: 'merges and revisions', isThere: () => onPath('git') },
  { package: 'ffmpeg', use: 'recordings as other files', isThere: () => onPath('ffmpeg') && onPath('ffprobe') },
];

/** Returns the programs that are not on this machine. */
export const missingPrograms = () => programs.filter(({ isThere }) => !isThere());
