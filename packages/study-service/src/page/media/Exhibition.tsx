import { Consent } from './Consent.tsx';
import { Missing } from './Missing.tsx';
import { Stimulus } from './Stimulus.tsx';
import type { Exhibit } from './useShowings.ts';

/** Shows the pictures, videos and pages of a question or its concept, in the guide's order. */
export function Exhibition({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  if (exhibits.length === 0) return null;
  return (
    <div class="media">
      {exhibits.map((exhibit, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an address may occur twice; the order is fixed
        <Exhibited key={`${at} ${exhibit.shown.url}`} exhibit={exhibit} />
      ))}
    </div>
  );
}

function Exhibited({ exhibit }: { readonly exhibit: Exhibit }) {
  const { shown, showing } = exhibit;
  if (showing.state === 'asking') return <Consent exhibit={exhibit} />;
  if (showing.state === 'failed' || showing.state === 'unseen' || shown.address === null) {
    return <Missing exhibit={exhibit} />;
  }
  return <Stimulus exhibit={exhibit} address={shown.address} />;
}
