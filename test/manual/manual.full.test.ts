import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createApiClient, valueOf } from '@guide-studio/api-client';
import type { CreateStudyRequest, Json } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { type RunningService, startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { accessOf, answerFor, participantOf } from '../study-service/participant.ts';
import { type Installed, installed, root, run } from '../published/installed.ts';
import { nodeProgram } from '../published/runtimes.ts';

const manual = join(root, 'docs/manual');
const pages = readdirSync(manual).filter((name) => name.endsWith('.md'));

/** A block of code: `lang` and the name of a file, if it is one. Blocks with the same name are one file. */
interface Sample {
  readonly lang: string;
  readonly name: string;
  readonly text: string;
}

function samplesOf(page: string): readonly Sample[] {
  const text = readFileSync(join(manual, page), 'utf8');
  return [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gmu)].map(([, lang = '', name = '', code = '']) => ({
    lang,
    name,
    text: code,
  }));
}

let made: Installed;
let service: RunningService;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  made = await installed();
  installBeside();
  service = await startService({ port: 0, data: ':memory:', log: { write: () => undefined } });
  const study = await fieldedStudy();
  const bins = [join(made.folder, 'node_modules/.bin'), dirname(await nodeProgram('24.21.0')), process.env['PATH']];
  const [name, email] = ['Ada', 'ada@example.org'];
  env = {
    PATH: bins.join(delimiter),
    STUDY: study,
    GUIDE_API_URL: service.url,
    GUIDE_API_KEY: service.newKey ?? '',
    GUIDE_STUDIO_HOME: join(made.folder, 'manual', 'home'),
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
}, 600_000);
afterAll(async () => await service.close());

/** Puts what readers install besides our packages where the pages find it. */
function installBeside(): void {
  const modules = join(made.folder, 'manual', 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const [name, program, file] of [
    ['typescript', 'tsc', 'bin/tsc'],
    ['vitest', 'vitest', 'vitest.mjs'],
  ] as const) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
    symlinkSync(join(root, 'node_modules', name, file), join(modules, '.bin', program));
  }
}

/** Launches a study in which two people took part. Returns its link. */
async function fieldedStudy(): Promise<string> {
  const client = createApiClient({ baseUrl: service.url, apiKey: service.newKey ?? '' });
  const items: CreateStudyRequest['studyGuide'][number]['items'] = [{ type: 'open_ended', text: 'What did you cook?' }];
  const body: CreateStudyRequest = { title: 'Home cooking', studyGuide: [{ type: 'flat', title: 'Last week', items }] };
  const { id, linkId } = valueOf(await client.call('createStudy', { body }));
  valueOf(await client.call('launchStudy', { params: { studyId: id } }));
  const participant = participantOf(service.url);
  for (const panel of ['A', 'B']) {
    let reply = await participant.start({ linkId, urlParams: { panel } });
    const access = accessOf(reply);
    for (let { step } = reply; step && step.kind !== 'end'; { step } = reply) {
      reply = await participant.answer(access, step.stepId, answerFor(step));
    }
  }
  return linkId;
}

describe.each(pages)('the page %s', (page) => {
  const samples = samplesOf(page);

  it('has samples that work: commands run and print what it says, code compiles', async () => {
    const folder = join(made.folder, 'manual', page.replace('.md', ''));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    let printed = '';
    const begun = new Set<string>();
    for (const { lang, name, text } of samples) {
      if (name !== '') {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), begun.has(name) ? `\n${text}` : text, { flag: begun.has(name) ? 'a' : 'w' });
        begun.add(name);
      } else if (lang === 'sh') {
        printed = await run('bash', ['-euo', 'pipefail', '-c', text], folder, env);
      } else if (lang === 'text') expect(printed, page).toContain(text);
      else expect(lang, `${page}: a sample that nothing tests`).toBe('console');
    }
    const code = samples.filter(({ lang }) => lang === 'ts');
    if (code.length === 0) return;
    // Code that makes guides needs nothing of Node; what `node` runs does, and must be what it can run.
    const isRun = code.some(({ text }) => text.includes("from 'node:"));
    const own = isRun ? { types: ['node'], erasableSyntaxOnly: true, verbatimModuleSyntax: true } : { types: [] };
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'ES2023',
      module: 'NodeNext',
      allowImportingTsExtensions: true,
      ...own,
    };
    const files = [...new Set(code.map(({ name }) => name))];
    writeFileSync(join(folder, 'tsconfig.manual.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.manual.json'];
    expect(await run(process.execPath, tsc, folder)).toBe('');
  }, 120_000);
});

describe('the samples of files', () => {
  const sample = (page: string, name: string): string => samplesOf(page).find((each) => each.name === name)?.text ?? '';

  it('show the condition that the code makes', async () => {
    const folder = join(made.folder, 'manual', 'conditions');
    const built = JSON.parse(await run('guide', ['build', 'conditions.ts'], folder, env)) as Json;
    const conditions: Json[] = [];
    const visit = (value: Json): void => {
      if (Array.isArray(value)) for (const each of value) visit(each);
      else if (isJsonObject(value)) {
        if (value['conditional'] !== undefined) conditions.push(value['conditional']);
        for (const each of Object.values(value)) if (each !== undefined) visit(each);
      }
    };
    visit(built);
    expect(conditions[1]).toEqual(JSON.parse(sample('conditions.md', 'condition.json')));
  });

  it('name an action of this repository, with inputs that it has', () => {
    const workflow = parse(sample('pipeline.md', '.github/workflows/guides.yml')) as {
      readonly jobs: {
        readonly guides: { readonly steps: readonly { readonly uses: string; readonly with: object }[] };
      };
    };
    const step = workflow.jobs.guides.steps.find(({ uses }) => uses.includes('guide-studio'));
    const path = /guide-studio\/guide-studio\/(.*)@/u.exec(step?.uses ?? '')?.[1] ?? '';
    const action = parse(readFileSync(join(root, path, 'action.yml'), 'utf8')) as { readonly inputs: object };
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})));
  });

  it('are jobs whose commands run, in the folder of their page', async () => {
    interface Job {
      readonly script?: readonly string[];
      readonly steps?: readonly { readonly run?: string }[];
    }
    const commandsIn = (page: string, name: string): readonly string[] => {
      const file = parse(sample(page, name)) as Readonly<Record<string, unknown>>;
      const [job] = Object.values((file['jobs'] ?? file) as Readonly<Record<string, Job>>);
      return job?.script ?? job?.steps?.flatMap(({ run: line }) => line ?? []) ?? [];
    };
    for (const [page, name] of [
      ['pipeline.md', '.gitlab-ci.yml'],
      ['pipeline.md', '.github/workflows/check.yml'],
      ['tracker.md', '.github/workflows/tracker.yml'],
    ] as const) {
      const [install, ...checks] = commandsIn(page, name);
      expect(install).toBe('npm ci');
      expect(checks).not.toEqual([]);
      const folder = join(made.folder, 'manual', page.replace('.md', ''));
      // oxlint-disable-next-line no-await-in-loop -- two of them run in one folder
      await run('bash', ['-euo', 'pipefail', '-c', checks.join('\n')], folder, env);
    }
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'the script and its module print what the page says (needs python3)',
    async () => {
      const folder = join(made.folder, 'manual', 'pipeline');
      cpSync(join(manual, 'check_guides.py'), join(folder, 'check_guides.py'));
      const line =
        /^```console\n(python3 .*)\n```$/mu.exec(readFileSync(join(manual, 'pipeline.md'), 'utf8'))?.[1] ?? '';
      const { status, stdout } = spawnSync('bash', ['-c', line], { cwd: folder, env, encoding: 'utf8' });
      expect({ status, stdout }).toEqual({ status: 1, stdout: sample('pipeline.md', 'check_guides.txt') });
      expect(await run('python3', ['rows.py'], folder, env)).toBe(sample('pipeline.md', 'rows.txt'));
    },
  );

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'the notebook reads the database (needs python3)',
    async () => {
      const { cells } = JSON.parse(readFileSync(join(manual, 'answers.ipynb'), 'utf8')) as {
        readonly cells: readonly { readonly cell_type: string; readonly source: readonly string[] }[];
      };
      const code = cells.flatMap(({ cell_type: kind, source }) => (kind === 'code' ? [source.join('')] : []));
      const printed = await run('python3', ['-c', code.join('\n')], join(made.folder, 'manual', 'answers'));
      expect(printed).toContain('complete 2');
      expect(printed).toMatch(/What did you cook.*\[\(/u);
    },
  );

  it('point to the schema of the package', () => {
    const settings = JSON.parse(sample('files.md', '.vscode/settings.json')) as {
      readonly 'json.schemas': readonly [{ readonly url: string }];
    };
    expect(JSON.parse(readFileSync(join(made.folder, settings['json.schemas'][0].url), 'utf8'))).toHaveProperty(
      '$schema',
    );
  });
});
