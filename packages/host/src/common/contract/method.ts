import * as z from 'zod';

/* The fields that the inputs of several methods have. */
export const file = z.string().min(1).max(1024);
export const text = z.string();
export const id = z.string().min(1).max(200);
export const name = z.string().trim().min(1).max(200);
export const none = z.strictObject({});
export const key = z.uuid();

/** Describes one method: the schema of its input, and the type of its output. */
export function method<Output>() {
  return <Input extends z.ZodType>(input: Input) => ({ input, output: undefined as unknown as Output });
}
