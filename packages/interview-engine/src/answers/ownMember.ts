import type { Json, JsonObject } from '@guide-studio/guide-core';

/** A member that the value itself has; what it inherits is nobody's answer. */
export function ownMember(value: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A list of texts, or null for anything else. */
export function textList(value: Json | undefined): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const list = value as readonly Json[];
  return list.every((entry) => typeof entry === 'string') ? list : null;
}
