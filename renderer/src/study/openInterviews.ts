import { read, registerOpenInterviews } from '../session/index.ts';

/** How often the interviews are counted. Without a study on this computer, they are not. */
const everyMs = 30_000;

let interviews = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Counts the interviews that people take on this computer, so that the desktop window asks before it closes: its service
 * ends with it. That of the browser goes on.
 */
export function startOpenInterviews(): void {
  if (read().host.capabilities.kind !== 'electron') return;
  registerOpenInterviews(() => interviews);
  void countOpenInterviews();
}

/** Counts them now, as after a launch. */
export async function countOpenInterviews(): Promise<void> {
  if (read().host.capabilities.kind !== 'electron') return;
  clearTimeout(timer);
  const counted = await read().host.call('service.openInterviews', {});
  interviews = counted.ok ? counted.value.interviews : 0;
  clearTimeout(timer);
  if (!counted.ok || counted.value.studies > 0) timer = setTimeout(() => void countOpenInterviews(), everyMs);
}
