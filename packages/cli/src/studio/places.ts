import { resolve } from 'node:path';
import { type StudioPlaces, studioPlaces } from '@guide-studio/host/node';
import type { Context } from '../context.ts';

/** Returns where Guide Studio keeps its data. A relative `GUIDE_STUDIO_HOME` is resolved from the current folder. */
export function placesOf({ env, cwd }: Pick<Context, 'env' | 'cwd'>): StudioPlaces {
  const moved = env['GUIDE_STUDIO_HOME'];
  return studioPlaces(moved ? { ...env, GUIDE_STUDIO_HOME: resolve(cwd, moved) } : env);
}
