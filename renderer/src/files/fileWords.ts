import { guideExtension } from '@guide-studio/host/common';
import { clockText, dayText, numberText, words } from '../words/index.ts';

/** The name a person calls the guide by: without `.guide.json`. */
export function shortName(name: string): string {
  return name.endsWith(guideExtension) ? name.slice(0, -guideExtension.length) : name;
}

/** Bytes in the unit a person would use. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${numberText(bytes / 1_000_000)} MB`;
}

const dayMs = 86_400_000;

/** When, as short as it stays clear: the time for today and yesterday, else the date. Both are epoch milliseconds. */
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
