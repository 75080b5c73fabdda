/** A wait that ends early when the connection returns, the page becomes visible, or `wake` is called. */
export interface Pause {
  readonly pause: (ms: number) => Promise<void>;
  /** Ends the current wait. */
  readonly wake: () => void;
}

/** Returns a pause that listens to the events of a window. */
export function createPause(scope: Window): Pause {
  let wake = (): void => {};
  const wakeNow = () => wake();
  scope.addEventListener('online', wakeNow);
  scope.document.addEventListener('visibilitychange', () => {
    if (scope.document.visibilityState === 'visible') wakeNow();
  });
  const pause = async (ms: number) =>
    await new Promise<void>((resolve) => {
      const timer = scope.setTimeout(resolve, ms);
      wake = () => {
        scope.clearTimeout(timer);
        resolve();
      };
    });
  return { pause, wake: wakeNow };
}
