import type { Instruction } from './program.ts';

/** The start and end of a match and its groups; undefined for groups that did not take part. */
type Slots = readonly (number | undefined)[];

/** The number of instructions that may still run. At zero, nothing more is found. */
export interface Budget {
  steps: number;
}

interface Thread {
  readonly at: number;
  readonly slots: Slots;
}

/**
 * Returns the first match at or after `from`, with the priorities of a backtracking engine but in time proportional to
 * text times program: all alternatives run through the text in parallel (Pike's machine). No expression can hang it.
 */
export function runProgram(program: readonly Instruction[], text: string, from: number, budget: Budget): Slots | null {
  const seen = new Uint32Array(program.length);
  let threads: Thread[] = [];
  let matched: Slots | null = null;
  for (let place = from; place <= text.length; ) {
    if (!matched) threads.push({ at: 0, slots: [] });
    if (threads.length === 0 || budget.steps <= 0) break;
    const character = place < text.length ? String.fromCodePoint(text.codePointAt(place) ?? 0) : '';
    const next: Thread[] = [];
    for (const thread of threads) {
      const found = follow(program, text, place, character, thread, seen, next, budget);
      if (!found) continue;
      // All later threads have a lower priority.
      matched = found;
      break;
    }
    threads = next;
    place += Math.max(1, character.length);
  }
  return matched;
}

/** Follows a thread up to its next characters and adds those that fit to `next`. Returns the slots if it is a match. */
function follow(
  program: readonly Instruction[],
  text: string,
  place: number,
  character: string,
  thread: Thread,
  seen: Uint32Array,
  next: Thread[],
  budget: Budget,
): Slots | null {
  const stack: Thread[] = [thread];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { at, slots } = top;
    const instruction = program[at];
    if (!instruction || seen[at] === place + 1) continue;
    seen[at] = place + 1;
    budget.steps -= 1;
    switch (instruction.op) {
      case 'match':
        return slots;
      case 'character':
        if (character !== '' && instruction.test(character)) next.push({ at: at + 1, slots });
        break;
      case 'assert':
        if (holds(instruction.at, text, place)) stack.push({ at: at + 1, slots });
        break;
      case 'save':
        stack.push({ at: at + 1, slots: withSlot(slots, instruction.slot, place) });
        break;
      case 'jump':
        stack.push({ at: instruction.to, slots });
        break;
      case 'split':
        stack.push({ at: instruction.second, slots }, { at: instruction.first, slots });
    }
  }
  return null;
}

function withSlot(slots: Slots, slot: number, place: number): Slots {
  const copy = slots.slice();
  copy[slot] = place;
  return copy;
}

const word = /\w/;
const lineEnd = /[\n\r\u2028\u2029]/;

function holds(at: 'start' | 'end' | 'boundary' | 'noBoundary', text: string, place: number): boolean {
  const [before, after] = [text.charAt(place - 1), text.charAt(place)];
  switch (at) {
    case 'start':
      return place === 0 || lineEnd.test(before);
    case 'end':
      return place === text.length || lineEnd.test(after);
    default:
      return (word.test(before) !== word.test(after)) === (at === 'boundary');
  }
}
