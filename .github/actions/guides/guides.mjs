// Checks the guides of a repository, and tells what a pull request changes in them. Settings are in the environment;
// action.yml has them. Ends with the exit code of `guide validate`.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';

const { GUIDES_FILES = '*.guide.json', GUIDES_COMMAND = '', GUIDES_VERSION = 'latest', GUIDES_BASE = '' } = process.env;
const { GUIDES_REPORT = 'guides.md', GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env;

/** A comment may have 65,536 characters; the rest is cut at a line, and said. */
const longest = 60_000;

const patterns = GUIDES_FILES.split(/\s+/u).filter((pattern) => pattern !== '');
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

/** Runs `guide` and returns its exit code and what it printed. Anything but 0 and 1 ends the check. */
function guide(...args) {
  const [program, ...first] =
    GUIDES_COMMAND === '' ? ['npx', '--yes', '--package', `guide-studio@${GUIDES_VERSION}`, 'guide'] : [GUIDES_COMMAND];
  const { status, stdout, error } = spawnSync(program, [...first, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  return { status: status ?? 2, text: stdout };
}

function report(files) {
  const changed =
    GUIDES_BASE === '' ? [] : git('diff', '--name-only', '--diff-filter=M', '-z', GUIDES_BASE, '--', ...files);
  const added =
    GUIDES_BASE === '' ? [] : git('diff', '--name-only', '--diff-filter=A', '-z', GUIDES_BASE, '--', ...files);
  const parts = changed.map((file) => guide('diff', file, '--git', GUIDES_BASE, '--format', 'markdown').text.trim());
  if (added.length > 0) parts.push(`New: ${added.map((file) => `\`${file.replaceAll('`', "'")}\``).join(', ')}`);
  let text = `${['## What changes in the guides', ...parts].join('\n\n')}\n`;
  if (text.length > longest) {
    text = `${text.slice(0, text.lastIndexOf('\n', longest))}\n\nThe list is cut here. Run \`guide diff\` for all of it.\n`;
  }
  writeFileSync(GUIDES_REPORT, text);
  if (GITHUB_STEP_SUMMARY && changed.length + added.length > 0) appendFileSync(GITHUB_STEP_SUMMARY, text);
  return changed.length + added.length;
}

const files = git('ls-files', '-z', '--', ...patterns);
const changes = files.length === 0 ? 0 : report(files);
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changed=${changes}\n`);
if (files.length === 0) process.stdout.write(`No guide matches ${GUIDES_FILES}.\n`);
else {
  const { status, text } = guide('validate', ...files);
  process.stdout.write(text);
  process.exitCode = status;
}
