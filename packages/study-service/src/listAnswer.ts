import type { Answer, List } from './answer.ts';

/**
 * The answer that is a list. What cannot be read at its beginning is an error of the request, and a short list is
 * answered at once; only a longer one is made while it is sent.
 */
export async function listAnswer(list: List): Promise<Answer> {
  const first = await list.next();
  const second = await list.next();
  if (second.done !== true) return { status: 200, list: after([first.value ?? [], second.value], list) };
  return { status: 200, body: first.done === true ? [] : first.value };
}

async function* after(read: readonly (readonly object[])[], list: List): List {
  yield* read;
  yield* list;
}
