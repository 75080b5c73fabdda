import type { JsonObject } from '@guide-studio/guide-core';

function idea(externalId: string, nickname: string, description: string): JsonObject {
  return { externalId, nickname, content: { title: nickname, description } };
}

/** Several ideas, of which each participant sees two in random order. */
export const conceptTest: JsonObject = {
  title: 'Concept test',
  studyGoal: 'Learn which of the ideas people understand, want and would pay for, and why.',
  config: { interviewMode: 'audio_text', questionLanguage: 'en' },
  welcomeMessage: {
    title: 'What do you think of these ideas?',
    message: 'We will show you two early ideas. Nothing is finished, so please be frank. It takes about 12 minutes.',
  },
  studyGuide: [
    {
      type: 'flat',
      title: 'Before the ideas',
      items: [
        { type: 'open_ended', text: 'How do you solve this today?', followUp: 'medium' },
        { type: 'open_ended', text: 'What annoys you about that?', followUp: 'light' },
      ],
    },
    {
      type: 'concept',
      title: 'The ideas',
      conceptSamplingConfig: {
        subsampleCount: 2,
        concepts: [
          idea(
            'idea_a',
            'Idea A',
            '[Describe the first idea in two sentences: what it is, and what it does for people.]',
          ),
          idea(
            'idea_b',
            'Idea B',
            '[Describe the second idea in the same length and tone, so that only the idea differs.]',
          ),
          idea('idea_c', 'Idea C', '[Describe the third idea. Each person sees two of the three, in random order.]'),
        ],
      },
      items: [
        { type: 'open_ended', text: 'In your own words: what is this, and who is it for?', followUp: 'light' },
        {
          type: 'multiple_choice',
          text: 'How much would it help you?',
          options: [{ text: 'A lot' }, { text: 'Somewhat' }, { text: 'Hardly' }, { text: 'Not at all' }],
        },
        { type: 'open_ended', text: 'What do you like about it, and what puts you off?', followUp: 'heavy' },
      ],
    },
    {
      type: 'flat',
      title: 'Looking back',
      items: [
        {
          type: 'open_ended',
          text: 'Which of the two would you rather have, and what would make it better still?',
          followUp: 'medium',
        },
      ],
    },
  ],
};
