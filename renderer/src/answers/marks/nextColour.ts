import { type Code, type CodeColour, codeColours } from '@guide-studio/guide-core/reading';

/** Returns the colour that the fewest codes have; never grey. */
export function nextColour(codes: readonly Code[]): CodeColour {
  const count = (colour: CodeColour) => codes.filter((code) => code.colour === colour).length;
  const [, ...colours] = codeColours;
  return colours.reduce((least, colour) => (count(colour) < count(least) ? colour : least), 'blue');
}
