import type { Path } from '../json.ts';

const lists: Readonly<Record<string, string>> = {
  studyGuide: 'block',
  items: 'item',
  options: 'option',
  rows: 'row',
  concepts: 'concept',
  criteria: 'criterion',
  choices: 'choice',
  media: 'media',
  availableLanguages: 'language',
  targetPlatforms: 'platform',
};

/** A path in words, counted from 1: `block 2, item 3, option 1, "status"`. Empty for the guide itself. */
export function placeName(path: Path): string {
  const words: string[] = [];
  for (const [depth, step] of path.entries()) {
    const list = path[depth - 1];
    if (typeof step === 'number') words.push(`${lists[String(list)] ?? 'entry'} ${step + 1}`);
    else if (typeof path[depth + 1] !== 'number' || lists[step] === undefined) words.push(`"${step}"`);
  }
  return words.filter((word, at) => !containers.has(word) || at === words.length - 1).join(', ');
}

// Left out on the way to something inside them: the place is clear without them.
const containers = new Set(['"conditional"', '"conceptSamplingConfig"']);
