/** What engines with stacks provide, declared only as far as it is used: this package has no types of a platform. */
interface StackCapture {
  readonly captureStackTrace?: (into: object, above: unknown) => void;
}

const places = new WeakMap<object, string>();

/** Notes that `above`, a function of this library, was called to make a part. Returns the part. */
export function placed<Part extends object>(part: Part, above: unknown): Part {
  const stack = stackAbove(above);
  if (stack !== undefined) places.set(part, stack);
  return part;
}

/** Returns the stack from the code that made a part; undefined if it is not known. */
export const placeOf = (part: object | undefined): string | undefined => part && places.get(part);

/** Gives a part the place of another one. Returns the part. */
export function placedAs<Part extends object>(part: Part, other: object): Part {
  const stack = places.get(other);
  if (stack !== undefined) places.set(part, stack);
  return part;
}

/** Returns the stack from the code that called `above`; undefined where the engine has none. */
export function stackAbove(above: unknown): string | undefined {
  const captured: { readonly stack?: string } = {};
  (Error as unknown as StackCapture).captureStackTrace?.(captured, above);
  return captured.stack;
}
