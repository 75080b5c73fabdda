import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { answered } from '../remote/answered.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { table } from '../table.ts';

/** Defines `guide questions ID`: prints the questions of a study. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<study>', 'the id of the study')
    .addOption(formatOption())
    .action(async (studyId: string, options: RemoteOptions & { format: OutputFormat }) => {
      const { client } = await serviceOf(options, context);
      const { questions } = answered(await client.call('getStudyQuestions', { params: { studyId } })).value;
      const rows = questions.map((question) => [question.questionNumber, question.type, question.text]);
      if (options.format === 'json') context.json(questions);
      else context.print(table(['NUMBER', 'TYPE', 'TEXT'], rows));
    });
}
