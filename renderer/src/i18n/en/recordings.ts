import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** Why a job failed, by what it does. Each says what happened and what to do. */
const faults = {
  transcript: {
    late: 'The transcriber took too long. The operator of the service can choose a faster model.',
    unreachable: 'The transcriber could not be reached. The operator of the service must check its address.',
    missing: 'The command that writes down voices was not found. The operator of the service must install it.',
    key: 'The transcriber refused the key. The operator of the service must check the key.',
    notFound:
      'The transcriber does not have this address or model. The operator of the service must check both; most addresses end with /v1.',
    busy: 'The transcriber has too much to do, or its credit is used up.',
    serverFailed: 'The server of the transcriber failed. Its log says why.',
    refused: 'The transcriber refused the recording. Its log says why.',
    unreadable: 'The transcriber sent nothing readable. The operator of the service must check its address and model.',
    tooLong: 'More was written down than an answer may have. Listen to the recording instead.',
    failed: 'The command that writes down voices failed. The operator of the service must run it once by hand.',
    broken: 'The service failed inside. Its log says why.',
  },
  analysis: {
    late: 'The model took too long. The operator of the service can choose a faster one.',
    unreachable: 'The model could not be reached. The operator of the service must check its address.',
    key: 'The model refused the key. The operator of the service must check the key.',
    notFound:
      'The server of the model does not have this address or model. The operator of the service must check both; most addresses end with /v1.',
    busy: 'The model has too much to do, or its credit is used up.',
    serverFailed: 'The server of the model failed. Its log says why.',
    refused: 'The model refused the interview. The log of its server says why.',
    unreadable: 'The model sent nothing readable. The operator of the service can choose a larger one.',
    quote: 'The model quoted what nobody said. What is counted is shown instead.',
    otherLanguage: 'The model wrote in another language. What is counted is shown instead.',
    instructions: 'The model repeated its instructions. What is counted is shown instead.',
    markup: 'The model wrote markup. What is counted is shown instead.',
    limited: 'The study has used its tokens. The operator of the service can allow more with --model-tokens.',
    broken: 'The service failed inside. Its log says why.',
  },
  file: {
    unreadable: 'The recording is damaged or of another type than its browser said. Download it to try other programs.',
    late: 'It took too long. The operator of the service needs a faster machine.',
    full: 'The place for recordings is full. The operator of the service must make space.',
    failed: 'ffmpeg could not be run. The operator of the service must install it again.',
    broken: 'The service failed inside. Its log says why.',
  },
};

/** The jobs about the interviews of a study. */
const jobs = {
  title: 'Work on the interviews',
  kinds: { transcript: 'Transcripts', analysis: 'Summaries by the model', file: 'Files for all browsers' },
  counts: (waiting: string, done: string, failed: string) => `${waiting} waiting, ${done} done, ${failed} failed`,
  notDone:
    'This service does not do this work now, so those that wait stay. The operator of the service can switch it on.',
  failed: (count: number, why: string) =>
    `${counted(count, { one: 'job has', other: 'jobs have' })} failed and will not be tried again. ${why}`,
  again: (count: number, why: string) => `${counted(count, { one: 'job is', other: 'jobs are' })} tried again. ${why}`,
  faults,
};

/** The archive with all recordings. */
const archive = {
  open: 'Save recordings…',
  title: 'Save recordings',
  act: 'Save',
  stop: 'Stop',
  close: 'Close',
  about:
    'Saves all recordings of this study into one ZIP archive, with a list of them (manifest.csv): whose they are, the question, the length and a checksum. Filters do not apply.',
  name: 'File name',
  nameHint: 'It is saved in your folder for downloads, because others may share the folder of your guides.',
  fileName: 'recordings.zip',
  soFar: (files: string) => `${files} recordings so far`,
  soFarOf: (files: string, all: string) => `${files} of ${all} recordings`,
  saved: (count: number, size: string) =>
    `The archive is complete: ${counted(count, { one: 'recording', other: 'recordings' })}, ${size}.`,
  isHere: (path: string) => `It is here: ${path}`,
  missing: (count: number) =>
    `${counted(count, { one: 'recording is', other: 'recordings are' })} missing; the list says which, and why.`,
};

/** The recordings of answers. */
export const recordings = {
  kinds: { audio: 'Voice', video: 'Camera', screen: 'Screen' },
  ofQuestion: 'The answer',
  ofFollowUp: (number: number) => `Follow-up ${number}`,
  listen: 'Play',
  listenTo: (interview: string) => `Play the answer: ${interview}`,
  hide: 'Hide',
  hideOf: (interview: string) => `Hide the recording: ${interview}`,
  playOf: (kind: string) => `Play: ${kind}`,
  pause: 'Pause',
  pauseOf: (kind: string) => `Pause: ${kind}`,
  position: (kind: string) => `Position: ${kind}`,
  at: (now: string, whole: string) => `${now} of ${whole}`,
  parts: 'What was said',
  reading: 'Loading the recording.',
  gone: 'This recording is no longer kept. The operator of the service has set how long recordings are kept.',
  waiting: 'The transcript is being written. It appears here automatically.',
  again: (why: string) => `There is no transcript yet. It is tried again. ${why}`,
  failed: (why: string) => `There is no transcript. ${why}`,
  preparing: 'A file that all browsers play is being prepared. Until then, the original recording is played.',
  notPrepared: (why: string) => `No file for all browsers could be made of this recording. ${why}`,
  cannotPlay: 'The recording could not be played.',
  cannotPlayYet:
    'This window cannot play the original recording. It can as soon as the file for all browsers is ready.',
  cannotPlayNext: 'Check the connection to the service and try again. Other programs may be able to play the file.',
  jobs,
  archive,
};
