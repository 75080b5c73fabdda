import { guideExtension } from '@guide-studio/host/common';

/** The name a person calls the guide by: without `.guide.json`. */
export function shortName(name: string): string {
  return name.endsWith(guideExtension) ? name.slice(0, -guideExtension.length) : name;
}

/** Bytes in the unit a person would use. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const dayMs = 86_400_000;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** When, as short as it stays clear: the time for today and yesterday, else the date. Both are epoch milliseconds. */
export function whenOf(time: number, now: number): string {
  if (!Number.isFinite(time)) return 'at an unknown time';
  const days = Math.round((startOfDay(now) - startOfDay(time)) / dayMs);
  if (days === 0) return `today, ${clock.format(time)}`;
  if (days === 1) return `yesterday, ${clock.format(time)}`;
  return day.format(time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
