import type { MessageLanguage } from '@guide-studio/guide-core';
import type { ReportRow } from './report.ts';
import { reportWords as german } from './words.de.ts';
import { reportWords as english } from './words.en.ts';
import type { ReportWords } from './words.types.ts';

const words: Readonly<Record<MessageLanguage, ReportWords>> = { en: english, de: german };

/** Returns what became of a part of the source, in a sentence; empty for one that the guide has as it was. */
export function messageOfRow(
  { verdict, code, params, rule, target }: Pick<ReportRow, 'verdict' | 'code' | 'params' | 'rule' | 'target'>,
  language: MessageLanguage = 'en',
): string {
  const { sentences, rules, sameMeaning } = words[language];
  if (code !== null) return sentences[code]({ field: target ?? '', ...params });
  if (verdict === 'exact') return '';
  return (rule === null ? undefined : rules[rule]) ?? sameMeaning;
}
