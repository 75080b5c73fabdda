import { useEffect, useState } from 'preact/hooks';

const query = '(min-width: 700px)';

/** Returns true if the window is wide enough for a table. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setWide(list.matches);
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, []);
  return isWide;
}
