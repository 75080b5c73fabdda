import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { goalsToCover } from '@guide-studio/interview-engine/internal';
import { explore, pathsReport, type ReportWanted } from '@guide-studio/interview-engine/paths';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { validGuide } from '../check/validGuide.ts';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { eachGuideFile } from '../files/eachGuideFile.ts';
import { standardInput, type StdinNameOption, withGuideFiles } from '../files/guideFilesNamed.ts';
import { goalsNamed, namesLike } from '../paths/goalsNamed.ts';
import { markdownMarkup, plainMarkup } from '../paths/markup.ts';
import { pathsText } from '../paths/pathsText.ts';
import { reportOf } from '../paths/reportOf.ts';
import { wayText } from '../paths/wayText.ts';

const formats = ['text', 'json', 'markdown'] as const;

interface Options extends StdinNameOption {
  readonly format: (typeof formats)[number];
  readonly to?: string;
  readonly pairs?: true;
  readonly related?: true;
  /** True: no number is given. */
  readonly journeys?: number | true;
}

async function showPaths(
  file: string,
  { format, to, journeys, pairs, related, stdinName }: Options,
  context: Context,
): Promise<ExitCode> {
  const name = file === standardInput ? stdinName : file;
  const also: ReportWanted = {
    ...(pairs === undefined ? {} : { pairs }),
    ...(journeys === undefined ? {} : { journeys: journeys === true ? usualJourneys : journeys }),
  };
  const guide = await validGuide({ file, name }, format === 'json', 'its paths are not worked out', context);
  const exploration = explore(guide);
  const named = to === undefined ? null : goalsNamed(guide, exploration, to);
  const goals = named?.map(({ goal }) => goal) ?? null;
  if (named?.length === 0) {
    const like = namesLike(guide, exploration, to ?? '');
    const advice =
      like.length === 0
        ? `Specify an externalId, a text, the title of a block, a number from Q1 to Q${exploration.plan.items.length}, a place such as b1.i1, or complete or screened_out.`
        : `Similar: ${like.join(', ')}.`;
    throw wrongUse(`${name}: no question, option, concept, block or outcome is called ${to}. ${advice}`);
  }
  if (format === 'json') {
    const report = pathsReport(guide, exploration, also);
    context.json({ file: name, ...(goals === null ? report : reportOf(report, exploration, goals)) });
  } else {
    const markup = format === 'markdown' ? markdownMarkup : plainMarkup;
    const lines =
      named === null
        ? pathsText(name, guide, pathsReport(guide, exploration, { ...also, ways: false }), markup, {
            isRelated: related === true,
            ...(also.journeys === undefined ? {} : { most: also.journeys }),
          })
        : [markup.heading(name), ...named.flatMap((one) => wayText(guide, exploration, one, markup))];
    // Line by line: a text of the guide or the name of a file must not begin a line of its own.
    for (const line of lines) context.out(line);
  }
  const asked = goals ?? goalsToCover(exploration).filter(({ kind }) => kind === 'item' || kind === 'concept');
  return asked.some((goal) => exploration.reachOfAll(goal) === 'never') ? exitCode.problems : exitCode.fine;
}

const { number } = pluralsOf('en');

const mostJourneys = 10_000;
const usualJourneys = 20;

function countOf(text: string): number {
  const count = Number(text);
  // The option takes the word after it.
  if (text.endsWith('.json')) throw new InvalidArgumentError('Write the file before --journeys.');
  if (!/^[1-9]\d*$/u.test(text) || count > mostJourneys)
    throw new InvalidArgumentError(`The number of journeys must be from 1 to ${number(mostJourneys)}.`);
  return count;
}

function nameOf(text: string): string {
  if (text.trim() === '')
    throw new InvalidArgumentError(
      'Specify an externalId, a text, the title of a block, a number such as Q3, a place such as b1.i1, or complete or screened_out.',
    );
  return text;
}

/**
 * Defines `guide paths FILE…`: prints every path that participants can take: what nobody is shown and why, the shortest
 * ways, and what to look at. Exits with 1 if a question or a concept is never shown. With `--to`, only what has this
 * name: an externalId such as `Q3` comes before the third question. `--journeys` lists journeys, and `--pairs` lets
 * the personas reach each two criteria of a condition in every way.
 */
export function define(command: Command, context: Context): void {
  withGuideFiles(command)
    .option(
      '--to <id>',
      'only the part with this externalId, else with this text, title, number (Q3) or place (b3.c1, Q3.o2); or complete or screened_out',
      nameOf,
    )
    .addOption(
      new Option(
        '--journeys [count]',
        'list journeys, grouped by where they part (20 if no number is given)',
      ).argParser(countOf),
    )
    .option('--pairs', 'also try each two parts of a condition, met and not met')
    .option(
      '--related',
      'list conditions that the same participants meet, or that are met only together with another, and questions that only collect answers',
    )
    .addOption(new Option('--format <format>', 'how to print the paths').choices(formats).default('text'))
    .action(async (files: string[], options: Options) => {
      const isJson = options.format === 'json';
      context.end(
        await eachGuideFile(files, isJson, context, async (file, each) => await showPaths(file, options, each)),
      );
    });
}
