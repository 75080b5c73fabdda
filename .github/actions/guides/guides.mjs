// Checks the guides of a repository, and says what a pull request changes in them. Settings are in the environment;
// action.yml has them. Ends with the worst exit code of the checks.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';

const { GUIDES_FILES = '*.guide.json', GUIDES_COMMAND = '', GUIDES_VERSION = 'latest', GUIDES_BASE = '' } = process.env;
const { GUIDES_CHECKS = 'format validate test paths forecast', GUIDES_COMPLETES = '' } = process.env;
const { GUIDES_REPORT = 'guides.md', GITHUB_ACTIONS, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env;

/** By it the comment of a push before is found. */
const mark = '<!-- guide-studio -->';

/** A comment may have 65,536 characters; the rest is cut at a line, and said. */
const longest = 60_000;

/** Something that a person has to mend; its message says what and how. */
class Refused extends Error {}

function run(program, args) {
  const ended = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (ended.error !== undefined) throw new Refused(`${program} could not be started: ${ended.error.message}`);
  return { status: ended.status ?? 2, text: ended.stdout, said: ended.stderr };
}

function git(...args) {
  const { status, text, said } = run('git', args);
  if (status !== 0) throw new Refused(`git ${args[0]} failed: ${said.trim()}`);
  return text.split('\0').filter((piece) => piece !== '');
}

function guide(...args) {
  const [program, ...first] =
    GUIDES_COMMAND === '' ? ['npx', '--yes', '--package', `guide-studio@${GUIDES_VERSION}`, 'guide'] : [GUIDES_COMMAND];
  return run(program, [...first, ...args]);
}

const quoted = (path) => `\`${path.replaceAll('`', "'")}\``;

/** Nobody is called by a text of a guide: an invisible character parts the sign from the name. */
const withoutMentions = (text) => text.replaceAll('@', '@\u2060');

/** Returns what happened to each guide since the pull request left its base: `M`, `A`, `D`, with its path. */
function changesSince(base, patterns) {
  const merged = run('git', ['merge-base', base, 'HEAD']);
  if (merged.status !== 0) {
    throw new Refused('The base of the pull request is not here. Give actions/checkout the setting fetch-depth: 0.');
  }
  const from = merged.text.trim();
  const pieces = git('diff', '--name-status', '--no-renames', '-z', from, 'HEAD', '--', ...patterns);
  const changes = [];
  for (let at = 0; at + 1 < pieces.length; at += 2) changes.push({ kind: pieces[at], path: pieces[at + 1] });
  return { from, changes };
}

function told(from, { kind, path }) {
  if (kind === 'A') return `### ${quoted(path)}\n\nThis guide is new.`;
  if (kind === 'D') return `### ${quoted(path)}\n\nThis guide is removed.`;
  const { status, text, said } = guide('diff', '--git', from, '--format', 'markdown', '--', path);
  const what = status <= 1 ? text.trim() : `It cannot be compared: ${said.trim().split('\n')[0] ?? ''}`;
  return `### ${quoted(path)}\n\n${what}`;
}

/** Writes the report, with what came of the checks. */
function report({ from, changes }, checked) {
  const parts = changes.length === 0 ? ['No guide changes.'] : changes.map((change) => told(from, change));
  if (checked.length > 0) parts.push(['## Checks', '', ...checked.map(({ line }) => line)].join('\n'));
  let text = withoutMentions(`${[mark, '## What changes in the guides', ...parts].join('\n\n')}\n`);
  if (text.length > longest) {
    text = `${text.slice(0, text.lastIndexOf('\n', longest))}\n\nThe list is cut here. Run \`guide diff\` for all of it.\n`;
  }
  writeFileSync(GUIDES_REPORT, text);
  if (GITHUB_STEP_SUMMARY && changes.length > 0) appendFileSync(GITHUB_STEP_SUMMARY, text);
}

/** What each check runs. Its output is in the log of the job, one group a check. */
const checks = {
  format: { args: ['format', '--check'], wrong: 'A guide is not in canonical form: run `guide format`.' },
  validate: { args: ['validate'], wrong: 'The service would refuse a guide.' },
  test: { args: ['test'], wrong: 'A test of a guide fails.' },
  // That nobody sees something is a warning: it does not fail the job.
  paths: { args: ['paths'], wrong: 'A question or concept is shown to nobody.', isAdvice: true },
  forecast: { args: ['forecast', '--completes', GUIDES_COMPLETES], wrong: 'A forecast has no plan.', isAdvice: true },
};

/** Runs a check of all files. Returns its exit code, and what came of it as a line of a list. */
function check(name, files) {
  const { args, wrong, isAdvice = false } = checks[name];
  const { status, text, said } = guide(...args, '--', ...files);
  // No text of a guide is a command of the runner.
  const token = randomUUID();
  process.stdout.write(`::group::guide ${name}\n::stop-commands::${token}\n${text}${said}::${token}::\n::endgroup::\n`);
  // The runner shows them beside their lines.
  if (name === 'validate' && GITHUB_ACTIONS === 'true')
    process.stdout.write(guide('validate', '--format', 'github', '--', ...files).text);
  const isFine = status === 0;
  const line = `- ${isFine ? '✅' : isAdvice ? '⚠️' : '❌'} \`guide ${name}\`: ${isFine ? 'fine' : wrong}`;
  return { status: isAdvice && status === 1 ? 0 : status, line };
}

/** Returns the names of the checks that are asked for. */
function checksAsked() {
  const names = GUIDES_CHECKS.split(/\s+/u).filter((name) => name !== '');
  const unknown = names.find((name) => !Object.hasOwn(checks, name));
  if (unknown !== undefined)
    throw new Refused(`There is no check “${unknown}”. Choose from ${Object.keys(checks).join(', ')}.`);
  // A forecast needs to know how many completed interviews are wanted.
  return names.filter((name) => name !== 'forecast' || GUIDES_COMPLETES !== '');
}

function main() {
  const patterns = GUIDES_FILES.split(/\s+/u).filter((pattern) => pattern !== '');
  const files = git('ls-files', '-z', '--', ...patterns);
  const found = GUIDES_BASE === '' ? { from: '', changes: [] } : changesSince(GUIDES_BASE, patterns);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changed=${found.changes.length}\n`);
  const asked = checksAsked();
  if (files.length === 0) process.stdout.write(`No guide matches ${GUIDES_FILES}.\n`);
  const checked = files.length === 0 ? [] : asked.map((name) => check(name, files));
  report(found, checked);
  return Math.max(0, ...checked.map(({ status }) => status));
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stdout.write(`::error::${error.message.replaceAll('\n', '%0A')}\n`);
  process.exitCode = 2;
}
