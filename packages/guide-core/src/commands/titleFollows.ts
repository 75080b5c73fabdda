import { getIn } from '../doc/field.ts';
import { type GuideNode, textField } from '../doc/node.ts';
import type { Path } from '../json.ts';
import type { EditorState } from '../state/editorState.ts';

/**
 * Whether setting a property of a concept sets its title for participants as well: its nickname does while nobody has
 * written either, and while this very typing goes on. A title that was written, left as it came to be, or left empty under a
 * nickname stays: the nickname is for the team, and may say what participants must not read.
 */
export function titleFollows({ history }: EditorState, concept: GuideNode, path: Path): boolean {
  if (concept.kind !== 'concept' || path.join() !== 'nickname') return false;
  const title = getIn(concept.fields, ['content', 'title']);
  if (title === '' && textField(concept, 'nickname') === '') return true;
  const last = history.past.at(-1);
  if (history.sealed || last?.mergeKey !== `${concept.key}/nickname`) return false;
  return last.steps.some((step) => step.type === 'setField' && step.path.join() === 'content,title');
}
