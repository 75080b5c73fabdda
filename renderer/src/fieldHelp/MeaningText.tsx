import { useConnectedService } from '../connections/index.ts';
import { meaningOf, type Setting } from './meaningOf.ts';

/** What a setting means for participants, and what the connected service does with it. */
export function MeaningText({ setting }: { readonly setting: Setting }) {
  return meaningOf(setting, useConnectedService());
}
