// The programs of the system that tests use. Tests that need a missing one are skipped.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the first of these programs that is on the path; undefined if none is. */
const findOnPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => isExecutable(path));

const onPath = (...names) => findOnPath(...names) !== undefined;

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

export const findFirefox = () => findOnPath('firefox-esr', 'firefox');

/** Returns a path below the folder of libraries, which Debian names by the machine; undefined if nothing is there. */
const findLibrary = (path) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${path}`).find((each) => existsSync(each));

/** Returns the small browser of WebKit, which is on no path. */
export const findMiniBrowser = () => findLibrary('webkit2gtk-4.1/MiniBrowser');

/**
 * Each with the package of Debian that brings it, what uses it, and whether it is there. What `isForFull` is used by
 * `npm run test:full` only.
 */
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
  {
    package: 'firefox-esr',
    use: 'the page and the editor in Firefox',
    isForFull: true,
    isThere: () => findFirefox() !== undefined,
  },
  {
    package: 'webkit2gtk-driver',
    use: 'the page and the editor in WebKit',
    isForFull: true,
    isThere: () => onPath('WebKitWebDriver') && findMiniBrowser() !== undefined,
  },
  { package: 'xvfb', use: 'the window of WebKit', isForFull: true, isThere: () => onPath('Xvfb') },
  {
    package: 'gstreamer1.0-plugins-bad',
    use: 'recordings in WebKit',
    isForFull: true,
    isThere: () => findLibrary('gstreamer-1.0/libgstvideoparsersbad.so') !== undefined,
  },
  {
    package: 'gstreamer1.0-libav',
    use: 'recordings in WebKit',
    isForFull: true,
    isThere: () => findLibrary('gstreamer-1.0/libgstlibav.so') !== undefined,
  },
];

/**
 * Returns the programs that a run at this size uses and that are not on this machine.
 * @param {'usual' | 'full'} size
 */
export const missingPrograms = (size) =>
  programs.filter(({ isForFull = false, isThere }) => (size === 'full' || !isForFull) && !isThere());
