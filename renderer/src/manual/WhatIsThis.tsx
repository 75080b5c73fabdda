import { CircleQuestionMark } from '../theme/icons.tsx';
import { IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { openFinding } from './openFinding.ts';

/** Opens the manual at the paragraph about a finding, or about something else that has an id there. */
export function WhatIsThis({ id }: { readonly id: string }) {
  return (
    <IconButton
      size="small"
      icon={CircleQuestionMark}
      label={words.problems.whatIsThis}
      onClick={() => void openFinding(id)}
    />
  );
}
