import type { Device, DeviceState } from '../devices.ts';

/** What the page says about recording, in English. */
export const english = {
  check: {
    title: 'This interview records your answers',
    audio: 'Your voice is recorded.',
    video: 'Your voice and your camera are recorded.',
    screen: 'Your screen is recorded too. Close what others should not see.',
    when: 'A recording runs only from “Record” to “Stop”. While you speak, it is sent in pieces to the service of this study. You can listen to it before you press “Send answer”.',
    counts:
      'It counts only when you press “Send answer”: then the people who run this study receive it. What you do not send is deleted within two days.',
    /** What reads answers besides people. */
    readers: {
      software: 'What you say may be written down by software.',
      ai: 'What you write may be read by an AI.',
      both: 'What you say may be written down by software and read by an AI.',
    },
    instead: 'You do not have to agree: you can write your answers instead.',
    agree: 'Agree and check',
    write: 'Write instead',
    speak: 'Say a few words: the bar should move.',
    audible: 'We can hear you.',
    seen: 'This is your picture.',
    share: 'Choose what to share',
    toShare: 'Your browser asks what to share.',
    shared: 'What you chose can be recorded.',
    goOn: 'Continue',
    again: 'Try again',
    keptFrom: (time: string) =>
      `Recorded before the page was closed: ${time}. It is kept: you can send it after this check.`,
    notChosen: 'No screen was chosen. Press the button again and choose one.',
  },
  devices: {
    microphone: 'Microphone',
    camera: 'Camera',
    screen: 'Screen',
  } satisfies Record<Device, string>,
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
  /** What a device that works does not give now. */
  lacking: {
    microphone:
      'Nothing is heard from your microphone. If you are speaking, check that it is switched on and not muted.',
    camera: 'Your camera picture is black. Check that the camera is switched on and nothing covers it.',
    screen:
      'The picture of your screen is not changing. If something is happening on it, stop, share the screen again and record again.',
  } satisfies Record<Device, string>,
  /** The same of a recording, before it is sent. */
  lacked: {
    microphone: 'Nothing was heard in this recording, or at its end. Listen to it before you send it.',
    camera: 'Your camera picture was black in this recording, or at its end. Look at it before you send it.',
    screen: 'The picture of your screen no longer changed at the end of this recording. Look at it before you send it.',
  } satisfies Record<Device, string>,
  pressRecord: 'Press “Record” and speak.',
  record: 'Record',
  recordAgain: 'Record again',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  recording: 'Recording',
  paused: 'Paused',
  yourRecording: 'Your recording',
  recorded: (time: string) => `Recorded: ${time}. Listen to it, then send it or record again.`,
  interrupted: (time: string) => `Recorded before the page was closed: ${time}. Send that, or record again.`,
  kept: 'You have already answered by speaking. Press “Next” to keep that answer, or record again.',
  send: 'Send answer',
  sending: (sent: number, all: number) => `Sending your recording: part ${sent} of ${all}. Keep this page open.`,
  waiting: 'The connection was lost. Your recording is kept on this device and will be sent as soon as possible.',
  serviceFull: 'The study has no space for recordings right now. Keep this page open, or write your answer.',
  serviceUnable:
    'The study cannot keep recordings right now. Your recording is kept on this device and is sent when the study can take it again.',
  arrived: 'Your answer has arrived. The next question is being prepared.',
  upTo: (most: number) => `You can record up to ${most} min.`,
  left: 'One minute left.',
  reached: 'This is the longest possible recording. Send it, or record again.',
  screenRuns: 'Your screen is being recorded',
  watched: 'The people who run this study will look at what you do on your screen.',
  screenOff: 'Your screen is not shared, so it is not recorded.',
  shareAgain: 'Share the screen again',
  speak: 'Speak instead',
  lost: (device: string) =>
    `${device}: disconnected, or no longer allowed. What was recorded until then is kept: send it, or write your answer.`,
  screenLost: 'Your screen is no longer shared. The recording goes on without it.',
  full: 'This device has no space left, so the recording stopped. Keep this page open, and send what was recorded, or write your answer.',
  noSpace: 'This device has too little space for a recording. Write your answer.',
  tooLarge: 'The recording is too large. Record a shorter one, or write your answer.',
  notSent: 'The recording could not be sent. Record again, or write your answer.',
};
