/** Returns the form of an answer that is an object with all of these properties, each a JSON Schema, and no other. */
export function answerForm(name: string, properties: Readonly<Record<string, object>>): object {
  return { type: 'json_schema', json_schema: { name, schema: objectForm(properties) } };
}

/** Returns the JSON Schema of an object with all of these properties and no other. */
export function objectForm(properties: Readonly<Record<string, object>>): object {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

/** Returns the first characters of a text, at most `most`: a model reads only so much. */
export function cutText(text: string, most: number): string {
  return Array.from(text).slice(0, Math.max(0, most)).join('');
}
