/** Waiting that ends early when the connection is back, the page is looked at again, or somebody asks for it. */
export interface Pause {
  readonly pause: (ms: number) => Promise<void>;
  /** Ends the wait under way. */
  readonly wake: () => void;
}

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
