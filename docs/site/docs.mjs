#!/usr/bin/env node
// npm run docs: makes the documentation site in release/docs, from docs/manual and the comments of the sources.
// npm run docs -- --reports: writes reports of the public interfaces into release/api instead.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../../tools/releasing/addresses.mjs';
import { faultsOfReference } from './reference.mjs';
import { entries, folder, installTools, root } from './tools.mjs';

/** All pages but the first, in the order of the manual. */
const pages = JSON.parse(readFileSync(join(folder, '../manual/pages.json'), 'utf8'))
  .flatMap((group) => group.pages)
  .filter((page) => page !== 'start');

/** Makes the site. Throws a sentence if the documentation has a fault, such as a link that leads nowhere. */
async function makeSite(out) {
  const faults = await faultsOfReference();
  if (faults.length > 0) throw new Error(`The reference has gaps:\n${faults.join('\n')}`);
  const { Application, LogLevel, OptionDefaults } = await import('typedoc');
  const work = mkdtempSync(join(tmpdir(), 'guide-studio-docs-'));
  try {
    const tsconfig = join(work, 'tsconfig.json');
    const sources = entries.map(({ source }) => join(root, 'packages', source));
    const compilerOptions = {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['ES2023', 'DOM'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    };
    writeFileSync(
      tsconfig,
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files: sources }),
    );
    const application = await Application.bootstrap({
      name: 'Guide Studio',
      tsconfig,
      entryPoints: sources,
      // The types are checked with the compiler of the project.
      skipErrorChecking: true,
      basePath: root,
      out,
      readme: join(folder, '../manual/start.md'),
      projectDocuments: pages.map((page) => join(folder, `../manual/${page}.md`)),
      customCss: join(folder, 'site.css'),
      disableGit: true,
      // Without the address of a repository there is nothing to point to.
      ...(addresses.repository === ''
        ? { disableSources: true }
        : { sourceLinkTemplate: `${addresses.repository}/blob/main/{path}#L{line}` }),
      highlightLanguages: [...OptionDefaults.highlightLanguages, 'csv', 'markdown', 'python', 'tsv', 'xml'],
      searchInDocuments: true,
      searchInComments: true,
      headings: { document: false, readme: false },
      navigationLinks: addresses.repository === '' ? {} : { Source: addresses.repository },
      navigation: { includeGroups: false, includeCategories: false },
      validation: { notExported: false, invalidLink: true, notDocumented: false },
      logLevel: LogLevel.Warn,
    });
    const project = await application.convert();
    if (project === undefined) throw new Error('The sources could not be read; see the lines above.');
    for (const document of project.documents ?? []) document.name = titleOf(document);
    application.validate(project);
    await application.generateDocs(project, out);
    if (application.logger.hasErrors() || application.logger.hasWarnings()) {
      throw new Error('The documentation has faults; see the lines above.');
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Returns the first heading of a page. */
function titleOf({ content }) {
  const text = content.map((part) => part.text).join('');
  return /^# (.*)$/mu.exec(text)?.[1] ?? '';
}

if (process.argv.includes('--reports')) {
  for (const script of ['tools/releasing/release.mjs', 'docs/site/reports.mjs']) {
    const args = script.startsWith('tools/releasing') ? [script, '--dry-run'] : [script];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(1);
  }
} else {
  installTools();
  const out = join(root, 'release/docs');
  try {
    await makeSite(out);
    process.stdout.write(`Open ${join(out, 'index.html')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
