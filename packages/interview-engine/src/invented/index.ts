/**
 * Invented participants: whole interviews for a dress rehearsal.
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
