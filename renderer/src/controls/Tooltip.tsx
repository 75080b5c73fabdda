import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

export interface TooltipProps {
  /** Line breaks are kept. Without a text there is no tooltip. */
  readonly text: string | undefined;
  /** The text says more than the element's name: screen readers read it as its description. */
  readonly describes?: boolean;
  /** The element it belongs to. It must pass the attributes that it gets to its DOM element. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A short text beside an element, shown while a mouse rests on it or a key brought the focus there. Escape and a press
 * hide it; touch does not show it. It only repeats or explains: the element has a name of its own, so that screen
 * readers say nothing twice. Needs `Tooltips` around the window.
 *
 * Only marks the element, so that hundreds of them cost nothing; `Tooltips` does the rest.
 */
export function Tooltip({ text, describes = false, children }: TooltipProps) {
  if (!text) return children;
  const marks: HTMLAttributes<HTMLElement> & { 'data-tooltip': string } = { 'data-tooltip': text };
  if (describes) marks['aria-description'] = text;
  return cloneElement(children, marks);
}
