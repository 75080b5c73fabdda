import type { FollowUp, InterviewMode } from '@guide-studio/guide-core';

const modes: Readonly<Record<InterviewMode, string>> = {
  text: 'Participants read and write.',
  audio: 'Participants speak their answers to open questions.',
  audio_text: 'Participants choose whether they speak or write.',
  audio_screen:
    'Participants speak and share their screen. Phones cannot share a screen: they record the answer without it.',
  video: 'Participants speak to their camera.',
  video_screen:
    'Participants speak to their camera and share their screen. Phones cannot share a screen: they record the answer without it.',
};
const followUps: Readonly<Record<FollowUp, string>> = {
  none: 'No follow-up question is asked.',
  light: 'At most one follow-up question is asked, where an answer leaves something open.',
  medium: 'At most two follow-up questions are asked, where an answer leaves something open.',
  heavy: 'At most three follow-up questions are asked, until an answer leaves nothing open.',
};

/** What a setting means for participants, and what the connected service does with it. `name`: of the service. */
export const fieldHelp = {
  noService: 'No service is connected.',
  modes,
  notSetText: 'If not set, participants write.',
  asksToSpeak: 'The guide asks participants to speak.',
  /** Of an input that is preferred where participants may also write. */
  orWritten: {
    voice: 'Participants are asked to speak, and may write instead.',
    screenRecording:
      'Participants are asked to speak and share their screen, and may write instead. Phones cannot share a screen: they record the answer without it.',
  },
  written: 'Participants write.',
  writtenByMode: 'Participants write, because the mode of the study is text.',
  recordings: {
    written: (name: string) => `${name} keeps the recordings and writes down what is said.`,
    notWritten: (name: string) => `${name} keeps the recordings but writes nothing down: it has no transcriber.`,
    failing: (name: string) =>
      `${name} keeps the recordings, but its transcriber does not answer: until it does, an answer says only that it was spoken.`,
    full: (name: string) => `${name} has too little free disk space to begin a recording: participants write instead.`,
    unreachable: (name: string) =>
      `${name} does not reach the place where recordings are kept: participants write instead.`,
    none: (name: string) => `${name} keeps no recordings: participants write instead.`,
    unknown: (name: string) => `Whether ${name} records is not known.`,
  },
  notRewrapped: 'It has no ffmpeg, so recordings of some browsers do not play in Safari.',
  languages: {
    own: (name: string) =>
      `${name} offers the languages that have translations; send those with “guide studies translate”. A text without one is shown in the language of the questions.`,
    unknown: (name: string) => `Whether ${name} translates is not known.`,
  },
  platforms: {
    own: (name: string) => `${name} turns other devices away, says which ones are needed, and offers the link.`,
    unknown: (name: string) => `Whether ${name} turns other devices away is not known.`,
  },
  followUps,
  asks: {
    model: (name: string) => `${name}: a model writes it; if it is late or fails, a script does.`,
    failing: (name: string) => `${name}: a script asks, because the model does not answer.`,
    script: (name: string) =>
      `${name}: standard follow-up questions are asked. Set up a model to have one written for each answer.`,
    unknown: (name: string) => `${name}: who asks is not known.`,
  },
  watched:
    'Participants are told that you will look at what they do on their screen. The screen is recorded for you; no model watches it.',
  mustWatch: {
    own: 'Participants continue only when the video was played to its end; skipping does not count.',
    unknown: (name: string) =>
      `Participants should continue only when the video was played to its end. Whether ${name} holds to it is not known.`,
  },
};
