import { Suspense } from 'react';
import { fetched } from '../browser/fetched.ts';
import type { Setting } from './meaningOf.ts';

const MeaningText = fetched(async () => (await import('./MeaningText.tsx')).MeaningText);

/** What a setting means, as the hint of its field. The field is there before its explanation. */
export function Meaning({ setting }: { readonly setting: Setting }) {
  return (
    <Suspense fallback={null}>
      <MeaningText setting={setting} />
    </Suspense>
  );
}
