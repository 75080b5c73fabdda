import type { AnswerFormat } from './answerFormat.ts';
import { csvFormat } from './csvFormat.ts';
import { jsonFormat } from './jsonFormat.ts';

/** Every way to write the answers of a study, the usual one first. */
export const answerFormats: readonly AnswerFormat[] = [csvFormat, jsonFormat];
