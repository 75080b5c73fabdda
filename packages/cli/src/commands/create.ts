import { resolve } from 'node:path';
import { fromWire, type JsonObject, tellUnwritten, unwrittenNames } from '@guide-studio/guide-core';
import { type HostError, hostMessageOf, type HostResult, type Publication } from '@guide-studio/host/common';
import type { Command } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { verdictOf } from '../check/verdictOf.ts';
import { textOf } from '../check/textOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type Access, accessOf, type RemoteOptions, withRemote } from '../remote/access.ts';
import { publishingOf } from '../remote/publishingOf.ts';
import { reportFailure } from '../remote/withClient.ts';
import { systemSentence } from '../systemError.ts';

type Outcome = HostResult<Publication>;

/** Sends exactly these bytes, once, and notes the draft beside the file, as the editor does. */
async function publish(path: string, bytes: Uint8Array, access: Access): Promise<Outcome> {
  const opened = await publishingOf(path, access);
  if (!opened.ok) return opened;
  const { methods, file } = opened.value;
  return await methods['study.create']({ file, text: new TextDecoder().decode(bytes) });
}

/** What goes out although nobody has written it, as the editor says before it publishes. */
function sayUnwritten(guide: JsonObject, context: Context): void {
  const unwritten = tellUnwritten(unwrittenNames(fromWire(guide)));
  if (unwritten !== '') context.err(unwritten);
}

function sayCreated({ studyId, linkId, noted }: Publication, access: Access, context: Context): ExitCode {
  context.out(`Draft study ${studyId} created at ${access.baseUrl} (link ${linkId}).`);
  context.out(`Nobody can take it yet. To launch it, run guide launch ${studyId}`);
  if (noted === false) {
    context.err(
      'The draft could not be noted beside the file. Keep its id: the editor will not show it with this guide.',
    );
  }
  return exitCode.fine;
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
  context.err('See what guide studies lists in a minute. If this draft is not there, run this command again.');
  return exitCode.problems;
}

async function create(file: string, options: RemoteOptions, context: Context): Promise<ExitCode> {
  const read = await readGuide(file, context.cwd);
  if (!read.ok) {
    context.err(read.sentence);
    return exitCode.wrongUse;
  }
  const verdict = verdictOf(file, read.parsed);
  if (!verdict.valid) {
    for (const line of textOf(verdict)) context.err(line);
    context.err('Nothing was sent. Mend the guide, then run this command again.');
    return exitCode.problems;
  }
  const access = await accessOf(options, context);
  if (!access.ok) {
    context.err(access.sentence);
    return exitCode.wrongUse;
  }
  try {
    const outcome = await publish(resolve(context.cwd, file), read.bytes, access.value);
    if (outcome.ok && read.parsed.ok) sayUnwritten(read.parsed.value, context);
    return outcome.ok ? sayCreated(outcome.value, access.value, context) : sayFailed(outcome.error, context);
  } catch (error) {
    const sentence = systemSentence(error, file);
    if (sentence === null) throw error;
    context.err(sentence);
    return exitCode.wrongUse;
  }
}

/** `guide create FILE`: a draft study of a valid guide. Each run that succeeds makes another draft. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<file>', 'a guide file')
    .action(async (file: string, options: RemoteOptions) => context.end(await create(file, options, context)));
}
