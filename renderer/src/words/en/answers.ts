const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** What participants answered: question by question, and interview by interview. */
export const answers = {
  title: 'Answers',
  back: 'Back to the study',
  read: 'Read the answers',
  finished: (count: number) =>
    count === 0 ? 'No finished interview yet.' : `${counted(count, 'finished interview', 'finished interviews')}.`,

  reading: 'Reading the answers.',
  readSoFar: (count: number) => `Reading the answers. ${counted(count, 'interview', 'interviews')} so far.`,
  empty: 'Nobody has begun this interview yet. Answers appear here by themselves.',
  kept: 'What was read before is still shown.',

  way: 'Read the answers',
  ways: { questions: 'By question', interviews: 'By interview' },
  took: (complete: number, screenedOut: number, underWay: number) =>
    [
      `${complete} finished`,
      `${screenedOut} ${screenedOut === 1 ? 'was' : 'were'} screened out`,
      ...(underWay > 0 ? [`${underWay} under way or left`] : []),
    ].join(', ') + '.',
  more: (count: number, rest: number) => (count === rest ? `Show ${count} more` : `Show ${count} more of ${rest}`),

  answered: (count: number) => counted(count, 'answer', 'answers'),
  none: 'Nobody has answered this yet.',
  ownWords: 'In own words',
  rank: (mean: string) => `place ${mean} on average`,
  best: (best: number, worst: number) => `best ${best}, worst ${worst}`,

  interview: (number: number) => `Interview ${number}`,
  openInterview: (number: number) => `Open interview ${number}`,
  states: { complete: 'Finished', screened_out: 'Screened out', in_progress: 'Under way or left' },
  underAMinute: 'under a minute',
  minutes: (minutes: string) => `${minutes} min`,
  allInterviews: 'All interviews',
  previous: 'Previous',
  next: 'Next',
  readingOne: 'Reading the interview.',
  nothingSaid: 'Nothing was said in this interview yet.',
  followUp: 'Follow-up',
  about: (concept: string) => `About ${concept}`,
  listOnly: 'Below are its answers without follow-ups.',

  csv: 'CSV',
  json: 'JSON',
  csvNamed: 'Download all answers as CSV',
  jsonNamed: 'Download all answers as JSON',
  exported: (name: string) => `${name} is with your downloads`,

  simulated: (count: number) =>
    `These answers are simulated: ${count} people who do not exist took this interview. Nobody was asked, and nothing was sent.`,
  simulatedNext:
    'This is how a study reads when people have answered. Change the guide as you like: it is yours once you save it.',
};
