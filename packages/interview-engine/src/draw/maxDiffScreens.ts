import { defaultItemsPerScreen, showingsPerOption } from '../assumptions.ts';
import type { SeededRandom } from './seededRandom.ts';
import { shuffled } from './shuffled.ts';

/**
 * Returns the screens of a MaxDiff question, each a list of option ids. There are ceil(3 × options / items per screen)
 * screens; the numbers of times options are shown differ by at most one, and no option occurs twice on a screen. Each
 * screen takes the options shown least so far, ties at random, which keeps the balance after every screen.
 */
export function maxDiffScreens(
  optionIds: readonly string[],
  itemsPerScreen: number | null | undefined,
  random: SeededRandom,
): readonly (readonly string[])[] {
  const size = screenSize(optionIds.length, itemsPerScreen);
  const count = screenCount(optionIds.length, itemsPerScreen);
  const showings = new Map(optionIds.map((id) => [id, 0]));
  return Array.from({ length: count }, () => {
    const rarestFirst = [...shuffled(optionIds, random)].sort(
      (a, b) => (showings.get(a) ?? 0) - (showings.get(b) ?? 0),
    );
    const screen = rarestFirst.slice(0, size);
    for (const id of screen) showings.set(id, (showings.get(id) ?? 0) + 1);
    return shuffled(screen, random);
  });
}

/** Returns the number of screens of a MaxDiff question. */
export function screenCount(options: number, itemsPerScreen: number | null | undefined): number {
  return options === 0 ? 0 : Math.ceil((showingsPerOption * options) / screenSize(options, itemsPerScreen));
}

/** Returns how many options a screen of a MaxDiff question shows. */
export function screenSize(options: number, itemsPerScreen: number | null | undefined): number {
  return Math.min(itemsPerScreen ?? defaultItemsPerScreen, options);
}
