import { manualFiles, packManual, pictureFiles } from './packManual.mjs';

const name = 'virtual:manual';

/** Gives the editor the manual as data, in a chunk of its own: `import('virtual:manual')`. */
export function manualPages() {
  return {
    name: 'manual-pages',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      for (const file of manualFiles()) this.addWatchFile(file);
      const manual = packManual();
      const pictures = Object.entries(pictureFiles(manual));
      return [
        // Pictures are files of their own, which are loaded when their page is shown.
        ...pictures.map(([, file], at) => `import picture${at} from ${JSON.stringify(`${file}?url`)};`),
        `export const pictures = {${pictures.map(([name], at) => `${JSON.stringify(name)}: picture${at}`).join(', ')}};`,
        // A text that is parsed is read in a fraction of the time of an object that is run.
        `export const manual = JSON.parse(${JSON.stringify(JSON.stringify(manual))});`,
      ].join('\n');
    },
  };
}
