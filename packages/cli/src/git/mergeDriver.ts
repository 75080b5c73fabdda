import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from '@guide-studio/host/node';
import { wrongUse } from '../commandFailure.ts';
import { gitSentence } from './gitSentence.ts';

const section = 'merge.guide-studio';
const patterns = [
  '*.guide.json',
  '*.guide.notes.json',
  '*.guide.tests.json',
  '*.guide.translations.json',
  '**/*.guide.reading/reading.json',
  '**/*.guide.reading/*.marks.jsonl',
] as const;
const listed = `${patterns.slice(0, -1).join(', ')} and ${patterns.at(-1)}`;
const attributeLines = patterns.map((pattern) => `${pattern} text eol=lf merge=guide-studio`);
/** What earlier versions wrote. */
const earlierLines = patterns.map((pattern) => `${pattern} merge=guide-studio`);
const isOurs = (line: string): boolean => attributeLines.includes(line) || earlierLines.includes(line);

/**
 * Configures git to merge guides with this command in the repository of a folder. Returns what was changed, line by line.
 * Throws `CommandFailure` if git refuses it.
 */
export async function installDriver(cwd: string, program: string, script: string): Promise<readonly string[]> {
  const top = await topOf(cwd);
  for (const [name, value] of [
    ['name', 'Guide Studio'],
    ['driver', driverLine(program, script)],
  ] as const) {
    const set = await runGit(['config', '--local', `${section}.${name}`, value], top);
    if (!set.ok) throw wrongUse(gitSentence(set));
  }
  const file = join(top, '.gitattributes');
  const lines = await linesIn(file);
  const missing = attributeLines.filter((line) => !lines.includes(line));
  const others = lines.filter((line) => !isOurs(line));
  if (missing.length > 0) await writeFile(file, `${[...others, ...attributeLines].join('\n')}\n`);
  return [
    missing.length > 0
      ? `${file}: added ${listed}. Commit it, so that everyone who works on this repository has it.`
      : `${file}: has ${listed} already.`,
    `The git configuration of this repository: git merges guides with Guide Studio from now on.`,
    'Everyone else runs guide merge-driver install once in their own copy. Until then, git merges line by line there.',
  ];
}

/** Undoes {@link installDriver}, and nothing else. */
export async function uninstallDriver(cwd: string): Promise<readonly string[]> {
  const top = await topOf(cwd);
  const file = join(top, '.gitattributes');
  const lines = await linesIn(file);
  const kept = lines.filter((line) => !isOurs(line));
  const done: string[] = [];
  if (kept.length < lines.length) {
    if (kept.length === 0) await rm(file);
    else await writeFile(file, `${kept.join('\n')}\n`);
    done.push(
      `${file}: ${kept.length === 0 ? 'removed, since nothing else was in it' : 'the lines about guides were removed'}.`,
    );
  }
  const removed = await runGit(['config', '--local', '--remove-section', section], top);
  if (removed.ok) done.push('The git configuration of this repository: guides are merged line by line again.');
  return done.length > 0 ? done : ['Nothing was installed in this repository.'];
}

/** Returns the folder of a repository. */
async function topOf(cwd: string): Promise<string> {
  const top = await runGit(['rev-parse', '--show-toplevel'], cwd);
  if (top.ok) return top.out.toString().trim();
  if (top.code !== 'refused') throw wrongUse(gitSentence(top));
  throw wrongUse(`${cwd} is not in a git repository. Go to the folder of your guides, or run git init there.`);
}

async function linesIn(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return [];
  const text = await readFile(file, 'utf8');
  return text.replace(/\r?\n$/u, '').split(/\r?\n/u);
}

/**
 * Returns the command line with which git merges a guide: `program` and `script` with git's files. If the script is
 * gone, `guide` on the path is used; if the program is gone, `node`. If the merge fails before markers are written,
 * git's line merge writes them. If that finds no conflict, both whole versions are put between markers. The exit code
 * is then 1, so that neither side is added unseen. Git runs the line in a POSIX shell, even on Windows.
 */
function driverLine(program: string, script: string): string {
  const run = 'merge-driver run -- %O %A %B %P %S %X %Y';
  const [node, guide] = [quoted(program), quoted(script)];
  const hasMarkers = "grep -q '^<<<<<<< ' %A";
  const both = "{ echo '<<<<<<< ours'; cat %A; echo; echo '======='; cat %B; echo; echo '>>>>>>> theirs'; }";
  return [
    `if [ ! -f ${guide} ]; then guide ${run};`,
    `elif [ -x ${node} ]; then ${node} ${guide} ${run};`,
    `else node ${guide} ${run}; fi`,
    `|| { ${hasMarkers} || git merge-file --diff3 -L ours -L base -L theirs %A %O %B;`,
    `${hasMarkers} || { ${both} > %A.both && mv -f %A.both %A; }; exit 1; }`,
  ].join(' ');
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '/').replaceAll("'", `'\\''`)}'`;
}
