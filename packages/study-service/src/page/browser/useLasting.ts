import { useEffect, useState } from 'preact/hooks';

/** Returns true if `is` has been true for `ms` milliseconds without a break. */
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
