import type { Refusal } from '@guide-studio/guide-core/edit';
import type { OtherRepairs } from '@guide-studio/guide-core/internal';
import type { Backup } from '@guide-studio/host/common';
import type { ComponentType } from 'react';

/**
 * The dialogs by kind, with what each is about. The session asks these. A feature adds its own where it declares the
 * dialog:
 *
 * ```ts
 * declare module '../session/dialogs.ts' {
 *   interface DialogKinds {
 *     approve: object;
 *   }
 * }
 * ```
 */
export interface DialogKinds {
  open: object;
  saveAs: { readonly after?: () => void };
  unsaved: { readonly after: () => void };
  /** The text of the JSON tab is not in the guide, and `after` would discard it. */
  unreadText: { readonly after: () => void };
  changedOnDisk: object;
  recovery: { readonly backup: Backup };
  /** `ways`: other ways to run the command that break less. */
  refused: { readonly refusal: Refusal; readonly ways: OtherRepairs };
  /** The desktop window is about to close with unsaved content. */
  leave: object;
}

/** The open modal dialog. One at a time. */
export type AskedDialog = {
  [Kind in keyof DialogKinds]: { readonly kind: Kind } & DialogKinds[Kind];
}[keyof DialogKinds];

/** Dialogs by what the window asks. Each gets the details of the question as props. */
export type DialogsOf<Kind extends AskedDialog['kind']> = {
  readonly [K in Kind]: ComponentType<Omit<Extract<AskedDialog, { readonly kind: K }>, 'kind'>>;
};
