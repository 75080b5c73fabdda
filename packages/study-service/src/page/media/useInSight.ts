import { useEffect, useRef } from 'preact/hooks';

/** The shares of an element at which the browser is to look again. */
const looks = [0, 0.25, 0.5, 0.75, 1];
/** How much of an element, or of the screen when it is larger, has to be visible. */
const share = 0.5;

/** Tells when an element comes into sight and when it goes out of it; a page in the background shows nothing. */
export function useInSight(
  element: { readonly current: Element | null },
  isOn: boolean,
  tell: (isInSight: boolean) => void,
): void {
  const tellRef = useRef(tell);
  tellRef.current = tell;
  useEffect(() => {
    if (!isOn || element.current === null) return undefined;
    let isVisible = false;
    const look = () => tellRef.current(isVisible && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        const { intersectionRatio, intersectionRect, isIntersecting } = entry;
        isVisible = isIntersecting && (intersectionRatio >= share || intersectionRect.height >= share * innerHeight);
        look();
      },
      { threshold: looks },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      tellRef.current(false);
    };
  }, [element, isOn]);
}
