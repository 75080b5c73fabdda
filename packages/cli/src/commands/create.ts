import { dirname, resolve } from 'node:path';
import { hostMessageOf, type HostResult, type Publication } from '@guide-studio/host/common';
import { openWorkspace, publishing, thisMachine } from '@guide-studio/host/node';
import type { Command } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { verdictOf } from '../check/verdictOf.ts';
import { textOf } from '../check/textOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type Access, accessOf, type RemoteOptions, withRemote } from '../remote/access.ts';
import { systemSentence } from '../systemError.ts';

type Outcome = HostResult<Publication>;

/** Sends exactly these bytes, once, and notes the draft beside the file, as the editor does. */
async function publish(path: string, bytes: Uint8Array, access: Access): Promise<Outcome> {
  const machine = thisMachine();
  const workspace = await openWorkspace(machine, dirname(path));
  const methods = publishing({
    machine,
    workspace,
    connections: { access: async () => ({ ok: true, value: { connectionId: 'command-line', ...access } }) },
    fetch: async (url, init) => await fetch(url, init as RequestInit),
  });
  const place = await workspace.handOut(path);
  if (!place.ok) return place;
  return await methods['study.create']({ file: place.value.file, text: new TextDecoder().decode(bytes) });
}

function sayOutcome(outcome: Outcome, access: Access, context: Context): ExitCode {
  if (outcome.ok) {
    context.out(`Draft study ${outcome.value.studyId} created at ${access.baseUrl} (link ${outcome.value.linkId}).`);
    context.out(`Nobody can take it yet. To launch it, run guide launch ${outcome.value.studyId}`);
    return exitCode.fine;
  }
  const { what, next } = hostMessageOf(outcome.error);
  context.err(`${what} ${next}`);
  if (outcome.error.code === 'outcomeUnknown') {
    for (const { id, title, createdAt } of outcome.error.candidates) context.err(`  ${id}  ${createdAt}  ${title}`);
  }
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
    return sayOutcome(await publish(resolve(context.cwd, file), read.bytes, access.value), access.value, context);
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
