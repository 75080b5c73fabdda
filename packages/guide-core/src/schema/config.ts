import * as z from 'zod';
import { LanguageCode } from './languages.ts';
import { Text } from './text.ts';

/** How participants answer, and what is recorded (specification, "Config"). */
export const InterviewMode = z.enum(['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']);
export type InterviewMode = z.infer<typeof InterviewMode>;

/** A kind of device on which the interview may be taken (specification, "Config"). */
export const TargetPlatform = z.enum(['ios', 'android', 'desktop']);
export type TargetPlatform = z.infer<typeof TargetPlatform>;

/** Interview settings (specification, "Config"). `availableLanguages`: null or absent means English only. */
export const Config = z.strictObject({
  interviewMode: InterviewMode.optional(),
  questionLanguage: LanguageCode.optional(),
  availableLanguages: z.array(LanguageCode).nullable().optional(),
  targetPlatforms: z.array(TargetPlatform).optional(),
});
export type Config = z.infer<typeof Config>;

/** Shown before the interview starts (specification, "WelcomeMessage"). */
export const WelcomeMessage = z.strictObject({ title: Text.optional(), message: Text.optional() });
export type WelcomeMessage = z.infer<typeof WelcomeMessage>;
