import type { MessageLanguage } from '@guide-studio/guide-core';
import type { PartNames } from '../partNames.ts';
import type { Finding, FindingCode } from './allPathFindings.ts';
import { moduleOf } from './findingsOf.ts';
import { germanFindings } from './messages.de.ts';
import { englishFindings } from './messages.en.ts';
import type { FindingMessages } from './messages.types.ts';
import type { Weight } from './pathFinding.ts';

const languages: Readonly<Record<MessageLanguage, FindingMessages>> = { en: englishFindings, de: germanFindings };

/** Returns what kind of thing a finding is, in a few words. Default: English. */
export const findingTitle = (code: FindingCode, language: MessageLanguage = 'en'): string =>
  languages[language].findings[code].title;

/** Returns what a finding says. */
export function findingSentence(finding: Finding, names: PartNames, language: MessageLanguage): string {
  const sentence = languages[language].findings[finding.code].sentence as (named: unknown) => string;
  return sentence(moduleOf(finding).named(finding, names));
}

/** Returns why findings of a weight matter. */
export const findingWhy = (weight: Weight, language: MessageLanguage): string => languages[language].why[weight];
