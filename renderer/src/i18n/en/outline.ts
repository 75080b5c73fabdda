import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** The outline. */
export const outline = {
  label: 'Outline',
  keys: 'Use the arrow keys to go through the guide. Space picks up a row to move it. Alt and arrow keys move it at once. Shift and arrow keys select several. The slash key adds a question.',
  empty: 'Empty',
  emptyText: 'Empty text',
  block: 'Block',
  kinds: { concept: 'concept', option: 'option', row: 'row' } as Readonly<Record<string, string>>,
  marks: { error: ', has problems', serious: ', has warnings', warning: ', has suggestions' },
  run: (count: number) => `${count} with the same condition`,
  inRun: (count: number) => `, first of ${count} with the same condition`,
  sameAsInRun: (first: number) => `, same condition as ${first}`,
  sameAsBefore: ', same condition as the one before',
  holdsSelection: ', the selection is inside',
  theGuide: 'the guide',
  grabbed: (name: string) =>
    `Picked up “${name}”. Arrow keys move it, Page Up and Page Down go to the next block, Space drops it, Escape cancels.`,
  stays: (name: string) => `Move canceled. “${name}” is where it was.`,
  landing: (name: string, parent: string, position: number) => `${name}: ${parent}, position ${position}.`,
  noFurtherPlace: 'It cannot move any further.',
  movedTo: (place: string) => `Moved to ${place}.`,
  copiedTo: (place: string) => `Copied to ${place}.`,
  place: (parent: string, position: number, count: number) => `${parent}, position ${position} of ${count}`,
  several: (count: number) => `${count} parts`,
  selected: (count: number) => counted(count, { one: 'selected', other: 'selected' }),
  search: 'Search the outline',
  found: (count: number) => counted(count, { one: 'match', other: 'matches' }),
  nothingFound: (text: string) => `No matches for “${text}”.`,
  clearSearch: 'Clear the search',
  copies: 'Copy',
  wouldBring: (problem: string) => `This would cause a problem: ${problem}`,
};
