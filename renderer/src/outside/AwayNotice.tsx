import type { HostError } from '@guide-studio/host/common';
import { Notice } from '../controls/index.ts';
import { KeepGuide } from '../files/index.ts';
import { hasUnsavedWork, useSession } from '../session/index.ts';
import { hostMessageOf, words } from '../words/index.ts';

/** Says that the host has ended, before a request fails. */
export function AwayNotice({ away }: { readonly away: HostError }) {
  const unsaved = useSession(hasUnsavedWork);
  const { what, next } = hostMessageOf(away);
  return (
    <Notice
      bar
      kind="warning"
      text={what}
      next={unsaved ? next : words.outside.awayNext}
      actions={unsaved ? <KeepGuide /> : null}
    />
  );
}
