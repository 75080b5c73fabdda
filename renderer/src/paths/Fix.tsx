import { type Finding, fixesOf } from '@guide-studio/interview-engine/paths';
import { Button } from '../controls/index.ts';
import { dispatchAll } from '../session/index.ts';
import { entryName } from '../i18n/index.ts';
import type { GuidePaths } from './exploring.ts';
import { useStale } from './useStale.ts';

interface FixProps {
  readonly known: GuidePaths;
  readonly finding: Finding;
}

/** The one repair of a finding that is certain, if there is one. */
export function Fix({ known, finding }: FixProps) {
  const isStale = useStale(known);
  const fix = fixesOf(finding, known.doc).find(({ isCertain }) => isCertain);
  if (fix === undefined) return null;
  const name = { command: `fix.${fix.id}`, params: fix.params };
  return (
    <Button disabled={isStale} onClick={() => dispatchAll(fix.calls, name)}>
      {entryName(name)}
    </Button>
  );
}
