/** What happened to the pictures, videos and pages of a question in an interview. */
export const shown = {
  title: 'What was shown',
  page: (host: string) => `The page from ${host}`,
  named: (name: string) => `“${name}”`,
  shown: (name: string, seconds: string) => `${name} was shown, in view for ${seconds} s.`,
  watched: (name: string, seconds: string) => `${name} was played to the end, in view for ${seconds} s.`,
  notWatched: (name: string, seconds: string) =>
    `${name} was shown but not played to the end, in view for ${seconds} s.`,
  failed: (name: string) => `${name} could not be loaded. The participant continued without it.`,
  notSeen: (name: string) => `${name}: the participant reported that nothing was shown, and continued without it.`,
  declined: (name: string) => `${name} was not loaded: the participant chose to continue without it.`,
  unknown: (name: string) => `${name}: it is not known whether this was shown.`,
  asksFirst:
    'Participants are asked before pictures, videos and pages are loaded. The operator of the service has set this.',
};
