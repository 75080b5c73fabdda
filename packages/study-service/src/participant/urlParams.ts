import { urlParamLimits } from '@guide-studio/api-contract/internal';
import type { Json } from '@guide-studio/guide-core';
import { isJsonObject, isStorableText } from '@guide-studio/guide-core/internal';
import type { UrlParams } from '../store/store.ts';

/**
 * Returns the link parameters as lists of values. Any name is allowed, including `__proto__`. `wrongShape`: not an
 * object of texts or lists of texts; `tooMuch`: exceeds {@link urlParamLimits}.
 */
export function readUrlParams(value: Json | undefined): UrlParams | 'wrongShape' | 'tooMuch' {
  if (value === undefined) return {};
  if (!isJsonObject(value)) return 'wrongShape';
  const entries = Object.entries(value).map(([name, given]) => [name, Array.isArray(given) ? given : [given]] as const);
  const isText = (text: Json): text is string => typeof text === 'string' && isStorableText(text);
  const params: [string, string[]][] = [];
  for (const [name, values] of entries) {
    if (!isStorableText(name) || !values.every(isText)) return 'wrongShape';
    params.push([name, values]);
  }
  return isTooMuch(params) ? 'tooMuch' : Object.fromEntries(params);
}

/** Each value of a repeated parameter counts. */
function isTooMuch(params: readonly (readonly [string, readonly string[]])[]): boolean {
  const { count, nameCharacters, valueCharacters, bytes } = urlParamLimits;
  const pairs = params.flatMap(([name, values]) => values.map((value) => [name, value] as const));
  if (pairs.length > count || params.length > count) return true;
  if (
    pairs.some(
      ([name, value]) => Array.from(name).length > nameCharacters || Array.from(value).length > valueCharacters,
    )
  ) {
    return true;
  }
  const encoder = new TextEncoder();
  return pairs.flat().reduce((sum, text) => sum + encoder.encode(text).length, 0) > bytes;
}
