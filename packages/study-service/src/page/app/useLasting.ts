import { useEffect, useState } from 'preact/hooks';

/** Whether something has been true for so many milliseconds without a break. */
export function useLasting(is: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    setLasted(false);
    if (!is) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return is && hasLasted;
}
