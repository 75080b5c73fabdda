import { join } from 'node:path';
import { assumptionsWith, type EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import type { Notes } from '@guide-studio/guide-core/notes';
import { settingsFile, thisMachine } from '@guide-studio/host/node';
import type { Context } from '../context.ts';
import { placesOf } from './places.ts';

/**
 * Returns the norms behind the length of interviews, as in the editor: those of this guide, otherwise those of this
 * computer.
 */
export async function lengthNorms(notes: Notes | null, context: Context): Promise<EstimateAssumptions> {
  if (notes?.assumptions) return assumptionsWith(notes.assumptions);
  const settings = await settingsFile(thisMachine(), join(placesOf(context).home, 'settings.json'))['settings.read'](
    {},
  );
  return assumptionsWith(settings.ok ? settings.value.estimate : {});
}
