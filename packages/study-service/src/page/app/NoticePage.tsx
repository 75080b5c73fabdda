import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Buttons for the possible actions. */
  readonly children?: ComponentChildren;
}

/** Shows a page without a question: what happened, and what to do. */
export function NoticePage({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main class="card notice">
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {title}
      </h1>
      <p class="message" dir="auto">
        {text}
      </p>
      {children === undefined ? null : <div class="actions">{children}</div>}
    </main>
  );
}
