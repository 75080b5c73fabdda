import { withoutControls } from '@guide-studio/guide-core/internal';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type DocumentLine, type LeftPart, lineOf, type ReadLines } from './line.ts';
import { type Mark, markIn } from './marks.ts';
import { lineIn } from './textLines.ts';
import { unwrappedSource } from './wrapped.ts';

/** A part of a tree of Markdown, as far as it is read. */
interface Part {
  readonly type: string;
  readonly value?: string;
  readonly alt?: string | null;
  readonly label?: string | null;
  readonly url?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly start?: number | null;
  readonly children?: readonly Part[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** No questionnaire has lists in lists so deep. */
const deepest = 40;

/** Returns the lines of a text in Markdown. Links and pictures are never loaded; their words stay. */
export function markdownLines(given: string): ReadLines {
  const source = withoutControls(given).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const front = /^---\n([\s\S]{0,5000}?)\n---(?:\n|$)/u.exec(source);
  const title = front === null ? null : (/^title:\s*["']?(.+?)["']?\s*$/mu.exec(front[1] ?? '')?.[1] ?? null);
  const language = /^lang(?:uage)?:\s*["']?([a-z]{2,3})\b/imu.exec(front?.[1] ?? '')?.[1] ?? null;
  const text =
    front === null ? source : source.slice(0, front[0].length).replace(/[^\n]+/gu, '') + source.slice(front[0].length);
  const left: LeftPart[] = [];
  for (const line of front?.[1]?.split('\n') ?? [])
    if (line.trim() !== '' && !/^(?:title|lang|language):/u.test(line))
      left.push({ place: 'line 1', text: line.trim(), code: 'annotated' });
  const written = text.split('\n');
  const tree: Part = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const lines: DocumentLine[] = [];
  let group = 0;
  const at = (part: Part): number => part.position?.start.line ?? 1;

  /** Adds the lines of a paragraph. */
  function addText(part: Part, own: Partial<DocumentLine>, mark: Mark | null): void {
    const { text: whole, to, pictures, comments } = inlineOf(part.children ?? []);
    for (const comment of comments) addComments(comment, `line ${at(part)}`);
    for (const alt of pictures) left.push({ place: `line ${at(part)}`, text: alt, code: 'picture' });
    const soft = whole.split('\n');
    const isBold = isWhollyBold(part.children ?? []);
    for (const [order, one] of unwrappedSource(
      soft,
      written.slice(at(part) - 1, at(part) - 1 + soft.length),
    ).entries()) {
      const place = `line ${at(part) + one.at}`;
      const bare = one.text.replaceAll('\v', '\n');
      for (const [piece, each] of bare.split('\n').entries()) {
        if (each.trim() === '') continue;
        const written = markIn(each);
        const isFirst = order === 0 && piece === 0;
        const outer = isFirst ? mark : null;
        const isOwn = written.mark !== null && (outer === null || written.mark.kind !== 'bullet');
        lines.push(
          lineOf({
            place,
            ...own,
            text: isOwn ? written.text : each.trim(),
            mark: isOwn ? written.mark : outer,
            depth: isFirst ? (own.depth ?? 0) : (own.depth ?? 0) + (mark === null ? 0 : 1),
            isBold,
            isApart: isFirst && mark === null,
            to,
          }),
        );
      }
    }
  }

  function addPart(part: Part, depth: number, own: Partial<DocumentLine>, mark: Mark | null): void {
    if (depth > deepest) {
      left.push({
        place: `line ${at(part)}`,
        text: inlineOf([part]).text.replaceAll('\v', '\n').trim(),
        code: 'annotated',
      });
      return;
    }
    switch (part.type) {
      case 'heading': {
        const { text: whole, to, pictures, comments } = inlineOf(part.children ?? []);
        for (const alt of pictures) left.push({ place: `line ${at(part)}`, text: alt, code: 'picture' });
        for (const comment of comments) addComments(comment, `line ${at(part)}`);
        const { mark: written, text: bare } = markIn(whole.replaceAll(/[\n\v]/gu, ' '));
        const isMark = written !== null && written.kind !== 'bullet' && bare !== '';
        const words = isMark ? bare : whole.replaceAll(/[\n\v]/gu, ' ').trim();
        if (words !== '')
          lines.push(
            lineOf({
              place: `line ${at(part)}`,
              kind: 'heading',
              level: part.depth ?? 1,
              text: words,
              mark: isMark ? written : null,
              isApart: true,
              to,
            }),
          );
        return;
      }
      case 'paragraph':
        addText(part, own, mark);
        return;
      case 'blockquote':
        group += 1;
        for (const inner of part.children ?? []) addPart(inner, depth + 1, { ...own, kind: 'quote', group }, null);
        return;
      case 'list': {
        group += 1;
        const own2 = {
          ...own,
          group: own.kind === 'quote' ? (own.group ?? group) : group,
          depth: mark === null && own.depth === undefined ? 0 : (own.depth ?? 0) + 1,
        };
        for (const [order, item] of (part.children ?? []).entries()) {
          const number = (part.start ?? 1) + order;
          const itemMark: Mark =
            part.ordered === true
              ? { kind: 'number', label: String(number), number }
              : { kind: 'bullet', label: '', number: null };
          for (const [inner, child] of childrenOf(item).entries())
            addPart(
              child,
              depth + 1,
              inner === 0 || child.type === 'list' ? own2 : { ...own2, depth: own2.depth + 1 },
              inner === 0 || child.type === 'list' ? itemMark : null,
            );
        }
        return;
      }
      case 'table': {
        const cells = (part.children ?? []).map((row) =>
          (row.children ?? []).map((cell) =>
            inlineOf(cell.children ?? [])
              .text.replaceAll('\v', '\n')
              .trim(),
          ),
        );
        lines.push(lineOf({ place: `line ${at(part)}`, kind: 'table', text: '', isApart: true, cells }));
        return;
      }
      case 'code':
        for (const [order, line] of (part.value ?? '').split('\n').entries())
          if (line.trim() !== '') {
            const found = lineIn(line, `line ${at(part) + order + (part.position?.start.line === undefined ? 0 : 1)}`);
            lines.push({
              ...found,
              ...(own.kind === undefined ? {} : { kind: own.kind }),
              depth: found.depth + (own.depth ?? 0),
              group,
            });
          }
        return;
      case 'html':
        addHtml(part, own, mark);
        return;
      case 'definition':
        left.push({ place: `line ${at(part)}`, text: `${part.label ?? ''}: ${part.url ?? ''}`, code: 'annotated' });
        return;
      default:
        for (const inner of part.children ?? []) addPart(inner, depth + 1, own, mark);
    }
  }

  function addComments(value: string, place: string): void {
    for (const [, comment = ''] of value.matchAll(/<!--([\s\S]*?)(?:-->|$)/gu)) {
      const stated = comment.replaceAll(/\s+/gu, ' ').trim();
      if (stated !== '') left.push({ place, text: stated, code: 'annotated' });
    }
  }

  /** Comments are left; of other HTML its words stay. */
  function addHtml(part: Part, own: Partial<DocumentLine>, mark: Mark | null): void {
    const value = part.value ?? '';
    const place = `line ${at(part)}`;
    addComments(value, place);
    const bare = withoutComments(value)
      .replaceAll(/<[^>]{0,2000}>/gu, ' ')
      .replaceAll(/[^\S\n]+/gu, ' ');
    for (const line of bare.split('\n'))
      if (line.trim() !== '') lines.push(lineOf({ place, ...own, mark, text: line.trim(), isApart: true }));
  }

  for (const part of tree.children ?? []) addPart(part, 0, {}, null);
  return { lines, left, title, language };
}

const withoutComments = (value: string): string => value.replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, ' ');

/** Returns the parts of an item of a list. `- > 20` is a sign in a text, no quote. */
function childrenOf({ children = [] }: Part): readonly Part[] {
  const [first, ...others] = children;
  if (first?.type !== 'blockquote') return children;
  const [paragraph, ...more] = first.children ?? [];
  if (paragraph?.type !== 'paragraph' || more.length > 0) return children;
  return [{ ...paragraph, children: [{ type: 'text', value: '> ' }, ...(paragraph.children ?? [])] }, ...others];
}

/** Returns the words of a paragraph: `\n` is a line end of the source, `\v` one that stays. */
function inlineOf(parts: readonly Part[]): {
  readonly text: string;
  readonly to: string | null;
  readonly pictures: readonly string[];
  readonly comments: readonly string[];
} {
  let text = '';
  let to: string | null = null;
  const pictures: string[] = [];
  const comments: string[] = [];
  const add = (part: Part, depth: number): void => {
    if (part.type === 'text' || part.type === 'inlineCode') text += part.value ?? '';
    else if (part.type === 'break') text += '\v\n';
    else if (part.type === 'image' || part.type === 'imageReference') pictures.push(part.alt ?? '');
    else if (part.type === 'html' && part.value?.startsWith('<!--') === true) comments.push(part.value);
    else if (part.type === 'html') text += /^<br\b/iu.test(part.value ?? '') ? '\v' : '';
    if ((part.type === 'link' || part.type === 'definition') && part.url?.startsWith('#') === true)
      to = part.url.slice(1);
    if (depth < deepest) for (const inner of part.children ?? []) add(inner, depth + 1);
  };
  for (const part of parts) add(part, 0);
  return { text, to, pictures, comments };
}

const isWhollyBold = (parts: readonly Part[]): boolean => {
  const stated = parts.filter(({ type, value = '' }) => type !== 'text' || value.trim() !== '');
  return stated.length > 0 && stated.every(({ type }) => type === 'strong');
};
