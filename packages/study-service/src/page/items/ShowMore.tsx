import { useLayoutEffect, useRef } from 'preact/hooks';
import { PageMessage } from '../words/PageMessage.tsx';
import type { Portion } from './usePortion.ts';

/**
 * Shows the button that reveals the next entries of a long list and focuses the first of them; nothing if all are
 * shown.
 */
export function ShowMore({ portion: { hidden, next, showMore } }: { readonly portion: Portion<unknown> }) {
  const lastShownRef = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const before = lastShownRef.current;
    lastShownRef.current = undefined;
    if (before === undefined) return;
    const fields = fieldsAround(before);
    fields[fields.indexOf(before) + 1]?.focus();
  }, [hidden]);
  if (hidden === 0) return null;
  const more = (button: HTMLElement): void => {
    const fields = fieldsAround(button);
    lastShownRef.current = fields[fields.indexOf(button) - 1];
    showMore();
  };
  return (
    <button type="button" class="more" onClick={(event) => more(event.currentTarget)}>
      <PageMessage of={(words) => words.showMore(next, hidden)} />
    </button>
  );
}

const fieldsAround = (element: HTMLElement): readonly HTMLElement[] => [
  ...(element.closest('.answer')?.querySelectorAll<HTMLElement>('input, button:not(:disabled)') ?? []),
];
