import { getIn } from '../doc/field.ts';
import { type GuideNode, textField } from '../doc/node.ts';
import type { Path } from '../json.ts';
import type { EditorState } from '../state/editorState.ts';

/**
 * Returns true if setting this property of a concept also sets its title for participants. That applies to the nickname
 * while both are empty, and while the same typing continues. A title that was written or kept, or left empty beside a
 * nickname, stays: the nickname is for the team and may contain what participants must not read.
 */
export function titleFollows({ history }: EditorState, concept: GuideNode, path: Path): boolean {
  if (concept.kind !== 'concept' || path.join() !== 'nickname') return false;
  const title = getIn(concept.fields, ['content', 'title']);
  if (title === '' && textField(concept, 'nickname') === '') return true;
  const last = history.past.at(-1);
  if (history.sealed || last?.mergeKey !== `${concept.key}/nickname`) return false;
  return last.steps.some((step) => step.type === 'setField' && step.path.join() === 'content,title');
}
