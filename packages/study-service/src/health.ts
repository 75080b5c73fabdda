/** The latest outcome of an external dependency, such as a model. */
export interface Health<Fault extends string = string> {
  /** `ready`, or what it failed with last. */
  state(): 'ready' | Fault;
  note(outcome: 'ready' | Fault): void;
}

/** A change that an operator wants to know. */
export interface HealthChange<Fault extends string = string> {
  /** Null if the part works again. */
  readonly fault: Fault | null;
  /** How often it has failed since it last worked. */
  readonly failures: number;
}

/**
 * Returns the health of a part. `onChange` receives changes of the state, and of repeated failures only the 10th,
 * 100th, and so on, to keep the log readable.
 */
export function createHealth<Fault extends string>(onChange: (change: HealthChange<Fault>) => void): Health<Fault> {
  let state: 'ready' | Fault = 'ready';
  let failures = 0;
  return {
    state: () => state,
    note(outcome) {
      const before = state;
      state = outcome;
      if (outcome === 'ready') {
        if (before !== 'ready') onChange({ fault: null, failures });
        failures = 0;
        return;
      }
      failures += 1;
      if (outcome !== before || /^10+$/u.test(String(failures))) onChange({ fault: outcome, failures });
    },
  };
}
