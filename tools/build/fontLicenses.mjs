import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const font = /\.(?:woff2?|ttf|otf)$/u;

/** Returns the package that a file belongs to: the nearest folder above it with a package.json that has a name. */
function packageOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (name !== undefined) return { name, folder };
    } catch {
      // This folder is no package.
    }
  }
  throw new Error(`${file} belongs to no package`);
}

/**
 * Puts the licence of each font beside the fonts of a bundle, in `licenses/`: SIL OFL 1.1 requires every copy to
 * carry it. A font without a licence fails the build.
 */
export function fontLicenses() {
  let root = '';
  return {
    name: 'font-licenses',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const emitted = Object.keys(bundle).filter((name) => font.test(name));
      const fonts = files.filter((name) => font.test(name));
      if (fonts.length < emitted.length) throw new Error('A font of the bundle has no source file.');
      const packages = new Map(fonts.map((file) => packageOf(resolve(root, file))).map((each) => [each.name, each]));
      for (const { name, folder } of packages.values()) {
        const source = readFileSync(join(folder, 'LICENSE'), 'utf8');
        const fileName = `licenses/${name.replace(/^@/u, '').replaceAll('/', '-')}.txt`;
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
