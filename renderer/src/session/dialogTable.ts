import type { ComponentType } from 'react';
import type { Asking } from './dialogs.ts';

/** Dialogs by what the window asks. Each gets the details of the question as props. */
export type DialogsOf<Kind extends Asking['kind']> = {
  readonly [K in Kind]: ComponentType<Omit<Extract<Asking, { readonly kind: K }>, 'kind'>>;
};
