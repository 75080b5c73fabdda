import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bars } from '../../../renderer/src/answers/Bars.tsx';

test('bars of one question are not stretched to its largest value', () => {
  const line = (text: string, length: number) => ({ text, value: '', detail: '', length });
  const { container } = render(<Bars lines={[line('Rye', 0.2), line('Oat', -0.1)]} />);
  const sizes = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.inlineSize);
  // Half of the track for each direction.
  expect(sizes).toEqual(['10%', '5%']);
});
