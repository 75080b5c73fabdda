import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
  textField,
  toWire,
} from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { canRun } from '@guide-studio/interview-engine/internal';
import { type Target, waysToShow } from '@guide-studio/interview-engine/paths';
import { checked, readGuide, showView } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { changeWords, reasonWords } from './changeWords.ts';
import { followGuide, goOnWith, restart, showNotice, useRehearsal } from './rehearsal.ts';

/** Most concepts tried for a question that is asked for each of them. */
const mostConcepts = 6;

/** Updates the rehearsal to the open guide if its only problems are missing texts. Returns false otherwise. */
export function catchUp(): boolean {
  const { editor, issues, backupKey } = checked();
  const guide = toWire(editor.doc);
  if (!canRun(guide, issues)) return false;
  followGuide(backupKey, editor.doc, issues.length > 0 ? withTexts(guide) : guide);
  return true;
}

/** Returns the guide with placeholders for missing texts on the participant page. */
function withTexts(guide: Guide): Guide {
  const { preview, canvas } = words;
  return {
    ...guide,
    title: guide.title || canvas.untitledStudy,
    studyGuide: guide.studyGuide.map((block) => ({
      ...block,
      items: block.items.map((item) => ({
        ...item,
        text: item.text || preview.noText,
        ...('options' in item && item.options ? { options: named(item.options, canvas.optionNumber) } : {}),
        ...('rows' in item ? { rows: named(item.rows, canvas.rowNumber) } : {}),
      })),
    })),
  };
}

function named<Answer extends { readonly text: string }>(
  answers: readonly Answer[],
  nameOf: (number: number) => string,
): Answer[] {
  return answers.map((answer, i) => (answer.text === '' ? { ...answer, text: nameOf(i + 1) } : answer));
}

/** Shows the preview from its start. */
export function previewFromStart(): void {
  if (catchUp()) restart();
  showView('preview');
}

/** Shows the preview at the selected question: keeps given answers, fills in the others, and changes those it must. */
export function previewFromHere(): void {
  showNotice(null);
  catchUp();
  showView('preview');
  const [key] = readGuide().editor.selection;
  const { doc, guide, session } = useRehearsal.getState();
  if (doc === null || guide === null || key === undefined) return;
  const targets = targetsOf(doc, key);
  const found = targets.map((target) => ({ target, ...waysToShow(guide, session, target) }));
  const reached = found.find((one) => one.kind === 'reached');
  if (reached?.kind === 'reached') return goOnWith(reached.session, null);
  const [way] = found
    .flatMap((one) => (one.kind === 'ways' ? one.ways.slice(0, 1) : []))
    .sort((one, other) => one.changes.length - other.changes.length);
  if (way) {
    const given = way.changes.filter((change) => change.kind !== 'answer' || change.before !== null);
    const text = given.map((change) => changeWords(doc, guide, change)).join('; ');
    return goOnWith(way.session, text === '' ? null : words.preview.changed(text));
  }
  const [none] = found;
  if (none?.kind !== 'none') return;
  const why = reasonWords(doc, none.target, none.reason);
  showNotice({ kind: 'warning', text: none.isCertain ? words.preview.cannotCome(why) : words.preview.notFound(why) });
}

/** Returns the question that contains the part, or the first one of its block, for each concept it may be asked for. */
function targetsOf(doc: GuideDocument, key: Key): readonly Target[] {
  const located = locate(doc, key);
  if (!located) return [];
  const around = [...located.ancestors, located.node];
  const block = around.find(({ kind }) => kind === 'block') ?? childrenOf(doc.root, 'blocks')[0];
  const item = around.find(({ kind }) => kind === 'item') ?? (block && childrenOf(block, 'items')[0]);
  if (block === undefined || item === undefined) return [];
  const index = itemIndex(doc).items.findIndex(({ node }) => node.key === item.key);
  return conceptsFor(block, around).map((concept) => ({ item: index, concept }));
}

function conceptsFor(block: GuideNode, around: readonly GuideNode[]): readonly (number | null)[] {
  const concepts = childrenOf(block, 'concepts');
  if (textField(block, 'type') !== 'concept') return [null];
  const chosen = concepts.findIndex((concept) => around.includes(concept));
  return chosen === -1 ? [...concepts.keys()].slice(0, mostConcepts) : [chosen];
}
