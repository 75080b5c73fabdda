import { guideExtension } from '@guide-studio/host/common';
import { clockText, dayText, numberText } from './formats.ts';
import { words } from './words.ts';

/** Returns the name of a guide without `.guide.json`. */
export function shortName(name: string): string {
  return name.endsWith(guideExtension) ? name.slice(0, -guideExtension.length) : name;
}

/** Returns a size in B, kB or MB. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${numberText(bytes / 1_000_000)} MB`;
}

const dayMs = 86_400_000;

/** Returns the time for today and yesterday, otherwise the date. Both parameters are epoch milliseconds. */
export function whenOf(time: number, now: number): string {
  if (!Number.isFinite(time)) return words.files.unknownTime;
  const days = Math.round((startOfDay(now) - startOfDay(time)) / dayMs);
  if (days === 0) return words.files.today(clockText(time));
  if (days === 1) return words.files.yesterday(clockText(time));
  return dayText(time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
