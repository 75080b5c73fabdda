import { type CodeFiles, type CodePlace, frameOfStack, isCalledBy } from './codePlace.ts';
import { type CodeTexts, plainLine } from './codeText.ts';

/** A question or block that the code made. */
interface OfferedPart {
  readonly sentence: string;
  readonly stack: string | undefined;
  /** True if it is in a guide, or in a block. */
  readonly isUsed: boolean;
}

/**
 * Returns the parts that are in no guide and that nothing can be meant to choose from. Code makes parts for all markets
 * and uses some: a part is no mistake if another one that the same code made is used, or if it has a name that the code
 * uses elsewhere.
 */
export function unusedParts<Part extends OfferedPart>(
  parts: Iterable<Part>,
  files: CodeFiles,
  texts: CodeTexts,
): readonly Part[] {
  const all = [...parts].map((part) => ({ part, frame: frameOfStack(part.stack, files) }));
  const used = new Set(all.flatMap(({ part, frame }) => (part.isUsed && frame !== null ? [frame.text] : [])));
  return all.flatMap(({ part, frame }) => {
    if (part.isUsed || frame === null || used.has(frame.text)) return [];
    if (!isCalledBy(files.path, part.stack) || isNamed(part, frame.place, texts)) return [];
    return [isStatement(part, frame.place, texts) ? { ...part, sentence: withReturn(part.sentence) } : part];
  });
}

const calledIn = ({ sentence }: OfferedPart): string => /^\w+/u.exec(sentence)?.[0] ?? '';

/** Returns true if a line of the code only makes a part, and does nothing with it. */
function isStatement(part: OfferedPart, { path, line }: CodePlace, texts: CodeTexts): boolean {
  const text = texts(path);
  const before = text.lines.slice(0, line - 1).findLast((one) => one.trim() !== '') ?? ';';
  return new RegExp(`[{;]\\s*${calledIn(part)}\\s*\\(`, 'u').test(before + plainLine(text, line));
}

const withReturn = (sentence: string): string =>
  sentence.replace(
    /\. [^.]*\.$/u,
    ': this line makes it, and nothing takes it. Write return before it, or put it into a list.',
  );

/** Returns true if the code exports a part, gives it a name that is used elsewhere, or has it in an object by name. */
function isNamed(part: OfferedPart, { path, line }: CodePlace, texts: CodeTexts): boolean {
  const text = texts(path);
  const before = plainLine(text, line - 1);
  const code = `${/[=:]\s*$/u.test(before) ? before : ''}${plainLine(text, line)}`;
  const called = calledIn(part);
  if (/^\s*export\b/u.test(code)) return true;
  if (new RegExp(`[\\p{ID_Continue}$'"\\]]\\s*:\\s*${called}\\s*\\(`, 'u').test(code)) return true;
  const [, name = ''] =
    new RegExp(`\\b(?:const|let|var)\\s+([^=]*?)\\s*(?::[^=]*)?=[^=>()]*\\b${called}\\s*\\(`, 'u').exec(code) ?? [];
  if (/^[[{]/u.test(name)) return true;
  return name !== '' && (text.words().get(name) ?? []).length > 1;
}
