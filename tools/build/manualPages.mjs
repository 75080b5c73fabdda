import { manualFiles, packManual } from './packManual.mjs';

const name = 'virtual:manual';

/** Gives the editor the manual as data, in a chunk of its own: `import('virtual:manual')`. */
export function manualPages() {
  return {
    name: 'manual-pages',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      for (const file of manualFiles()) this.addWatchFile(file);
      // A text that is parsed is read in a fraction of the time of an object that is run.
      return `export const manual = JSON.parse(${JSON.stringify(JSON.stringify(packManual()))});`;
    },
  };
}
