import { verdictIn, routeIn, type Verdict } from './routing.ts';
import { hintIn } from './hints.ts';

/** An answer without what is written behind it. */
export interface OptionText {
  readonly text: string;
  /** The code at the end of a row of dots; null if there is none. */
  readonly code: string | null;
  readonly verdict: Verdict | null;
  /** Where its participants go on; null if nothing says so. */
  readonly skip: { readonly to: string | null; readonly text: string } | null;
  /** Other notes behind it. */
  readonly notes: readonly string[];
  readonly isExclusive: boolean;
}

const leader = /\s*(?:\.{3,}|…+|·{3,}|_{3,}|-{3,})\s*/u;
const last = /^([^\n]{1,300}?)\s*(?:\s[-–—]+|\.{3,}|…+|_{3,}|→|->|=>|⇒|➔|\t|\s{3,})\s*([^\n]{1,80})$/u;

/** Returns an answer without its routing and its dots. `link`: the heading that a link in it leads to. */
export function optionText(given: string, link: string | null): OptionText {
  let text = given.trim();
  let code: string | null = null;
  let verdict: Verdict | null = null;
  let skip: OptionText['skip'] = null;
  let isExclusive = false;
  const notes: string[] = [];
  if (text.length > 2000) return { text, code, verdict, skip, notes, isExclusive };
  const [, before, next] =
    /^(.+?)\s*[[(]?`?\b(NEXT|next question)\b`?[\])]?(?:\s*\(#?[\w-]{0,80}\))?$/u.exec(text) ?? [];
  if (before !== undefined && next !== undefined) {
    text = before;
    skip = { to: link === null ? null : `#${link}`, text: given };
  }
  for (let turn = 0; turn < 4 && text.length <= 400; turn += 1) {
    const [, bare, capitals] =
      /^(.+?)\s+(TERMINATE|THANK (?:AND|&) (?:END|CLOSE|TERMINATE)|SCREEN ?OUT|CLOSE|CONTINUE|DISQUALIFY|ABBRUCH|ENDE|WEITER)\.?$/u.exec(
        text,
      ) ?? [];
    if (bare !== undefined && capitals !== undefined && /\p{Ll}|\d/u.test(bare)) {
      verdict ??= verdictIn(capitals);
      text = bare;
    }
    const [, first, go] =
      /^(.+?)\s*[,;.]\s+((?:please )?(?:skip|go|jump) to .{1,40}|weiter (?:mit|zu|bei) .{1,40})$/iu.exec(text) ?? [];
    const jump = go === undefined ? null : routeIn(go);
    if (first !== undefined && jump?.kind === 'skip') {
      skip ??= { to: jump.to, text: given };
      text = first;
    }
    const bracket = /^(.+?)\s*[([]([^()[\]]{1,120})[)\]]\s*\.?$/su.exec(text);
    const tail = bracket === null ? lastPart(text) : null;
    const [, head, stated] = bracket ?? tail ?? [];
    if (head === undefined || stated === undefined || head.trim() === '') break;
    const own = verdictIn(stated);
    if (tail !== null && /^\d{1,3}$/u.test(stated.trim()) && leader.test(text)) {
      code ??= stated.trim();
      text = head.trim().replace(leader, '').trim();
      continue;
    }
    const route =
      own === null
        ? routeIn(tail === null || /^(?:skip|go|weiter|→|->)/iu.test(stated) ? stated : `→ ${stated}`)
        : null;
    if (own !== null) verdict ??= own;
    else if (route?.kind === 'skip' && route.condition === 'always') skip ??= { to: route.to, text: given };
    else if (/^(?:exclusive|single (?:code|response|answer|punch)|exklusiv|mutually exclusive)$/iu.test(stated))
      isExclusive = true;
    else if (
      bracket !== null &&
      /\]\s*\.?$/u.test(text) &&
      /^[\p{Lu}\d\s%:.,+<>=–-]{5,}$/u.test(stated) &&
      /\s|QUOTA/u.test(stated)
    )
      notes.push(stated);
    else if (
      bracket !== null &&
      /^(?:anchor|fix(?:ed)?|pin(?:ned)?|do not (?:rotate|randomi[sz]e)|spontaneous|do not read(?: out)?|nicht vorlesen)$/iu.test(
        stated,
      )
    )
      notes.push(stated);
    else break;
    text = head
      .trim()
      .replace(leader, (dots, at: number) => (at + dots.length >= head.trim().length ? '' : dots))
      .trim();
  }
  text = text
    .replace(/\s*(?:\.{3,}|…{2,}|·{3,})$/u, '')
    .replace(/\s+(?:->|=>|[-–—→])+$/u, '')
    .trim();
  return { text: text === '' ? given.trim() : text, code, verdict, skip, notes, isExclusive };
}

function lastPart(text: string): RegExpExecArray | null {
  return last.exec(text);
}

/** Returns the answers of a scale or a list in one line; null for any other text. */
export function inlineOptions(given: string): readonly { readonly code: string; readonly text: string }[] | null {
  const text = given
    .trim()
    .replaceAll(/\s*_{3,}\s*/gu, ' ')
    .trim();
  if (text.length > 400 || text === '') return null;
  const boxes = text.split(/\s*(?:[□☐☑❑❒○◯]|\[[ xX_]?\]|\( \)|\(_\))\s*/u);
  if (boxes.length >= 3 && boxes[0] === '' && boxes.every((one, at) => at === 0 || one !== ''))
    return boxes.slice(1).map((one, at) => ({ code: String(at + 1), text: one }));
  const scale = scaleIn(text);
  if (scale !== null) return scale;
  for (const separator of [/\s+[|]\s+/u, /\s+[/]\s+/u, /\t+|\s{4,}/u]) {
    const parts = text.split(separator).map((one) => one.trim());
    if (
      parts.length >= 2 &&
      parts.every((one) => one !== '' && one.length <= 50) &&
      (separator.source.includes('t') ? parts.length >= 3 : true)
    )
      return parts.map((one, at) => ({ code: String(at + 1), text: one }));
  }
  return /^(?:yes\s*\/\s*no|y\s*\/\s*n|ja\s*\/\s*nein|true\s*\/\s*false)(?:\s*\/\s*[\p{L}' ]{2,20})?$/iu.test(text)
    ? text.split('/').map((one, at) => ({ code: String(at + 1), text: one.trim() }))
    : null;
}

/** Returns the steps of a scale with their words: `1 = bad 2 3 4 5 = good`, or only its ends. */
function scaleIn(given: string): readonly { readonly code: string; readonly text: string }[] | null {
  const text = given.replace(/^[([]/u, '').replace(/[)\]]$/u, '');
  const found = [...text.matchAll(/(?<![\d.,])(\d{1,2})(?![\d.,]\d|\d|%)/gu)];
  if (found.length < 2 || found.length > 12) return null;
  const numbers = found.map(([digits]) => Number(digits));
  const first = text.slice(0, found[0]?.index ?? 0);
  if (first.length > 40) return null;
  const words = found.map((one, at) =>
    wordsOf(text.slice(one.index + one[0].length, found[at + 1]?.index ?? text.length)),
  );
  if (words.some((one) => one.length > 60)) return null;
  const [from = 0, next = 0] = numbers;
  const step = next - from;
  const isRow = numbers.every((one, at) => at === 0 || one - (numbers[at - 1] ?? 0) === step);
  if (Math.abs(step) === 1 && numbers.length >= 3 && isRow) {
    const before = wordsOf(first);
    const own = before === '' ? words : [before, ...words.slice(1)];
    if (before !== '' && words.slice(0, -1).some((one) => one !== '')) return null;
    const isWhole = own.every((one) => one !== '');
    return numbers.map((number, at) => {
      const stated = own[at] ?? '';
      return {
        code: String(number),
        text: stated === '' ? String(number) : isWhole ? stated : `${number} (${stated})`,
      };
    });
  }
  const isEnds =
    numbers.length === 2 && step >= 2 && step <= 10 && words.every((one) => one !== '') && wordsOf(first) === '';
  if (!isEnds || !/\d\s*(?:=|:|–|-)\s*\p{L}/u.test(text)) return null;
  return Array.from({ length: step + 1 }, (_, at) => {
    const stated = at === 0 ? words[0] : at === step ? words[1] : undefined;
    return { code: String(from + at), text: stated === undefined ? String(from + at) : `${from + at} (${stated})` };
  });
}

/** Returns the words for the ends of a scale, such as of “never to always”; null if they are not two. */
function endsOf(text: string): readonly [string, string] | null {
  const [least = '', most = '', ...more] = text.split(/\s+(?:-|–|to|bis)\s+/iu).map((end) => end.trim());
  return least === '' || most === '' || more.length > 0 ? null : [least, most];
}

/**
 * Returns the scale in brackets behind a question, such as `(1 = bad, 5 = good)`, `(1-5)` or `(1 to 5, bad to good)`; null
 * if there is none.
 */
export function bracketScale(text: string): ReturnType<typeof inlineOptions> {
  const [, inner = ''] = /[([]([^()[\]]{3,160})[)\]]\s*[.?]?\s*$/u.exec(text.slice(-400)) ?? [];
  const span = /^\s*(?:(?:scale|skala)\s*:?\s*)?([01])\s*(?:-|–|to|bis)\s*(\d{1,2})\s*(?:[,;:]\s*(\D+))?$/iu.exec(
    inner,
  );
  const [from, to] = [Number(span?.[1] ?? 0), Number(span?.[2] ?? 0)];
  const ends = span?.[3] === undefined ? [] : endsOf(span[3]);
  if (span !== null && ends !== null && to - from >= 2 && to - from <= 10) {
    const [least, most] = ends;
    return Array.from({ length: to - from + 1 }, (_, at) => {
      const [code, end] = [String(from + at), at === 0 ? least : at === to - from ? most : undefined];
      return { code, text: end === undefined ? code : `${code} (${end})` };
    });
  }
  return /=/u.test(inner) ? scaleIn(inner) : null;
}

const wordsOf = (text: string): string => text.replaceAll(/^[\s(:=,;|/·–—-]+|[\s):=,;|/·–—-]+$/gu, '').trim();

/** Returns a scale that a question names, such as “on a scale from 1 to 5”; null if it names none. */
export function namedScale(text: string): readonly { readonly code: string; readonly text: string }[] | null {
  const [, from, to] =
    /\b(?:scale|skala)\s+(?:of|from|von|\(?)\s*(\d{1,2})\s*(?:to|bis|-|–|through)\s*(\d{1,2})\b/iu.exec(
      text.slice(0, 1500),
    ) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (from === undefined || most <= least || most - least > 20 || most - least < 2) return null;
  return Array.from({ length: most - least + 1 }, (_, at) => ({ code: String(least + at), text: String(least + at) }));
}

/** Returns true for a line that is only room to write. */
export const isBlank = (text: string): boolean => /^[_.…\s-]{3,}$/u.test(text) || hintIn(text)?.type === 'open_ended';
