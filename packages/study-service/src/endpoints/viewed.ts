import type { List } from '../answer.ts';
import type { StoredInterview } from '../store/store.ts';

/** A list made of interviews while they are read, some at a time. */
export async function* viewed(
  batches: AsyncIterable<readonly StoredInterview[]>,
  view: (interview: StoredInterview) => object,
): List {
  for await (const interviews of batches) {
    yield interviews.map(view);
    // Others get their turn.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
