/** A length of time in seconds, in three cases. None is more than the next. */
export interface Duration {
  /** Seconds in the shortest case. */
  readonly least: number;
  /** Seconds in the usual case. */
  readonly usual: number;
  /** Seconds in the longest case. */
  readonly most: number;
}

export const noTime: Duration = Object.freeze({ least: 0, usual: 0, most: 0 });

/** Returns a duration that is the same in every case. */
export const always = (seconds: number): Duration => ({ least: seconds, usual: seconds, most: seconds });

/** Returns the total of several durations, case by case. */
export function sum(durations: readonly Duration[]): Duration {
  let [least, usual, most] = [0, 0, 0];
  for (const each of durations) {
    least += each.least;
    usual += each.usual;
    most += each.most;
  }
  return { least, usual, most };
}

/** Returns the total of several repetitions of a duration. */
export const times = (each: Duration, count: Duration): Duration => ({
  least: each.least * count.least,
  usual: each.usual * count.usual,
  most: each.most * count.most,
});
