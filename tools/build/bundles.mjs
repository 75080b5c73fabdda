import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger } from 'vite';
import { fontLicenses } from './fontLicenses.mjs';
import { manualPages } from './manualPages.mjs';
import { subsetIcons } from './subsetIcons.mjs';
import { root } from './targets.mjs';
import { workerLicenses } from './workerLicenses.mjs';

/** Native code, and libraries that load their own files at run time, cannot be bundled. */
const external = ['electron', 'libsql', '@napi-rs/keyring', 'pino', 'subset-font', 'jiti'];

const quiet = createLogger('warn');

const licenceList = 'licenses/libraries.txt';

function common(outDir) {
  return {
    configFile: false,
    envDir: false,
    customLogger: quiet,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      sourcemap: false,
      minify: false,
      // What is in a bundle must carry its licence wherever the bundle goes.
      license: { fileName: licenceList },
    },
  };
}

/** An ES module for Node: workspace packages and plain JavaScript libraries inside, chunks beside it. */
function nodeBundle(entries, outDir) {
  const base = common(outDir);
  return {
    ...base,
    root,
    ssr: { noExternal: true, external, target: 'node' },
    build: {
      ...base.build,
      ssr: true,
      target: 'node20',
      rolldownOptions: {
        input: entries,
        external,
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name]-[hash].mjs' },
      },
    },
  };
}

/** A sandboxed preload script must be one CommonJS file. */
function preloadBundle(outDir) {
  const base = common(outDir);
  return {
    ...base,
    root,
    build: {
      ...base.build,
      target: 'chrome130',
      // It has no libraries, and its list would replace that of the main process.
      license: false,
      lib: { entry: join(root, 'electron/src/preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
      rolldownOptions: { external: ['electron'], output: { codeSplitting: false } },
    },
  };
}

/** Decodes `&amp;` and the like in Markdown. */
const entities = 'decode-named-character-reference';

/**
 * The editor: relative addresses for both hosts, no inlined assets because the CSP allows no `data:` scripts or fonts.
 */
function rendererBundle(outDir) {
  const base = common(outDir);
  const licences = workerLicenses(licenceList);
  return {
    ...base,
    root: join(root, 'renderer'),
    base: './',
    plugins: [react(), manualPages(), fontLicenses(), subsetIcons(), licences.page],
    worker: { plugins: () => [licences.worker] },
    // Its form for pages writes into the document, which a worker does not have and no script here may do.
    resolve: { alias: { [entities]: fileURLToPath(import.meta.resolve(entities)) } },
    build: {
      ...base.build,
      minify: true,
      assetsInlineLimit: 0,
      // The files are read from this machine's disk; the budget of the first screen is measured gzipped.
      chunkSizeWarningLimit: 2_000,
      modulePreload: { polyfill: false },
      target: ['chrome125', 'firefox126', 'safari17.5'],
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The code that keeps zod from probing `eval` must run before any chunk that makes a schema, so it is in
              // zod's chunk.
              { name: 'zod', test: /node_modules[\\/]zod[\\/]|zodWithoutEval/, priority: 1 },
              // Everything else of the first screen in one chunk: many small ones compress worse and load later.
              { name: 'first', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  };
}

/** The page of all controls, for the accessibility spec. It is built like the editor and is no part of it. */
function controlsBundle(outDir) {
  const base = rendererBundle(outDir);
  return {
    ...base,
    build: {
      ...base.build,
      rolldownOptions: { ...base.build.rolldownOptions, input: join(root, 'renderer/controls.html') },
    },
  };
}

/** The participant page: its document is served as `/s/{linkId}`, its files below `/page/`. */
function pageBundle(outDir) {
  const base = common(outDir);
  return {
    ...base,
    root: join(root, 'packages/study-service/src/page'),
    base: '/',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      ...base.build,
      minify: true,
      sourcemap: false,
      assetsDir: 'page',
      assetsInlineLimit: 0,
      // Scripts that are loaded later need no others but those that are there already.
      modulePreload: false,
      // Participants' phones may be older than laptops; `light-dark()` sets the oldest browsers.
      target: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The first chunk waits for the words of a language, so these may need nothing of it.
              { name: 'plurals', test: /plurals/, priority: 1 },
              // One chunk for every interview; words and recording are loaded when they are needed.
              { name: 'first', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  };
}

/** A frame without an origin may not load modules, so its script is a classic one, which is fetched like a picture. */
const classicScript = {
  name: 'classic-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('type="module" crossorigin', 'defer').replaceAll(' crossorigin', ''),
  },
  // All files are in the script, but what would load them refers to the address of a module.
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replaceAll('import.meta', '({url:document.baseURI})');
  },
};

/** The participant page for the frame of the editor's preview, served by the editor's own host below `/preview/`. */
function previewBundle(outDir) {
  const base = pageBundle(join(outDir, 'preview'));
  return {
    ...base,
    root: join(root, 'packages/study-service/src/page/preview'),
    base: './',
    plugins: [classicScript],
    build: {
      ...base.build,
      assetsDir: 'assets',
      rolldownOptions: { output: { codeSplitting: false, postBanner: '(() => {', postFooter: '})();' } },
    },
  };
}

/**
 * What `npm run dev` bundles, and watches: the `guide` command and the preview's frame. The page needs no bundle there.
 */
export const hostBundles = (outDir) => [
  nodeBundle(
    {
      index: join(root, 'packages/cli/src/index.ts'),
      chooseHost: join(root, 'packages/cli/src/studio/chooseHost.ts'),
      openBrowser: join(root, 'packages/cli/src/studio/openBrowser.ts'),
    },
    join(outDir, 'host'),
  ),
  previewBundle(join(outDir, 'renderer')),
];

/** The vite builds that make up each target. */
export const bundles = {
  cli: (outDir) => [nodeBundle({ index: join(root, 'packages/cli/src/index.ts') }, outDir)],
  renderer: (outDir) => [rendererBundle(outDir), previewBundle(outDir)],
  page: (outDir) => [pageBundle(outDir)],
  controls: (outDir) => [controlsBundle(outDir)],
  electron: (outDir) => [
    nodeBundle(
      {
        main: join(root, 'electron/src/main.ts'),
        service: join(root, 'packages/cli/src/serviceChild.ts'),
      },
      outDir,
    ),
    preloadBundle(outDir),
  ],
};
