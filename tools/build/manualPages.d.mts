import type { Plugin } from 'vite';

/** Gives the editor the manual as data, in a chunk of its own: `import('virtual:manual')`. */
export declare function manualPages(): Plugin;
