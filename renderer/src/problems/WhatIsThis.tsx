import { CircleQuestionMark } from '../theme/icons.tsx';
import { IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { openFinding } from '../manual/index.ts';
import { codeOfFinding, type ShownFinding } from '../session/index.ts';

/** Opens the manual at the paragraph about a finding. */
export function WhatIsThis({ finding }: { readonly finding: ShownFinding }) {
  return (
    <IconButton
      size="small"
      icon={CircleQuestionMark}
      label={words.problems.whatIsThis}
      onClick={() => void openFinding(codeOfFinding(finding))}
    />
  );
}
