import { useEffect, useRef } from 'preact/hooks';

/** Visible shares at which the browser checks again. */
const looks = [0, 0.25, 0.5, 0.75, 1];
/** The share of an element, or of the screen if the element is larger, that must be visible. */
const share = 0.5;

/** Reports when an element becomes visible or invisible. Nothing is visible in a background page. */
export function useInSight(
  element: { readonly current: Element | null },
  isOn: boolean,
  onChange: (isInSight: boolean) => void,
): void {
  const onChangeRef = useRef(onChange);
  onChangeRef.current = onChange;
  useEffect(() => {
    if (!isOn || element.current === null) return undefined;
    let isVisible = false;
    const look = () => onChangeRef.current(isVisible && document.visibilityState === 'visible');
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
      onChangeRef.current(false);
    };
  }, [element, isOn]);
}
