import * as z from 'zod';
import { Block } from './block.ts';
import { Config, WelcomeMessage } from './config.ts';
import { NonEmptyText, Text } from './text.ts';

/** The body of the create request, and the content of a guide file (specification, "Study creation request"). */
export const CreateStudyRequest = z.strictObject({
  title: NonEmptyText,
  externalTitle: Text.optional(),
  background: Text.optional(),
  studyGoal: Text.optional(),
  config: Config.optional(),
  welcomeMessage: WelcomeMessage.optional(),
  closingMessage: Text.optional(),
  studyGuide: z.array(Block).min(1),
});
export type CreateStudyRequest = z.infer<typeof CreateStudyRequest>;
