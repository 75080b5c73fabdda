import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { ClosingText, type IntakeState, type StudyIntake } from '@guide-studio/api-contract';
import { maxClosingTextCharacters } from '@guide-studio/api-contract/internal';
import type { Admin } from '@guide-studio/study-service/node';
import { type Command, InvalidArgumentError } from 'commander';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { administer } from './administer.ts';
import { type DataOptions, withData } from './dataOf.ts';

const { counted } = pluralsOf('en');

interface IntakeOptions extends DataOptions {
  readonly text?: string;
}

function parseText(text: string): string {
  const read = ClosingText.safeParse(text);
  if (read.success) return read.data;
  throw new InvalidArgumentError(
    `The text can have 1 to ${maxClosingTextCharacters} characters. Without --text, participants read the default text.`,
  );
}

const states: Readonly<Record<IntakeState, string>> = {
  open: 'The study is open: anyone who has the link can take part.',
  paused: 'The study is paused: nobody new can take part for now.',
  closed: 'The study is closed: nobody new can take part.',
};

const usualText: Readonly<Record<Exclude<IntakeState, 'open'>, string>> = {
  paused: 'Participants who open the link read that the study is paused and that they can try again later.',
  closed: 'Participants who open the link read that the study is closed.',
};

/** Prints what the new state means for participants. */
function reportIntake(study: string, { state, closingText, underWay }: StudyIntake, context: Context): void {
  context.out(states[state]);
  if (state === 'open') return;
  context.out(closingText === null ? usualText[state] : `Participants who open the link read: ${closingText}`);
  if (underWay > 0)
    context.out(`${counted(underWay, { one: 'interview is', other: 'interviews are' })} in progress and may finish.`);
  context.out(`To take new participants again, run guide studies reopen ${study}`);
}

async function set(
  study: string,
  state: IntakeState,
  text: string | undefined,
  { accounts }: Admin,
  context: Context,
): Promise<void> {
  const outcome = await accounts.setIntake(study, { state, closingText: text });
  switch (outcome.kind) {
    case 'set':
      return reportIntake(study, outcome, context);
    case 'notFound':
      throw problem(`There is no study ${study}. To see the studies, run guide studies`);
    case 'draft':
      throw problem(
        `The study ${study} is a draft, which takes no participants. To launch it, run guide launch ${study}`,
      );
    case 'closed':
      throw problem(`The study ${study} is closed. To pause it, run guide studies reopen ${study} first.`);
    case 'busy':
      throw problem('The database is busy, and nothing was changed. Run the same command again in a moment.');
  }
}

/** Defines `guide studies pause|close|reopen`: sets whether a study of the local service accepts new participants. */
export function defineIntakeAdministration(studies: Command, context: Context): void {
  const define = (name: string, description: string, state: IntakeState): Command =>
    withData(studies.command(name).description(description))
      .argument('<study>', 'its id or its current link')
      .action(async (study: string, options: IntakeOptions) =>
        administer(options, context, (admin) => set(study, state, options.text, admin, context)),
      );
  const text = [
    '--text <text>',
    'what participants who open the link read (default: its text in this state, or else a standard text)',
  ] as const;
  define('pause', 'stop taking new participants for a while; interviews in progress may finish', 'paused').option(
    ...text,
    parseText,
  );
  define('close', 'stop taking new participants; interviews in progress may finish', 'closed').option(
    ...text,
    parseText,
  );
  define('reopen', 'take new participants again', 'open');
}
