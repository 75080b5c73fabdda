import { objectFields } from '../doc/node.ts';
import type { Part } from './part.ts';
import { brief } from './speech.ts';

/** Long enough to tell questions apart that begin alike. */
const nameLength = 64;

/** What a part is called in sentences: the first line of its title, text or nickname. */
export function nameOfPart({ node }: Part): string {
  const { title, text, nickname } = objectFields(node);
  const name = [title, text, nickname].find((each) => typeof each === 'string' && each !== '') ?? '';
  return brief(String(name).trim().split('\n', 1)[0], nameLength);
}
