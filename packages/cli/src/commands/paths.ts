import type { CreateStudyRequest } from '@guide-studio/guide-core';
import {
  type Exploration,
  explore,
  type Goal,
  goalsToCover,
  pathOf,
  pathsReport,
} from '@guide-studio/interview-engine/paths';
import { type Command, Option } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { textOf } from '../check/textOf.ts';
import { verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { goalsNamed, namesLike } from '../paths/goalsNamed.ts';
import { markdownMarkup, pathsText, plainMarkup, wayText } from '../paths/pathsText.ts';

const formats = ['text', 'json', 'markdown'] as const;

interface Options {
  readonly format: (typeof formats)[number];
  readonly to?: string;
}

async function showPaths(file: string, { format, to }: Options, context: Context): Promise<ExitCode> {
  const read = await readGuide(file, context.cwd);
  if (!read.ok) {
    context.err(read.sentence);
    return exitCode.wrongUse;
  }
  const checked = verdictOf(file, read.parsed);
  if (!checked.valid || !read.parsed.ok) {
    if (format === 'json') context.json(checked);
    else for (const line of textOf(checked)) context.out(line);
    return exitCode.problems;
  }
  const guide = read.parsed.value as unknown as CreateStudyRequest;
  const exploration = explore(guide);
  const goals = to === undefined ? null : goalsNamed(exploration, to);
  if (goals?.length === 0) {
    const like = namesLike(guide, to ?? '');
    const advice =
      like.length === 0 ? 'Specify an externalId, or a number such as Q3.' : `Similar: ${like.join(', ')}.`;
    context.err(`${file}: no question, concept or option is called ${to}. ${advice}`);
    return exitCode.wrongUse;
  }
  if (format === 'json') printJson(file, guide, exploration, goals, context);
  else {
    const markup = format === 'markdown' ? markdownMarkup : plainMarkup;
    const lines =
      goals === null
        ? pathsText(file, guide, exploration, markup)
        : [markup.heading(file), ...goals.flatMap((goal) => wayText(guide, exploration, goal, markup))];
    // Line by line: a text of the guide or the name of a file must not begin a line of its own.
    for (const line of lines) context.out(line);
  }
  const asked = goals ?? goalsToCover(exploration).filter(({ kind }) => kind === 'item' || kind === 'concept');
  return asked.some((goal) => exploration.reachOfAll(goal) === 'never') ? exitCode.problems : exitCode.fine;
}

function printJson(
  file: string,
  guide: CreateStudyRequest,
  exploration: Exploration,
  goals: readonly Goal[] | null,
  context: Context,
): void {
  const report = pathsReport(guide, exploration);
  const { plan } = exploration;
  const wanted = goals === null ? null : new Set(goals.map((goal) => JSON.stringify(pathOf(plan, goal))));
  const only = <T extends { readonly path: readonly unknown[] }>(list: readonly T[]): readonly T[] =>
    wanted === null ? list : list.filter(({ path }) => wanted.has(JSON.stringify(path)));
  const { items, concepts, options } = report;
  context.json({ file, ...report, items: only(items), concepts: only(concepts), options: only(options) });
}

/**
 * Defines `guide paths FILE`: prints every path that participants can take: what nobody is shown and why, the shortest
 * ways, and what to look at. Exits with 1 if a question or a concept is never shown. With `--to`, only what has this
 * externalId.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<file>', 'a guide file')
    .option('--to <id>', 'only the question, concept or option with this externalId, or a number such as Q3')
    .addOption(new Option('--format <format>', 'how to print the paths').choices(formats).default('text'))
    .action(async (file: string, options: Options) => context.end(await showPaths(file, options, context)));
}
