/**
 * Invented participants: whole interviews for a dress rehearsal of a study, before real participants take it.
 *
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { inventParticipants, totalsOf } from '@guide-studio/interview-engine/invented';
 * import { explore } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const { participants, personas, goals } = inventParticipants(cooking, explore(cooking), { count: 10, seed: '1' });
 * console.log(`${personas} of ${participants.length} reach all ${goals} goals`); // 2 of 10 reach all 5 goals
 * console.log(totalsOf(participants)); // { complete: 10, screenedOut: 0, inProgress: 0, reached: 5 }
 * ```
 *
 * {@link inventParticipants} returns as many as you want: first those who reach everything that can be reached, then
 * others who answer at random, some of whom break off. Their free text says that it is invented. {@link totalsOf}
 * counts what came of all of them, or of those who came through.
 *
 * @module @guide-studio/interview-engine/invented
 */
export {
  type InventedParticipant,
  type InventedParticipants,
  type InventedTotals,
  inventParticipants,
  totalsOf,
} from './inventParticipants.ts';
