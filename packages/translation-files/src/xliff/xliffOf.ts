import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { type ByLanguage, translationSheet } from '@guide-studio/guide-core/translations';
import { contentOf, valueOf } from './xmlTexts.ts';

/** The namespace of XLIFF 2.0 and its later versions. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** What a translation of an earlier wording is marked with: it stays as it is until its text is another one. */
export const outdated = 'guide-studio:outdated';

/** The states of XLIFF by ours. */
const states: Readonly<Record<string, string>> = { new: 'translated', changed: 'initial', reviewed: 'reviewed' };

/**
 * Returns the texts of a guide and their translations into one language as XLIFF 2.1. A unit is a text: its notes say what
 * it is, and its name is what finds it again.
 */
export function xliffOf(guide: JsonObject, known: ByLanguage, from: LanguageCode, to: LanguageCode): string {
  const [, ...rows] = translationSheet(guide, known, [to]);
  const units = rows.map(([path = '', of = '', externalId = '', kind = '', source = '', text = '', state = ''], at) => {
    const segment =
      text === ''
        ? '<segment state="initial">'
        : `<segment state="${states[state] ?? 'translated'}"${state === 'changed' ? ` subState="${outdated}"` : ''}>`;
    const notes = [note('kind', kind), note('part of', of), note('place', path), note('externalId', externalId)].join(
      '',
    );
    const target = text === '' ? '' : `\n        <target xml:space="preserve">${contentOf(text)}</target>`;
    return `
    <unit id="t${at + 1}" name="${valueOf(nameOfUnit({ kind, of, externalId }))}">
      <notes>${notes}</notes>
      ${segment}
        <source xml:space="preserve">${contentOf(source)}</source>${target}
      </segment>
    </unit>`;
  });
  const title = typeof guide['title'] === 'string' ? guide['title'] : '';
  const original = title.trim() === '' ? '' : ` original="${valueOf(title)}"`;
  const direction = `srcDir="${directionOfLanguage(from)}" trgDir="${directionOfLanguage(to)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${from}" trgLang="${to}">
  <file id="guide"${original} canResegment="no" ${direction}>${units.join('') || emptyUnit}
  </file>
</xliff>
`;
}

/** A file needs a unit. */
const emptyUnit = `
    <unit id="none" translate="no">
      <segment>
        <source/>
      </segment>
    </unit>`;

const note = (category: string, text: string): string =>
  text === '' ? '' : `<note category="${category}">${contentOf(text).replaceAll(/<cp [^>]*>/gu, '')}</note>`;

interface UnitName {
  readonly kind: string;
  readonly of: string;
  readonly externalId: string;
}

/** Returns what a text is known by: its kind, its part and its externalId, each as a part of an address. */
const nameOfUnit = ({ kind, of, externalId }: UnitName): string => [kind, of, externalId].map(part).join('/');

// An address has no halves of characters.
const part = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[~\p{Cs}]/gu, (sign) => `~${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));

const withoutMarks = (text: string): string =>
  decodeURIComponent(text).replaceAll(/~([\da-f]{4})/gu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Returns what {@link nameOfUnit} is of; null for another name. */
export function unitNamed(name: string): UnitName | null {
  const parts = name.split('/');
  if (parts.length !== 3) return null;
  try {
    const [kind = '', of = '', externalId = ''] = parts.map(withoutMarks);
    return { kind, of, externalId };
  } catch {
    return null;
  }
}
