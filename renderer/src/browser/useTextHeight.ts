import { type RefObject, useLayoutEffect, useRef } from 'react';

/** False in Firefox and in Safari before 26.2, which cut a text of several lines to its first. */
const fitsItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Makes a field as high as its text, also when its width changes, in browsers without `field-sizing`. */
export function useTextHeight(field: RefObject<HTMLTextAreaElement | null>, value: string): void {
  const widthRef = useRef(0);
  useLayoutEffect(() => {
    if (!fitsItself && field.current !== null) fit(field.current);
  }, [field, value]);
  useLayoutEffect(() => {
    const element = field.current;
    if (fitsItself || element === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === widthRef.current) return;
      widthRef.current = element.clientWidth;
      fit(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
}

function fit(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  const border = element.offsetHeight - element.clientHeight;
  element.style.height = `${element.scrollHeight + border}px`;
}
