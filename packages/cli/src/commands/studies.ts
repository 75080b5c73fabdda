import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { report, withClient } from '../remote/withClient.ts';
import { table } from '../table.ts';

/** `guide studies`: the studies of the organization, newest first. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .addOption(formatOption())
    .action(async (options: RemoteOptions & { format: OutputFormat }) => {
      const code = await withClient(options, context, async (client) =>
        report(await client.call('listStudies', {}), context, ({ studies }) => {
          if (options.format === 'json') {
            context.out(JSON.stringify(studies, null, 2));
            return;
          }
          const rows = studies.map((study) => [
            study.id,
            study.linkId,
            study.responseCount,
            study.createdAt,
            study.title,
          ]);
          context.out(table(['STUDY', 'LINK', 'RESPONSES', 'CREATED', 'TITLE'], rows));
        }),
      );
      context.end(code);
    });
}
