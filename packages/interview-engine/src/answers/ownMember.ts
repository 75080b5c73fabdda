import type { Json, JsonObject } from '@guide-studio/guide-core';

/** Returns an own property of the value; ignores inherited ones. */
export function ownMember(value: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns a list of texts, or null for anything else. */
export function textList(value: Json | undefined): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const list = value as readonly Json[];
  return list.every((entry) => typeof entry === 'string') ? list : null;
}
