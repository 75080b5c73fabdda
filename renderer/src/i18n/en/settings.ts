import type { InterviewMode, TargetPlatform } from '@guide-studio/guide-core';

const modes: Readonly<Record<InterviewMode, string>> = {
  text: 'Text',
  audio: 'Audio',
  audio_text: 'Audio or text',
  audio_screen: 'Audio and screen',
  video: 'Video',
  video_screen: 'Video and screen',
};
const platformNames: Readonly<Record<TargetPlatform, string>> = {
  ios: 'iPhone and iPad',
  android: 'Android',
  desktop: 'Desktop',
};

/** The settings of the study. */
export const settings = {
  title: 'Title',
  titleHint: 'For you and your team. Participants never see it.',
  externalTitle: 'Title for participants',
  externalTitleHint:
    'Names the tab of the interview and the invitation. If empty, participants see no title, and the tab says “Interview”.',
  background: 'Background',
  backgroundHint: 'What the interviewer may know about the company or product.',
  goal: 'Goal',
  goalHint: 'What you want to learn. It guides follow-up questions.',
  interview: 'Interview',
  mode: 'Mode',
  modes,
  notSet: 'Not set',
  showLanguages: 'Show the languages',
  noSuchLanguage: 'No language matches.',
  questionLanguage: 'Language of the questions',
  questionLanguageHint: 'The language that you write the questions in. If none is chosen, English.',
  writtenRightToLeft: 'Written from right to left. The direction of each text follows from its letters.',
  availableLanguages: 'Translated into',
  availableLanguagesHint: 'Participants can take the interview in these languages. If none is chosen, English only.',
  rightToLeft: 'right to left',
  /** Languages that browsers do not name, or name differently. */
  languages: {
    'en-medical': 'English (medical)',
    ba: 'Bashkir',
    bo: 'Tibetan',
    ff: 'Fula',
    kea: 'Kabuverdianu',
    luo: 'Luo (Dholuo)',
    umb: 'Umbundu',
  } as Readonly<Record<string, string>>,
  platforms: 'Devices',
  platformsHint: 'Where the interview can be taken. If none is chosen, on any device.',
  platformNames,
  welcomeAndClosing: 'Welcome and closing',
  welcomeTitle: 'Welcome title',
  welcomeMessage: 'Welcome message',
  welcomeMessageHint: 'Shown before the interview starts.',
  closing: 'Closing message',
  closingHint: 'Shown when the interview is complete.',
  pageTitle: 'Interview',
  picture: 'What participants see first',
  pictureHint: 'What participants see first.',
  noWelcome: 'Without a welcome, the interview begins with the first question.',
  nothingYet: 'No text yet.',
  start: 'Start',
};
