import { fittingTranslations, guideTexts } from '@guide-studio/guide-core/translations';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Admin } from '@guide-studio/study-service/node';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { answered } from '../remote/answered.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { administer } from '../service/administer.ts';
import { type DataOptions, withData } from '../service/dataOf.ts';
import { addFolderPath, type FolderPath, folderPathText } from '../service/folderPath.ts';
import { defineIntakeAdministration } from '../service/intakeAdministration.ts';
import { readWholeGuide } from '../merging/wholeGuide.ts';
import { saveMedia } from '../remote/saveMedia.ts';
import { table } from '../table.ts';
import { translationsBeside } from '../translating/translationsBeside.ts';

const { number, counted } = pluralsOf('en');

async function remote(options: RemoteOptions & { format: OutputFormat }, context: Context): Promise<void> {
  const { client } = await serviceOf(options, context);
  const { studies } = answered(await client.call('listStudies', {})).value;
  if (options.format === 'json') {
    context.json(studies);
    return;
  }
  const rows = studies.map((study) => [study.id, study.linkId, study.responseCount, study.createdAt, study.title]);
  const folders = studies.map(({ folderPaths = [] }) => folderPaths.map(folderPathText).join(', '));
  const headings = ['STUDY', 'LINK', 'RESPONSES', 'CREATED', 'TITLE'];
  if (folders.every((text) => text === '')) context.print(table(headings, rows));
  else {
    const wider = rows.map((row, at) => [...row, folders[at] ?? '']);
    context.print(table([...headings, 'FOLDERS'], wider));
  }
}

/** Accepts letters, digits, `-` and `_`, but no UUID, which would look like a study id. */
function parseLink(text: string): string {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);
  if (isUuid || !/^[\w-]{3,64}$/u.test(text)) {
    throw new InvalidArgumentError('A link must be 3 to 64 letters, digits, "-" or "_", and not a UUID.');
  }
  return text;
}

const noStudy = (study: string): CommandFailure =>
  problem(`There is no study ${study}. To see the studies, run guide studies`);

async function link(study: string, linkId: string, { accounts }: Admin, context: Context): Promise<void> {
  switch (await accounts.relink(study, linkId)) {
    case 'relinked':
      return context.out(`The link of the study is now ${linkId}. Its previous link still works.`);
    case 'notFound':
      throw noStudy(study);
    case 'linkTaken':
      throw problem(`Another study has or had the link ${linkId}. Choose another one.`);
  }
}

async function move(study: string, paths: readonly FolderPath[], { accounts }: Admin, context: Context) {
  const folders = paths.filter((path) => path.length > 0);
  if (!(await accounts.moveStudy(study, folders))) throw noStudy(study);
  const names = folders.map(folderPathText).join(', ');
  context.out(names === '' ? 'The study is no longer in a folder.' : `The study is now in ${names}.`);
}

interface SetOptions extends DataOptions {
  readonly askBeforeLoading?: 'yes' | 'no';
}

async function set(study: string, options: SetOptions, { accounts }: Admin, context: Context): Promise<void> {
  const { askBeforeLoading } = options;
  if (askBeforeLoading === undefined) throw wrongUse('Nothing to change. Use --ask-before-loading.');
  if (!(await accounts.setStudy(study, { askBeforeLoading: askBeforeLoading === 'yes' }))) throw noStudy(study);
  context.out(
    askBeforeLoading === 'yes'
      ? 'Participants are now asked before pictures, videos and pages are loaded.'
      : 'Pictures, videos and pages are now loaded without asking participants.',
  );
}

/** Sends the translations beside a guide to a study that was created from it. Those of changed texts are left out. */
async function translate(study: string, file: string, options: RemoteOptions, context: Context): Promise<void> {
  const guide = await readWholeGuide(file, context.cwd);
  const beside = await translationsBeside(file, context.cwd);
  for (const line of beside.problems) context.err(line);
  const { languages: fitting, leftOut } = fittingTranslations(guideTexts(guide), beside.translations.languages);
  if (leftOut > 0) {
    const texts = counted(leftOut, { one: 'translation is', other: 'translations are' });
    context.err(`${texts} left out: ${file} says something else there by now, or nothing.`);
  }
  const { client } = await serviceOf(options, context);
  const body = { translations: Object.fromEntries(fitting) };
  const { languages } = answered(await client.call('setStudyTranslations', { params: { studyId: study }, body })).value;
  for (const { language, texts, untranslated } of languages.slice(1)) {
    const unreviewed = (fitting.get(language) ?? []).filter(({ state }) => state !== 'reviewed').length;
    const warning = unreviewed === 0 ? '' : `, ${number(unreviewed)} of them not yet reviewed`;
    const all = counted(texts, { one: 'text', other: 'texts' });
    context.out(`${language}: ${number(texts - untranslated)} of ${all} translated${warning}`);
  }
}

/**
 * Defines `guide studies`: lists the studies of the organization, newest first. For the local service it also changes
 * their links, folders, intake and settings.
 */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .enablePositionalOptions()
    .addOption(formatOption())
    .action(async (options: RemoteOptions & { format: OutputFormat }) => remote(options, context));
  withData(command.command('link').description('give a study of the local service another link'))
    .argument('<study>', 'its id or its current link')
    .argument('<new>', 'the new link', parseLink)
    .action(async (study: string, linkId: string, options: DataOptions) =>
      administer(options, context, (admin) => link(study, linkId, admin, context)),
    );
  withData(command.command('move').description('put a study of the local service into folders'))
    .argument('<study>', 'its id or its current link')
    .argument(
      '<path...>',
      'the folders, such as Clients/Acme; "\\/" for a slash in a name, "/" for no folder',
      addFolderPath,
    )
    .action(async (study: string, paths: readonly FolderPath[], options: DataOptions) =>
      administer(options, context, (admin) => move(study, paths, admin, context)),
    );
  withRemote(command.command('translate').description('send the translations beside a guide to a study'))
    .argument('<study>', 'its id or its link')
    .argument('<file>', 'the guide file that the study was created from')
    .action(async (study: string, file: string, options: RemoteOptions) => translate(study, file, options, context));
  withRemote(
    command.command('media').description('save all recordings of a study into one archive, with a list of them'),
  )
    .argument('<study>', 'its id or its link')
    .requiredOption('-o, --output <file>', 'the archive to write; it must not exist yet')
    .action(async (study: string, options: RemoteOptions & { readonly output: string }) =>
      saveMedia(study, options, context),
    );
  defineIntakeAdministration(command, context);
  withData(command.command('set').description('change how a study of the local service is set up'))
    .argument('<study>', 'its id or its current link')
    .addOption(
      new Option(
        '--ask-before-loading <yes|no>',
        'whether participants are asked before pictures, videos and pages are loaded from other hosts',
      ).choices(['yes', 'no']),
    )
    .action(async (study: string, options: SetOptions) =>
      administer(options, context, (admin) => set(study, options, admin, context)),
    );
}
