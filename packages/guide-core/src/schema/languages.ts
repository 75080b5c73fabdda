import { z } from 'zod';

/** Every language code of the specification, section "Config", in its order. The list is closed. */
export const languageCodes = [
  'en', 'en-medical', 'fr', 'de', 'de-CH', 'it', 'pt', 'es', 'zh', 'zh-TW', 'zh-HK', 'af',
  'sq', 'am', 'ar', 'hy', 'as', 'ast', 'az', 'ba', 'eu', 'be', 'bn', 'bs',
  'br', 'bg', 'my', 'ca', 'ceb', 'ny', 'hr', 'cs', 'da', 'nl', 'et', 'fo',
  'fi', 'nl-BE', 'ff', 'gl', 'lg', 'ka', 'el', 'gu', 'ht', 'ha', 'haw', 'he',
  'hi', 'hu', 'is', 'ig', 'id', 'ga', 'ja', 'jw', 'kea', 'kn', 'kk', 'km',
  'ko', 'ku', 'ky', 'lo', 'la', 'lv', 'ln', 'lt', 'luo', 'lb', 'mk', 'mg',
  'ms', 'ml', 'mt', 'mi', 'mr', 'mn', 'ne', 'nso', 'no', 'nn', 'oc', 'or',
  'pa', 'ps', 'fa', 'pl', 'ro', 'ru', 'sa', 'sr', 'sn', 'sd', 'si', 'sk',
  'sl', 'so', 'su', 'sw', 'sv', 'tl', 'tg', 'ta', 'tt', 'te', 'th', 'bo',
  'tr', 'tk', 'uk', 'umb', 'ur', 'uz', 'vi', 'cy', 'wo', 'xh', 'yi', 'yo',
  'zu',
] as const;

export const LanguageCode = z.enum(languageCodes);
export type LanguageCode = z.infer<typeof LanguageCode>;
