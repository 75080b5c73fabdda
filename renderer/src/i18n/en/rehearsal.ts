import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

const people = { one: 'invented participant', other: 'invented participants' };
const responses = { one: 'rehearsal response', other: 'rehearsal responses' };

/** The dress rehearsal: invented participants who take a study. */
export const rehearsal = {
  open: 'Dress rehearsal…',
  elsewhere:
    'A dress rehearsal is possible only at a service of Guide Studio, which keeps invented responses apart from real ones. The service of this connection is another one.',
  title: 'Start a dress rehearsal?',
  meanings: [
    'Invented participants take this study through its service, as people do in a browser. First come those who together see everything that anyone can see, then others who answer at random.',
    'Their responses are marked as rehearsal. They use no credits and do not count as responses of the study. Programs that read answers get them like all others.',
    'Every text that they write says that it is invented. About one in ten of those who answer at random breaks off.',
    'You can delete all of them together afterwards.',
  ],
  live: 'This study is live. Until you delete them, the rehearsal responses are among the real ones in everything that reads its answers.',
  participants: 'Invented participants',
  participantsHint: (most: number) => `A number from 1 to ${most}.`,
  start: 'Start rehearsal',
  inventing: 'Working out the invented participants.',
  taking: (started: number, of: number) => `Dress rehearsal: ${started} of ${counted(of, people)} have begun.`,
  took: (complete: number, screenedOut: number, brokeOff: number) =>
    `${counted(complete + screenedOut + brokeOff, people)} took part: ${complete} finished, ${counted(screenedOut, { one: 'was', other: 'were' })} screened out, ${brokeOff} broke off.`,
  reached: (reached: number, goals: number, undecided: number) =>
    (reached === goals && undecided === 0
      ? `Together they reached everything that can be reached in this study (${goals} of ${goals}): questions, concepts, screening options, carried options, endings, and parts of conditions, met and not met.`
      : `Together they reached ${reached} of ${goals} things that can be reached in this study: questions, concepts, screening options, carried options, endings, and parts of conditions, met and not met.`) +
    (undecided === 0 ? '' : ` Whether ${undecided} more can be reached is undecided.`),
  noneCompleted: 'None of them completed the interview.',
  repeat: (seed: string) => `To repeat it with the same participants (seed “${seed}”), run this command`,
  copyCommand: 'Copy command',
  repeatCommand: (study: string, participants: number, seed: string) =>
    `guide rehearse ${study} --participants ${participants} --seed ${seed}`,
  more: (personas: number, undecided: number) =>
    `To reach ${undecided === 0 ? 'everything' : 'all of these'}, let ${personas} participants or more take part.`,
  failedToInvent:
    'The invented participants could not be worked out. Nothing was sent. Close other programs if memory is short, then try again.',
  kept: (count: number) => `${counted(count, responses)}.`,
  remove: 'Delete rehearsal responses…',
  removeTitle: 'Delete the rehearsal responses?',
  removeMeaning: (count: number) =>
    `${counted(count, responses)} of this study will be deleted, with all answers. This cannot be undone. Responses of real participants stay.`,
  removeAct: 'Delete',
  removed: (count: number) => `${counted(count, responses)} deleted`,

  name: (number: number) => `Rehearsal ${number}`,
  openOne: (number: number) => `Open rehearsal ${number}`,
  mark: 'Invented participant',
  among: (count: number, all: number) =>
    `${count} of these ${counted(all, { one: 'interview', other: 'interviews' })} are from a dress rehearsal. Their participants are invented.`,
  onlyReal: 'Show real participants only',
  participantKind: 'Participants',
  real: 'Real participants',
  invented: 'Invented participants',
};
