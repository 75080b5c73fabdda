import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { report, withClient } from '../remote/withClient.ts';
import { table } from '../table.ts';

/** Defines `guide questions ID`: prints the questions of a study. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<study>', 'the id of the study')
    .addOption(formatOption())
    .action(async (studyId: string, options: RemoteOptions & { format: OutputFormat }) => {
      const code = await withClient(options, context, async (client) =>
        report(await client.call('getStudyQuestions', { params: { studyId } }), context, ({ questions }) => {
          if (options.format === 'json') {
            context.json(questions);
            return;
          }
          const rows = questions.map((question) => [question.questionNumber, question.type, question.text]);
          context.print(table(['NUMBER', 'TYPE', 'TEXT'], rows));
        }),
      );
      context.end(code);
    });
}
