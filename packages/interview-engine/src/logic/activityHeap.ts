/** Variables, of which the most active one is taken first. */
export interface ActivityHeap {
  clear(): void;
  insert(variable: number): void;
  /** Takes the variable with the highest activity, of several the first; undefined if there is none. */
  next(): number | undefined;
  /** The activity of a variable has become higher. */
  raised(variable: number): void;
}

/** Returns an empty heap (a binary one). `activities`: by variable; they are read when variables are moved. */
export function createActivityHeap(activities: readonly number[]): ActivityHeap {
  const all: number[] = [];
  const places: number[] = [];
  const isHigher = (one: number, other: number): boolean => {
    const difference = (activities[one] as number) - (activities[other] as number);
    return difference > 0 || (difference === 0 && one < other);
  };
  function put(variable: number, at: number): void {
    all[at] = variable;
    places[variable] = at;
  }
  function up(from: number): void {
    const variable = all[from] as number;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isHigher(variable, all[above] as number)) break;
      put(all[above] as number, at);
      at = above;
    }
    put(variable, at);
  }
  function down(from: number): void {
    const variable = all[from] as number;
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= all.length) break;
      if (below + 1 < all.length && isHigher(all[below + 1] as number, all[below] as number)) below += 1;
      if (!isHigher(all[below] as number, variable)) break;
      put(all[below] as number, at);
      at = below;
    }
    put(variable, at);
  }
  return {
    clear() {
      for (const variable of all) places[variable] = -1;
      all.length = 0;
    },
    insert(variable) {
      if ((places[variable] ?? -1) !== -1) return;
      all.push(variable);
      up(all.length - 1);
    },
    next() {
      const [first] = all;
      if (first === undefined) return undefined;
      places[first] = -1;
      const last = all.pop() as number;
      if (all.length > 0) {
        put(last, 0);
        down(0);
      }
      return first;
    },
    raised(variable) {
      const at = places[variable] ?? -1;
      if (at !== -1) up(at);
    },
  };
}
