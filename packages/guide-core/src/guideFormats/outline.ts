import { fromWire } from '../doc/fromWire.ts';
import { decodeBytes } from '../format/decodeBytes.ts';
import type { JsonObject } from '../json.ts';
import { describeOutlineRemark } from '../outlineText/describeRemark.ts';
import { outlineText } from '../outlineText/outlineText.ts';
import { blockWire, type OutlineBlock, type OutlineRemark, readOutline } from '../outlineText/parseOutline.ts';
import { type FormatRemark, type GuideFormat, hasExtension } from './guideFormat.ts';
import { textRemark } from './textRemark.ts';
import { titleFrom } from './titleFrom.ts';

const extensions = ['txt', 'md'] as const;

/** Questions as people write them in a text: see `parseOutline`. Conditions, ids and media are not in it. */
export const outline: GuideFormat = {
  id: 'outline',
  title: { en: 'Outline (text)', de: 'Gliederung (Text)' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    const decoded = decodeBytes(bytes);
    return decoded.ok && hasQuestions(readOutline(decoded.text).blocks);
  },
  // oxlint-disable-next-line typescript/require-await -- others read in a worker
  read: async (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const { blocks, remarks } = readOutline(decoded.text);
    const guide: JsonObject = { title: titleFrom(name), studyGuide: blocks.map((block) => blockWire(block)) };
    return { ok: true, guide, report: remarks.map(reported) };
  },
  write: (guide) => outlineText([fromWire(guide).root]),
};

/** Any text could be read as questions; one that is meant so has a heading, answers below a question, or two questions. */
function hasQuestions(blocks: readonly OutlineBlock[]): boolean {
  const items = blocks.flatMap((block) => block.items);
  const asking = items.filter(({ text }) => typeof text === 'string' && text.endsWith('?'));
  return (
    items.length > 0 && (asking.length > 1 || blocks.some(({ block }) => block !== null) || items.some(hasAnswers))
  );
}

const hasAnswers = ({ type }: JsonObject): boolean => type !== 'open_ended' && type !== 'statement';

const reported = (remark: OutlineRemark): FormatRemark => ({
  code: remark.code,
  line: remark.line,
  message: { en: describeOutlineRemark(remark), de: describeOutlineRemark(remark, 'de') },
});
