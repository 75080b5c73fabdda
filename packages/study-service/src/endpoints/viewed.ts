import type { List } from '../answer.ts';
import type { ListedInterview } from '../store/store.ts';

/** A list made of interviews while they are read, some at a time. */
export async function* viewed(
  batches: AsyncIterable<readonly ListedInterview[]>,
  view: (interview: ListedInterview) => object,
): List {
  for await (const interviews of batches) {
    yield interviews.map(view);
    // Others get their turn.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
