import type { Random } from '../generate/random.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The faults of the network, as shares from 0 to 1. */
export interface Weather {
  /** Requests that never arrive. */
  readonly lostRequests: number;
  /** Answers that never arrive. */
  readonly lostAnswers: number;
  /** Requests that arrive twice; half of the copies arrive late, after other requests. */
  readonly doubled: number;
}

/** A network between a page and a real service that loses, repeats and reorders requests, determined by a seed. */
export interface LossyNetwork {
  readonly fetch: Fetch;
  /** Delivers all pending requests. */
  settle(): Promise<void>;
}

export function lossyNetwork(random: Random, weather: Weather): LossyNetwork {
  const late: (() => Promise<unknown>)[] = [];
  const deliverLate = async (): Promise<void> => {
    const index = random.int(0, late.length - 1);
    await late.splice(index, 1)[0]?.();
  };
  return {
    async fetch(url, init) {
      const copy = { ...init, signal: null };
      const again = async () => await (await fetch(url, copy)).text();
      if (late.length > 0 && random.chance(0.5)) await deliverLate();
      if (random.chance(weather.lostRequests)) throw new TypeError('lost on the way');
      if (random.chance(weather.doubled)) {
        if (random.chance(0.5)) late.push(again);
        else await again();
      }
      const response = await fetch(url, copy);
      if (!random.chance(weather.lostAnswers)) return response;
      await response.text();
      throw new TypeError('lost on the way back');
    },
    async settle() {
      while (late.length > 0) await deliverLate();
    },
  };
}
