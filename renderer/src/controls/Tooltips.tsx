import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetched } from '../browser/fetched.ts';
import { type ShownTooltip, watchTooltips } from './watchTooltips.ts';

const TooltipPopup = fetched(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

/** Shows the tooltips of everything inside, one at a time, in one popup. The popup is loaded when it is first needed. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<ShownTooltip | null>(null);
  useEffect(() => watchTooltips(show), []);
  return (
    <>
      {children}
      <Suspense>{shown && <TooltipPopup {...shown} onClose={() => show(null)} />}</Suspense>
    </>
  );
}
