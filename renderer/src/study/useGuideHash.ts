import { useEffect, useState } from 'react';
import { guideText, useGuide } from '../session/index.ts';
import { hashOfText } from '../browser/hashOfText.ts';

/** Returns the hash of what publishing would send now, or null while it is computed. */
export function useGuideHash(): string | null {
  const doc = useGuide((guide) => guide.editor.doc);
  const [known, setKnown] = useState<{ readonly doc: unknown; readonly hash: string } | null>(null);
  useEffect(() => {
    let current = true;
    void hashOfText(guideText(doc)).then((hash) => {
      if (current) setKnown({ doc, hash });
    });
    return () => {
      current = false;
    };
  }, [doc]);
  return known?.doc === doc ? known.hash : null;
}
