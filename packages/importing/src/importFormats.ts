import type { ImportFormat } from './importFormat.ts';
import { redcap } from './redcap/redcap.ts';
import { surveyjs } from './surveyjs/surveyjs.ts';
import { xlsform } from './xlsform/xlsform.ts';

/** The formats of other tools, in the order in which they are asked whether they recognise a file. */
export const importFormats: readonly ImportFormat[] = [redcap, surveyjs, xlsform];
