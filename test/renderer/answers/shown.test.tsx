import type { ShownStimulus } from '@guide-studio/api-contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ShownList } from '../../../renderer/src/answers/ShownList.tsx';

const stimulus = (changes: Partial<ShownStimulus>): ShownStimulus => ({
  discussionGuideQuestionId: 'q',
  conceptId: null,
  kind: 'image',
  name: 'A loaf',
  url: 'https://media.example/loaf.png',
  outcome: 'shown',
  seconds: 12.4,
  watched: null,
  ...changes,
});

describe('what was shown with a question', () => {
  test('is said for each picture, video and page, in their order', () => {
    const video = { kind: 'video', name: 'Baking', seconds: 30 } as const;
    const page = { kind: 'embed', name: null, url: 'https://pages.example/x' } as const;
    render(
      <ShownList
        stimuli={[
          stimulus({}),
          stimulus({ ...video, watched: true }),
          stimulus({ ...video, watched: false }),
          stimulus({ outcome: 'failed' }),
          stimulus({ ...page, outcome: 'notSeen' }),
          stimulus({ outcome: 'declined' }),
          stimulus({ outcome: 'unknown', seconds: null }),
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '“A loaf” was shown, in view for 12 s.',
      '“Baking” was played to the end, in view for 30 s.',
      '“Baking” was shown but not played to the end, in view for 30 s.',
      '“A loaf” could not be loaded. The participant continued without it.',
      'The page from pages.example: the participant reported that nothing was shown, and continued without it.',
      '“A loaf” was not loaded: the participant chose to continue without it.',
      '“A loaf”: it is not known whether this was shown.',
    ]);
  });

  test('is nothing where a question shows nothing', () => {
    const { container } = render(<ShownList stimuli={[]} />);
    expect(container.textContent).toBe('');
  });
});
