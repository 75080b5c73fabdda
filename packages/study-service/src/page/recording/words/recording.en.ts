import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Device, DeviceState } from '../devices.ts';

const { counted } = pluralsOf('en');
const minutes = { one: 'minute', other: 'minutes' };

/** What the page says about recording, in English. */
export const english = {
  check: {
    title: 'This interview records your answers',
    audio: 'Your voice is recorded.',
    video: 'Your voice and your camera are recorded.',
    screen: 'Your screen is recorded too. Close what others should not see.',
    when: 'A recording runs only from “Record” to “Stop”, and you can listen before you send it. The people who run this study receive what you send.',
    instead: 'You do not have to agree: you can write your answers instead.',
    agree: 'Agree and check',
    write: 'Write instead',
    sayWords: 'Say a few words: the bar should move.',
    heard: 'We can hear you.',
    seen: 'This is your picture.',
    share: 'Choose what to share',
    toShare: 'Your browser asks what to share.',
    shared: 'What you chose can be recorded.',
    goOn: 'Continue',
    again: 'Try again',
  },
  devices: { microphone: 'Microphone', camera: 'Camera', screen: 'Screen' } satisfies Record<Device, string>,
  /** What is wrong with a device. */
  states: {
    asking: 'Please answer your browser’s question.',
    refused: 'Not allowed. Allow it for this page in your browser, then try again.',
    missing: 'None was found. Connect one, then try again.',
    busy: 'Another program is using it. Close that program, then try again.',
    unsupported: 'This browser cannot record it.',
    lost: 'It was disconnected, or it is no longer allowed.',
  } satisfies Partial<Record<DeviceState, string>>,
  /** What works instead. */
  without: {
    microphone: 'You can write your answers.',
    camera: 'Without it, only your voice is recorded.',
    screen: 'Without it, your answers are recorded without the screen.',
  } satisfies Record<Device, string>,

  record: 'Record',
  recordAgain: 'Record again',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  recording: 'Recording',
  paused: 'Paused',
  yourRecording: 'Your recording',
  recorded: (time: string) => `Recorded: ${time}. Listen to it, then send it or record again.`,
  interrupted: (time: string) => `${time} were recorded before the page was closed. Send that, or record again.`,
  kept: 'You have already answered by speaking. Continue to keep that answer, or record again.',
  send: 'Send answer',
  sending: (sent: number, all: number) => `Sending your recording: part ${sent} of ${all}. Keep this page open.`,
  waiting: 'The connection was lost. Your recording is kept on this device and will be sent as soon as possible.',
  serviceFull: 'The study has no space for recordings right now. Keep this page open, or write your answer.',
  upTo: (most: number) => `You can record up to ${counted(most, minutes)}.`,
  left: 'One minute left.',
  reached: 'This is the longest possible recording. Send it, or record again.',
  screenRuns: 'Your screen is being recorded',
  watched: 'The people who run this study will look at what you do on your screen.',
  shareAgain: 'Share the screen again',
  speak: 'Speak instead',
  stopFirst: 'Stop the recording first, then send it.',
  nothing: 'Nothing has been recorded yet. Record your answer, then send it.',
  lost: (device: string) =>
    `${device}: disconnected, or no longer allowed. What was recorded until then is kept: send it, or write your answer.`,
  screenLost: 'Your screen is no longer shared. Your voice is still being recorded.',
  full: 'This device has no space left, so the recording stopped. Send what was recorded, or write your answer. Keep this page open until then.',
  noSpace: 'This device has too little space for a recording. Write your answer.',
  tooLarge: 'The recording is too large. Record a shorter one, or write your answer.',
  notSent: 'The recording could not be sent. Record again, or write your answer.',
  unsupported: (device: string) => `${device}: this browser cannot record it. Write your answer.`,
};
