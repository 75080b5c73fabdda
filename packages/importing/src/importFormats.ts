import { docx, markdown, text } from './documents/documents.ts';
import type { ImportFormat } from './importFormat.ts';
import { limesurvey } from './limesurvey/limesurvey.ts';
import { qsf } from './qsf/qsf.ts';
import { redcap } from './redcap/redcap.ts';
import { surveyjs } from './surveyjs/surveyjs.ts';
import { xlsform } from './xlsform/xlsform.ts';

/** The formats of other tools, in the order in which they are asked whether they recognise a file: any text is text. */
export const importFormats: readonly ImportFormat[] = [
  redcap,
  surveyjs,
  qsf,
  xlsform,
  limesurvey,
  docx,
  markdown,
  text,
];
