import { objectFields } from '../doc/node.ts';
import type { Part } from './part.ts';
import { brief } from '../doc/brief.ts';

/** Long enough to distinguish questions with the same beginning. */
const nameLength = 64;

/** Returns the name of a part in sentences: the first line of its title, text or nickname. */
export function partName({ node }: Part): string {
  const { title, text, nickname } = objectFields(node);
  const name = [title, text, nickname].find((each) => typeof each === 'string' && each !== '') ?? '';
  return brief(String(name).trim().split('\n', 1)[0], nameLength);
}
