import { Conditional } from '@guide-studio/guide-core';
import { type GuideDocument, type GuideNode, itemIndex, nodeToWire, textField } from '@guide-studio/guide-core/edit';
import { parseGuide } from '@guide-studio/guide-core/files';
import { getIn, isJsonObject } from '@guide-studio/guide-core/internal';

/** A condition that was copied, as a guide file has it. */
export interface CopiedCondition {
  readonly conditional: Conditional;
  /** The text of each question it asks about, by id: another guide may use the id for another question. */
  readonly asks: Readonly<Record<string, string>>;
}

/** Marks a copied condition in JSON text, which another window or guide reads. */
const mark = 'guideStudioCondition';

/** The longest text that can be a condition. */
const mostCharacters = 200_000;

/** Returns the condition of a question or concept, or null if it has none, or an unfinished one. */
export function conditionOfPart(doc: GuideDocument, node: GuideNode): CopiedCondition | null {
  const parsed = Conditional.safeParse(getIn(nodeToWire(node), ['conditional']));
  if (!parsed.success) return null;
  const { byId } = itemIndex(doc);
  const asks = parsed.data.criteria.flatMap((criterion) => {
    const item = criterion.type === 'selectedTemplateOptions' ? byId.get(criterion.questionId) : undefined;
    return item && 'questionId' in criterion ? [[criterion.questionId, textField(item.node, 'text')] as const] : [];
  });
  return { conditional: parsed.data, asks: Object.fromEntries(asks) };
}

/** Returns a condition as text for the clipboard. */
export function textOfCondition({ conditional, asks }: CopiedCondition): string {
  return JSON.stringify({ [mark]: 1, conditional, asks }, null, 2);
}

/** Returns the condition in a text of the clipboard, or null for any other text. */
export function readCondition(text: string): CopiedCondition | null {
  if (text.length > mostCharacters || !text.trimStart().startsWith('{')) return null;
  const read = parseGuide(text);
  if (!read.ok || read.losses.length > 0 || read.value[mark] !== 1) return null;
  const parsed = Conditional.safeParse(read.value['conditional']);
  if (!parsed.success) return null;
  const { asks } = read.value;
  const texts = isJsonObject(asks) ? Object.entries(asks) : [];
  const known = texts.flatMap(([id, name]) => (typeof name === 'string' ? [[id, name] as const] : []));
  return { conditional: parsed.data, asks: Object.fromEntries(known) };
}

/** Returns the questions whose id means another question in this guide: the text there, and the text here. */
export function otherQuestions(
  doc: GuideDocument,
  { asks }: CopiedCondition,
): readonly { readonly there: string; readonly here: string }[] {
  const { byId } = itemIndex(doc);
  return Object.entries(asks).flatMap(([id, there]) => {
    const item = byId.get(id)?.node;
    const here = item ? textField(item, 'text') : there;
    return here === there ? [] : [{ there, here }];
  });
}
