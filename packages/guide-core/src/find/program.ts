import { type CharacterTest, type Pattern, WrongPattern } from './pattern.ts';

/** One instruction of a program; `first` is tried before `second`. */
export type Instruction =
  | { readonly op: 'character'; readonly test: CharacterTest }
  | { readonly op: 'assert'; readonly at: 'start' | 'end' | 'boundary' | 'noBoundary' }
  | { readonly op: 'save'; readonly slot: number }
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { readonly op: 'match' };

const longest = 2_000;

/**
 * Returns a pattern as a program for {@link runProgram}. Slots 0 and 1 hold the whole match, 2n and 2n + 1 group n.
 * @throws WrongPattern if the program is too long
 */
export function programOf(pattern: Pattern): readonly Instruction[] {
  const program: Instruction[] = [];
  const push = (instruction: Instruction): number => {
    if (program.length >= longest) throw new WrongPattern('tooLarge');
    return program.push(instruction) - 1;
  };
  const emit = (part: Pattern): void => {
    switch (part.kind) {
      case 'character':
        push({ op: 'character', test: part.test });
        break;
      case 'assert':
        push({ op: 'assert', at: part.at });
        break;
      case 'sequence':
        for (const each of part.parts) emit(each);
        break;
      case 'group':
        push({ op: 'save', slot: part.number * 2 });
        emit(part.inner);
        push({ op: 'save', slot: part.number * 2 + 1 });
        break;
      case 'either':
        emitEither(part.parts);
        break;
      case 'repeat':
        for (let count = 0; count < part.min; count += 1) emit(part.inner);
        if (part.max === Infinity) emitLoop(part.inner, part.greedy);
        else emitOptional(part.inner, part.max - part.min, part.greedy);
    }
  };
  const split = (): { op: 'split'; first: number; second: number } => {
    const instruction = { op: 'split' as const, first: 0, second: 0 };
    push(instruction);
    return instruction;
  };
  /** Greedy repeats try the body first, lazy ones what follows. */
  const aim = (at: ReturnType<typeof split>, body: number, past: number, greedy: boolean): void => {
    at.first = greedy ? body : past;
    at.second = greedy ? past : body;
  };
  const emitEither = (parts: readonly Pattern[]): void => {
    const jumps: { op: 'jump'; to: number }[] = [];
    for (const [place, each] of parts.entries()) {
      if (place === parts.length - 1) {
        emit(each);
        break;
      }
      const choice = split();
      choice.first = program.length;
      emit(each);
      const jump = { op: 'jump' as const, to: 0 };
      push(jump);
      jumps.push(jump);
      choice.second = program.length;
    }
    for (const jump of jumps) jump.to = program.length;
  };
  const emitLoop = (inner: Pattern, greedy: boolean): void => {
    const start = program.length;
    const choice = split();
    const body = program.length;
    emit(inner);
    push({ op: 'jump', to: start });
    aim(choice, body, program.length, greedy);
  };
  const emitOptional = (inner: Pattern, times: number, greedy: boolean): void => {
    const choices: { readonly choice: ReturnType<typeof split>; readonly body: number }[] = [];
    for (let count = 0; count < times; count += 1) {
      const choice = split();
      choices.push({ choice, body: program.length });
      emit(inner);
    }
    for (const { choice, body } of choices) aim(choice, body, program.length, greedy);
  };
  push({ op: 'save', slot: 0 });
  emit(pattern);
  push({ op: 'save', slot: 1 });
  push({ op: 'match' });
  return program;
}
