/** Small parts of guides as they are in a file, for tests that need a guide and do not care which. */

/** Returns a block of questions. */
export function flat<Item>(title: string, ...items: readonly Item[]) {
  return { type: 'flat', title, items: [...items] };
}

/** Returns an open question. */
export function openQuestion(text: string) {
  return { type: 'open_ended', text };
}

/** Returns a screener with one question, whose options decide as given, for example `{ Yes: 'approve' }`. */
export function screener(text: string, options: Readonly<Record<string, string>>, more: object = {}) {
  const question = {
    type: 'multiple_choice',
    text,
    ...more,
    options: Object.entries(options).map(([option, status]) => ({ text: option, status })),
  };
  return { type: 'screening', title: 'Screener', items: [question] };
}
