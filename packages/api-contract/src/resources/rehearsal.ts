import { type JsonObject, NonEmptyText } from '@guide-studio/guide-core';
import { isJsonObject, isStorableText } from '@guide-studio/guide-core/internal';
import * as z from 'zod';

// Our own: a dress rehearsal, in which invented participants take a study through the running service.

/**
 * Where a service of this project says without a key that it can mark responses as rehearsal. No other service has this
 * address, so it is asked before anything is sent.
 */
export const ownServicePath = '/api/studio/service';

/** What a service of Guide Studio answers at `/api/studio/service`; no other service has this address. */
export const OwnService = z.strictObject({ service: z.literal('guide-studio'), rehearsals: z.literal(true) });
export type OwnService = z.infer<typeof OwnService>;

/** Responses with a higher number are rehearsals; the first one has this number and 1. */
export const rehearsalNumbersAfter = 1_000_000_000;

/** A guide as it was sent: a valid one, so it is not checked again. */
export const SentGuide = z.custom<JsonObject>(isJsonObject);

/** The guide of a study. */
export const StudyGuide = z.strictObject({ guide: SentGuide });
export type StudyGuide = z.infer<typeof StudyGuide>;

/** The number of rehearsal responses of a study, by progress. Those that never answered anything are not counted. */
export const RehearsalCounts = z.strictObject({
  inProgress: z.int().min(0),
  complete: z.int().min(0),
  screenedOut: z.int().min(0),
});
export type RehearsalCounts = z.infer<typeof RehearsalCounts>;

/** Permission to start marked interviews of one study, for an hour or until its rehearsal is deleted. */
export const RehearsalPermission = z.strictObject({
  linkId: z.string().min(1),
  /** A secret, sent with each start. */
  pass: z.string().min(1),
});
export type RehearsalPermission = z.infer<typeof RehearsalPermission>;

/** The number of responses that were deleted. */
export const DeletedRehearsal = z.strictObject({ deleted: z.int().min(0) });
export type DeletedRehearsal = z.infer<typeof DeletedRehearsal>;

/** Marks an interview as rehearsal when it is started, and says what it draws. */
export const RehearsalStart = z.strictObject({
  pass: NonEmptyText,
  /** Any text; the same one draws the same concepts and orders. */
  seed: NonEmptyText.max(200).refine((text) => isStorableText(text)),
  /** Concepts, by key of the interview engine, that the draw takes first. */
  firstConcepts: z
    .array(NonEmptyText.max(2000).refine((text) => isStorableText(text)))
    .max(1000)
    .optional(),
});
export type RehearsalStart = z.infer<typeof RehearsalStart>;
