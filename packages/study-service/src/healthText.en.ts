import type { HealthChange } from './health.ts';
import type { MediaFault } from './media/watchedStore.ts';
import type { TranscriptFault } from './store/transcript.ts';

const reasons: Readonly<Record<TranscriptFault, string>> = {
  late: 'It did not answer in time. Choose a faster one.',
  unreachable: 'It could not be reached. Check that it runs, and its address.',
  missing: 'The command was not found. Install it, or specify its path.',
  key: 'It refused the key. Check the key.',
  notFound: 'It does not know the address or the model. Check the address, which usually ends with /v1, and the name.',
  busy: 'It has too much to do, or its credit is used up.',
  serverFailed: 'It answered with an error of its own. See what it logged.',
  refused: 'It refused the request. See what it logged.',
  unreadable: 'It answered in another form. Check the address, or choose another model.',
  tooLong: 'It wrote more than an answer may have.',
  failed: 'The command ended with an error. Run it by hand with a sound file.',
};

/** Returns the line of the log about a part that fails or works again. `instead` says what happens meanwhile. */
export function healthText(part: string, instead: string, { fault, failures }: HealthChange<TranscriptFault>): string {
  const times = `${failures} ${failures === 1 ? 'failure' : 'failures'}`;
  if (fault === null) return `${part} works again, after ${times}.`;
  return `${part} failed (${fault}; ${times} so far). ${reasons[fault]} ${instead}`;
}

/** Returns the line of the log about the place for recordings. */
export function mediaHealthText(place: string, { fault, failures }: HealthChange<MediaFault>): string {
  if (fault === null) return `The place for recordings, ${place}, works again.`;
  const what = fault === 'full' ? 'is full' : 'cannot be used';
  const next = fault === 'full' ? 'Make space.' : 'Check that it is there, and that the service may write to it.';
  const so = failures === 1 ? '' : ` It has failed ${failures} times.`;
  return `The place for recordings, ${place}, ${what}.${so} ${next} No recordings are taken until then.`;
}
