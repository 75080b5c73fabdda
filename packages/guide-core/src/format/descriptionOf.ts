import type { Path } from '../json.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { descriptions as german } from './descriptions.de.ts';
import { descriptions as english } from './descriptions.en.ts';

const descriptions: Readonly<Record<MessageLanguage, Readonly<Record<string, string>>>> = { en: english, de: german };

/** The object in each property, single or in a list. */
const objectUnder: Readonly<Record<string, string>> = {
  studyGuide: 'block',
  config: 'config',
  welcomeMessage: 'welcomeMessage',
  conceptSamplingConfig: 'conceptSamplingConfig',
  concepts: 'concept',
  content: 'content',
  items: 'item',
  options: 'option',
  rows: 'row',
  media: 'media',
  embed: 'embed',
  conditional: 'conditional',
  criteria: 'criterion',
};

/** Returns the meaning of the property at a path, or null if the contract does not have it. */
export function descriptionOf(path: Path, language: MessageLanguage = 'en'): string | null {
  const names = path.filter((step) => typeof step === 'string');
  const around = names.at(-2);
  const object = around === undefined ? 'study' : Object.hasOwn(objectUnder, around) ? objectUnder[around] : '';
  const key = `${object}.${names.at(-1)}`;
  return Object.hasOwn(descriptions[language], key) ? (descriptions[language][key] ?? null) : null;
}
