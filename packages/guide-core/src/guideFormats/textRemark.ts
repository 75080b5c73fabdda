import { textMessageOf } from '../format/messages.ts';
import type { TextIssue } from '../format/textIssue.ts';
import type { FormatRemark } from './guideFormat.ts';

/** Returns what is wrong with the text of a file as a remark of a format. */
export const textRemark = (issue: TextIssue): FormatRemark => ({
  code: issue.code,
  line: issue.line ?? null,
  message: { en: textMessageOf(issue), de: textMessageOf(issue, 'de') },
});
