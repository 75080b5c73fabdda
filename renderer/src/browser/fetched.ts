import { type ComponentType, createElement, lazy, useState } from 'react';

/** What is left to load, in this order. */
const rest: (() => Promise<void>)[] = [];

/**
 * Wraps a component that the first screen does not need: it is loaded when it is opened, or earlier by
 * {@link fetchWhenIdle}, those with `first` before the others. Once loaded it renders at once: waiting again would let
 * keys reach the previous view.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { first = false } = {},
): ComponentType<Props> {
  let ready: ComponentType<Props> | null = null;
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  rest[first ? 'unshift' : 'push'](async () => {
    ready = await load();
  });
  return function Fetched(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Later);
    return createElement(Chosen, props);
  };
}

/** Loads everything while the browser is idle. It then opens at once, even if the host has gone. */
export function fetchWhenIdle(): void {
  const next = rest.shift();
  // What fails to load now is requested again when it is opened.
  if (next) whenIdle(() => void next().then(fetchWhenIdle, fetchWhenIdle));
}

/** Runs `act` when the browser is idle, or after a second in browsers that do not report it. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 1000);
}
