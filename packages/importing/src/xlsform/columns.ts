/** A column of a sheet of a form. */
export interface Column {
  /** Its name in small letters, of several names for one thing always the same. */
  readonly name: string;
  /** The language of its texts, as the form names it; null without one. */
  readonly language: string | null;
  /** What the sheet has. */
  readonly header: string;
}

/** Names that mean the same. */
const others: ReadonlyMap<string, string> = new Map([
  ['calculate', 'calculation'],
  ['caption', 'label'],
  ['command', 'type'],
  ['constraining_message', 'constraint_message'],
  ['constraintmsg', 'constraint_message'],
  ['count', 'repeat_count'],
  ['form_id', 'form_id'],
  ['id_string', 'form_id'],
  ['jr:constraintmsg', 'constraint_message'],
  ['jr:count', 'repeat_count'],
  ['jr:requiredmsg', 'required_message'],
  ['list', 'list_name'],
  ['readonly', 'read_only'],
  ['relevance', 'relevant'],
  ['requiredmsg', 'required_message'],
  ['set_form_id', 'form_id'],
  ['set_form_title', 'form_title'],
  ['tag', 'name'],
  ['title', 'form_title'],
  ['value', 'name'],
]);

/** Columns that may have a language. */
const translated: ReadonlySet<string> = new Set([
  'audio',
  'big-image',
  'constraint_message',
  'guidance_hint',
  'hint',
  'image',
  'label',
  'required_message',
  'video',
]);

/** What some forms write before the name of a column that has one of its own. */
const groups: ReadonlySet<string> = new Set(['bind', 'body', 'control', 'media']);

/** Returns a column by its header, such as `label::English (en)`, `label:English` or `media::image::English`. */
export function columnIn(header: string): Column {
  const hasDouble = header.includes('::');
  const parts = header.split(hasDouble ? '::' : ':').map((part) => part.trim());
  const [first = ''] = parts;
  const rest = groups.has(first.toLowerCase()) && parts.length > 1 ? parts.slice(1) : parts;
  const [name = '', ...languages] = rest;
  const plain = nameOf(name);
  if (translated.has(plain)) {
    const language = languages.join(hasDouble ? '::' : ':');
    return { name: plain, language: language === '' ? null : language, header };
  }
  return { name: nameOf(rest.join(hasDouble ? '::' : ':')), language: null, header };
}

function nameOf(text: string): string {
  const name = text.toLowerCase().replaceAll(/\s+/gu, '_');
  return others.get(name) ?? name;
}
