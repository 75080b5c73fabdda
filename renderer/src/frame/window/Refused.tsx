import { Unplug } from 'lucide-react';
import { EmptyState } from '../../controls/index.ts';
import { useSession } from '../../session/store.ts';
import { hostMessageOf } from '../../words/index.ts';

/** The page without a host: what happened and how to come back. */
export function Refused() {
  const refusal = useSession((session) => session.refusal);
  if (!refusal) return null;
  const { what, next } = hostMessageOf(refusal);
  return (
    <main>
      <h1 className="unseen">Guide Studio</h1>
      <EmptyState icon={Unplug} text={`${what} ${next}`} />
    </main>
  );
}
