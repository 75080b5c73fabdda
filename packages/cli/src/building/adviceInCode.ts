import { type GuideFinding, type Json, messageOf, type Path } from '@guide-studio/guide-core';
import { getIn, isJsonObject } from '@guide-studio/guide-core/internal';

/** Returns advice about a guide with the names that its code writes. */
export function adviceInCode(
  { code, path, message }: Pick<GuideFinding, 'code' | 'path' | 'message'>,
  guide: Json,
  inCode: (path: Path) => Path,
): string {
  const [place, placeInCode] = [placeText(path), placeText(inCode(path))];
  const tooFew = code === 'maxSelectAboveOptions' ? fewestSentence(getIn(guide, path.slice(0, -1))) : null;
  if (tooFew !== null) return `${placeInCode}: ${tooFew}`;
  const renamed = message.startsWith(`${place}: `) ? placeInCode + message.slice(place.length) : message;
  // The words of a form.
  return renamed.replace(/, or clear it\.$/u, ', or leave it out.');
}

/** Says that a question asks for more answers than it has options; null if it does not. */
function fewestSentence(item: Json | undefined): string | null {
  if (!isJsonObject(item) || !Array.isArray(item['options'])) return null;
  const { minSelect: fewest, options, allowCustomOption } = item;
  const count = options.length + (allowCustomOption === true ? 1 : 0);
  if (typeof fewest !== 'number' || fewest <= count) return null;
  const only = `there ${count === 1 ? 'is' : 'are'} only ${count} to choose from`;
  return `at least ${fewest} answers are required, but ${only}, so nobody can answer. Write select: [${count}, ${count}], lower the first number, or add options.`;
}

/** A property of a guide that no code of the library made. */
interface MisspelledProperty {
  readonly parent: Path;
  readonly given: string;
  readonly meant: string;
}

/** Says how to name a property. */
export function misspelledText({ parent, given, meant }: MisspelledProperty): string {
  const where = parent.length === 0 ? 'This data' : `${placeText(parent)} of this data`;
  return `${where} has “${given}”. Call it “${meant}” in the file that the data comes from.`;
}

/** Returns a place in words: `Block 1`. */
function placeText(path: Path): string {
  const message = messageOf({ severity: 'error', code: 'too_small', path });
  return message.slice(0, message.indexOf(': '));
}
