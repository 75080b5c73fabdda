import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const library = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/u;

/**
 * Returns two plugins that add the libraries of workers to a list of licences, which has those of the page only: one for
 * the workers, and one for the page. A library without a licence fails the build.
 *
 * @param {string} list The list in the folder of the bundle, such as `licenses/libraries.txt`.
 */
export function workerLicenses(list) {
  const folders = new Set();
  return {
    worker: {
      name: 'worker-licenses',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          for (const id of file.type === 'chunk' ? file.moduleIds : []) {
            const [, folder] = library.exec(id) ?? [];
            if (folder !== undefined) folders.add(folder);
          }
      },
    },
    page: {
      name: 'worker-licenses-of-page',
      writeBundle({ dir }) {
        const path = join(dir, list);
        const known = readFileSync(path, 'utf8');
        const entries = [...folders].map(entryOf).filter(({ heading }) => !known.includes(`\n${heading}\n`));
        for (const { heading, text } of entries.toSorted((one, other) => (one.heading < other.heading ? -1 : 1)))
          appendFileSync(path, `\n${heading}\n\n${text.trim()}\n`);
      },
    },
  };
}

function entryOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
  const heading = `## ${name} - ${version} (${typeof license === 'string' ? license : 'see below'})`;
  if (file === undefined && typeof license !== 'string') throw new Error(`${name} has no licence.`);
  return { heading, text: file === undefined ? license : readFileSync(join(folder, file), 'utf8') };
}
