import type { Publication } from '@guide-studio/host/common';
import { askFor } from '../session/index.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    invite: { readonly publication: Publication };
  }
}

/** Opens the sheet with the links of a live study, and what else is needed to invite people. */
export function openInvite(publication: Publication): void {
  askFor({ kind: 'invite', publication });
}
