import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { endpoints } from '@guide-studio/api-contract';
import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, fromWire } from '@guide-studio/guide-core/edit';
import { countItems } from '@guide-studio/guide-core/internal';
import { type HostError, hostMessageOf, type Publication } from '@guide-studio/host/common';
import { mediaNamesInText } from '@guide-studio/guide-core/media';
import { companionPath, mediaFolder, sentText } from '@guide-studio/host/node';
import { fingerprintOf } from '@guide-studio/sign-off/node';
import type { Command } from 'commander';
import { readGuideFile } from '../check/readGuideFile.ts';
import { seriousLines } from '../check/seriousLines.ts';
import { readSwitches } from '../check/switches.ts';
import { textOf } from '../check/textOf.ts';
import { checkFile } from '../check/checkFile.ts';
import { type CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type Access, accessOf, type RemoteOptions, withRemote } from '../remote/access.ts';
import { type FilePublishing, publishingOf } from '../remote/publishingOf.ts';
import { reportApproval } from '../remote/reportApproval.ts';
import { hostFailure } from '../remote/answered.ts';
import { systemFailure, systemSentenceOf } from '../systemError.ts';

interface Options extends RemoteOptions {
  /** Create a draft even if the service has one of exactly this guide. */
  readonly again?: boolean;
  /** Print what would be sent, and send nothing. */
  readonly dryRun?: boolean;
}

/** Returns the draft or live study that the service already has of exactly this guide; undefined if there is none. */
async function twinOf({ methods, file }: FilePublishing, fingerprint: string): Promise<Publication | undefined> {
  const noted = await methods['study.publications']({ file });
  if (!noted.ok) throw failureOf(noted.error);
  const same = noted.value.publications.filter(({ hash }) => hash === fingerprint);
  if (same.length === 0) return undefined;
  const there = await methods['study.list']({});
  if (!there.ok) throw failureOf(there.error);
  const ids = new Set(there.value.studies.map(({ id }) => id));
  return same.findLast(({ studyId }) => ids.has(studyId));
}

const quoted = (path: string): string => (/^[\w./-]+$/u.test(path) ? path : `"${path}"`);

function reportCreated(file: string, created: Publication, access: Access, context: Context): void {
  const { studyId, linkId, noted, notedCause } = created;
  const name = basename(file);
  const notes = companionPath({ path: file, name }, 'notes');
  context.out(`Draft study ${studyId} created at ${access.baseUrl} (link ${linkId}).`);
  context.out(`Nobody can take it yet. To launch it, run guide launch ${studyId} --file ${quoted(file)}`);
  if (noted === false) {
    context.err(
      'The draft could not be saved in the notes beside the file. Keep its id: the editor will not list it with this guide.',
    );
    if (notedCause !== undefined) context.err(systemSentenceOf(notedCause, notes));
  } else {
    context.out(`Noted in ${notes}, from which the editor knows this draft.`);
  }
}

/** Prints what the command would send without `--dry-run`. The service is not contacted. */
function reportPlan(file: string, guide: JsonObject, text: string, { baseUrl }: Access, context: Context): void {
  const { method, path } = endpoints.createStudy;
  const sent = sentText(text);
  const how = sent === text ? 'as they are' : 'without the line that names a JSON Schema';
  context.out(
    `This would send the ${Buffer.byteLength(sent)} bytes of ${file}, ${how}, to ${baseUrl}: ${method} ${path}`,
  );
  const { root } = fromWire(guide);
  const { questions, statements } = countItems(root);
  context.out(`Title: ${String(guide['title'])}`);
  context.out(
    `Blocks: ${childrenOf(root, 'blocks').length}, questions: ${questions}${statements > 0 ? `, statements: ${statements}` : ''}`,
  );
  context.out(`Fingerprint: ${fingerprintOf(guide)}`);
  reportMedia(resolve(context.cwd, file), sent, context);
  context.out('Nothing was sent. To create the draft, run the same command without --dry-run.');
}

/** Prints which pictures and videos would be sent before the guide, if it names some. */
function reportMedia(path: string, text: string, context: Context): void {
  const names = mediaNamesInText(text);
  if (names.length === 0) return;
  const folder = mediaFolder({ path, name: basename(path) });
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  context.out(`Pictures and videos: ${names.length}, sent before the guide unless the service has them`);
  for (const name of missing) context.err(`${basename(folder)} has no ${name}. Choose this file again in the editor.`);
}

function failureOf(error: HostError): CommandFailure {
  if (error.code !== 'outcomeUnknown') return hostFailure(error);
  return problem(
    hostMessageOf(error).what,
    ...error.candidates.map(({ id, createdAt, title }) => `  ${id}  ${createdAt}  ${title}`),
    'Run guide studies in a minute. If this draft is not listed, run this command again.',
  );
}

async function create(file: string, options: Options, context: Context): Promise<void> {
  const { parsed, bytes } = await readGuideFile(file, context.cwd);
  const checked = checkFile(file, parsed);
  if (!parsed.ok || checked.valid === null)
    throw problem(...textOf(checked.verdict), 'Nothing was sent. Fix the guide, then run this command again.');
  const switches = await readSwitches(file, context);
  const access = await accessOf(options, context);
  const guide = parsed.value;
  try {
    const path = resolve(context.cwd, file);
    const opened = await publishingOf(path, access);
    if (!opened.ok) throw failureOf(opened.error);
    const fingerprint = fingerprintOf(guide);
    await reportApproval(path, fingerprint, 'What is sent', context);
    for (const line of seriousLines(checked, parsed, switches)) context.err(line);
    const text = new TextDecoder().decode(bytes);
    if (options.dryRun === true) return reportPlan(file, guide, text, access, context);
    const twin = options.again === true ? undefined : await twinOf(opened.value, fingerprint);
    if (twin !== undefined)
      throw wrongUse(
        `${access.baseUrl} already has a ${twin.status} study made from exactly this guide: ${twin.studyId}, created ${twin.createdAt}.`,
        'Nothing was sent. To create a second one, run the same command with --again.',
      );
    // Sends exactly these bytes, once, and records the draft beside the file, like the editor.
    const outcome = await opened.value.methods['study.create']({ file: opened.value.file, text });
    if (!outcome.ok) throw failureOf(outcome.error);
    reportCreated(file, outcome.value, access, context);
  } catch (error) {
    throw systemFailure(error, file);
  }
}

/** Defines `guide create FILE`: creates a draft study from a valid guide. A second one needs `--again`. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<file>', 'a guide file')
    .option('--again', 'create another draft even if the service already has one made from exactly this guide')
    .option('--dry-run', 'show what would be sent and where, and send nothing')
    .action(async (file: string, options: Options) => await create(file, options, context));
}
