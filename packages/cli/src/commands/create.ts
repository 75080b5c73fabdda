import { basename, resolve } from 'node:path';
import { endpoints } from '@guide-studio/api-contract';
import { childrenOf, fromWire, type JsonObject } from '@guide-studio/guide-core';
import { type HostError, hostMessageOf, type HostResult, type Publication } from '@guide-studio/host/common';
import { companionPath } from '@guide-studio/host/node';
import { fingerprintOf } from '@guide-studio/sign-off/node';
import type { Command } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { seriousLines } from '../check/seriousLines.ts';
import { textOf } from '../check/textOf.ts';
import { verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type Access, accessOf, type RemoteOptions, withRemote } from '../remote/access.ts';
import { type FilePublishing, publishingOf } from '../remote/publishingOf.ts';
import { sayApproval } from '../remote/sayApproval.ts';
import { reportFailure } from '../remote/withClient.ts';
import { systemSentence, systemSentenceOf } from '../systemError.ts';

interface Options extends RemoteOptions {
  /** Create a draft even if the service has one of exactly this guide. */
  readonly again?: boolean;
  /** Print what would be sent, and send nothing. */
  readonly dryRun?: boolean;
}

/** Returns the draft or live study that the service already has of exactly this guide; null if there is none. */
async function twinOf({ methods, file }: FilePublishing, fingerprint: string): Promise<HostResult<Publication | null>> {
  const noted = await methods['study.publications']({ file });
  if (!noted.ok) return noted;
  const same = noted.value.publications.filter(({ hash }) => hash === fingerprint);
  if (same.length === 0) return { ok: true, value: null };
  const there = await methods['study.list']({});
  if (!there.ok) return there;
  const ids = new Set(there.value.studies.map(({ id }) => id));
  return { ok: true, value: same.findLast(({ studyId }) => ids.has(studyId)) ?? null };
}

const quoted = (path: string): string => (/^[\w./-]+$/u.test(path) ? path : `"${path}"`);

function sayCreated(file: string, created: Publication, access: Access, context: Context): ExitCode {
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
  return exitCode.fine;
}

/** Prints what the command would send without `--dry-run`. The service is not contacted. */
function sayPlan(file: string, guide: JsonObject, bytes: number, { baseUrl }: Access, context: Context): ExitCode {
  const { method, path } = endpoints.createStudy;
  context.out(`This would send the ${bytes} bytes of ${file}, as they are, to ${baseUrl}: ${method} ${path}`);
  const blocks = childrenOf(fromWire(guide).root, 'blocks');
  const questions = blocks.reduce((count, block) => count + childrenOf(block, 'items').length, 0);
  context.out(`Title: ${String(guide['title'])}`);
  context.out(`Blocks: ${blocks.length}, questions: ${questions}`);
  context.out(`Fingerprint: ${fingerprintOf(guide)}`);
  context.out('Nothing was sent. To create the draft, run the same command without --dry-run.');
  return exitCode.fine;
}

function sayTwin({ studyId, status, createdAt }: Publication, { baseUrl }: Access, context: Context): ExitCode {
  context.err(
    `${baseUrl} already has a ${status} study made from exactly this guide: ${studyId}, created ${createdAt}.`,
  );
  context.err('Nothing was sent. To create a second one, run the same command with --again.');
  return exitCode.wrongUse;
}

function sayFailed(error: HostError, context: Context): ExitCode {
  if (error.code === 'api') return reportFailure(error.failure, context);
  if (error.code !== 'outcomeUnknown') {
    const { what, next } = hostMessageOf(error);
    context.err(`${what} ${next}`);
    return exitCode.problems;
  }
  context.err(hostMessageOf(error).what);
  for (const { id, createdAt, title } of error.candidates) context.err(`  ${id}  ${createdAt}  ${title}`);
  context.err('Run guide studies in a minute. If this draft is not listed, run this command again.');
  return exitCode.problems;
}

async function create(file: string, options: Options, context: Context): Promise<ExitCode> {
  const read = await readGuide(file, context.cwd);
  if (!read.ok) {
    context.err(read.sentence);
    return exitCode.wrongUse;
  }
  const verdict = verdictOf(file, read.parsed);
  if (!verdict.valid) {
    for (const line of textOf(verdict)) context.err(line);
    context.err('Nothing was sent. Fix the guide, then run this command again.');
    return exitCode.problems;
  }
  const access = await accessOf(options, context);
  if (!access.ok) {
    context.err(access.sentence);
    return exitCode.wrongUse;
  }
  const guide = read.parsed.ok ? read.parsed.value : {};
  try {
    const path = resolve(context.cwd, file);
    const opened = await publishingOf(path, access.value);
    if (!opened.ok) return sayFailed(opened.error, context);
    const fingerprint = fingerprintOf(guide);
    await sayApproval(path, fingerprint, 'What is sent', context);
    for (const line of seriousLines(verdict, read.parsed)) context.err(line);
    if (options.dryRun === true) return sayPlan(file, guide, read.bytes.length, access.value, context);
    const twin = options.again === true ? null : await twinOf(opened.value, fingerprint);
    if (twin?.ok === false) return sayFailed(twin.error, context);
    if (twin?.value) return sayTwin(twin.value, access.value, context);
    // Sends exactly these bytes, once, and records the draft beside the file, like the editor.
    const text = new TextDecoder().decode(read.bytes);
    const outcome = await opened.value.methods['study.create']({ file: opened.value.file, text });
    return outcome.ok ? sayCreated(file, outcome.value, access.value, context) : sayFailed(outcome.error, context);
  } catch (error) {
    const sentence = systemSentence(error, file);
    if (sentence === null) throw error;
    context.err(sentence);
    return exitCode.wrongUse;
  }
}

/** Defines `guide create FILE`: creates a draft study from a valid guide. A second one needs `--again`. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<file>', 'a guide file')
    .option('--again', 'create another draft even if the service already has one made from exactly this guide')
    .option('--dry-run', 'show what would be sent and where, and send nothing')
    .action(async (file: string, options: Options) => context.end(await create(file, options, context)));
}
