const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  block: ['block', 'blocks'],
  item: ['question', 'questions'],
  concept: ['concept', 'concepts'],
  criterion: ['condition', 'conditions'],
  option: ['option', 'options'],
  row: ['row', 'rows'],
  media: ['media item', 'media items'],
};

/** What an action left out. */
export const leftOut = {
  all: (what: string) => `Left out: ${what}.`,
  parts: (kind: string, count: number, names: string) =>
    `${count} ${kinds[kind]?.[count === 1 ? 0 : 1] ?? kind} (${names})`,
  carried: (names: string) => `options carried forward from ${names}`,
  choices: (count: number, names: string) => `${count} ${count === 1 ? 'choice' : 'choices'} in conditions (${names})`,
  setting: (label: string) => `“${label}”`,
  quoted: (text: string) => `“${text}”`,
  more: (count: number) => `and ${count} more`,
};
