import type { Answer, List } from './answer.ts';

/**
 * Returns a list as an answer. A failure in the first batch is an error of the request. A list of one batch is answered
 * at once; a longer one is created while it is sent.
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
