import type { SourceType } from '../source/study.ts';

/** How a question is answered, in its own words, such as “select all that apply”. */
export interface Hint {
  readonly type?: SourceType;
  readonly isSeveral?: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly isShuffled?: boolean;
  readonly isOptional?: boolean;
  /** The form of the answer, such as a number. */
  readonly isChecked?: boolean;
}

const numbers: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
    .map((word, at) => [word, at + 1] as const)
    .concat(
      ['eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'].map(
        (word, at) => [word, at + 1] as const,
      ),
    ),
);
const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)`;
const verb = '(?:please\\s+)?(?:select|choose|check|tick|mark|pick|circle|code)';

/** What an interviewer does, between hints. */
export const notesInHints =
  /^(?:(?:do not |don['’]t )?(?:read|show|prompt)(?: out| aloud)?(?: the)?(?: list| options| answers| card.{0,5})?|show ?card.{0,6}|spontaneous|unaided|aided|prompted|unprompted|(?:liste )?(?:nicht )?vorlesen)$/u;

/** Whole phrases, from which a line may be made. The first that fits counts. */
const phrases: readonly (readonly [RegExp, (digits: string) => Hint])[] = [
  [
    new RegExp(`^${verb}\\s+(?:all|any|every|each|as many)\\b.{0,60}$`, 'u'),
    () => ({ type: 'multiple_choice', isSeveral: true }),
  ],
  [
    new RegExp(`^${verb}\\s+(?:one or more|several|multiple|more than one|at least one)\\b.{0,40}$`, 'u'),
    () => ({ type: 'multiple_choice', isSeveral: true }),
  ],
  [
    new RegExp(
      `^(?:${verb}\\s+)?(?:up to|at most|no more than|a maximum of|max\\.?|maximum)\\s+${count}\\b.{0,40}$`,
      'u',
    ),
    (digits) => ({ type: 'multiple_choice', isSeveral: true, most: amount(digits) }),
  ],
  [
    new RegExp(`^(?:${verb}\\s+)at least\\s+${count}\\b.{0,40}$`, 'u'),
    (digits) => ({ type: 'multiple_choice', isSeveral: true, least: amount(digits) }),
  ],
  [
    new RegExp(`^${verb}\\s+(?:only\\s+|just\\s+)?(?:one|1|a single|the (?:one|best|most)|your)\\b.{0,40}$`, 'u'),
    () => ({ type: 'multiple_choice', isSeveral: false }),
  ],
  [
    new RegExp(`^${verb}\\s+(?:exactly\\s+|your\\s+(?:top\\s+)?|the\\s+(?:top\\s+)?)?${count}\\b.{0,40}$`, 'u'),
    (digits) => ({ type: 'multiple_choice', isSeveral: true, least: amount(digits), most: amount(digits) }),
  ],
  [
    /^(?:more than one|multiple|several)\s+(?:answers?|responses?|options?|choices?|selections?)(?:\s+(?:are\s+|is\s+)?(?:possible|allowed|accepted|permitted|ok))?$/u,
    () => ({ type: 'multiple_choice', isSeveral: true }),
  ],
  [
    /^(?:multi(?:ple)?[- ]?(?:select|response|code[ds]?|coded|punch|answers?|mention)|check ?box(?:es)?|all that apply|tick all|ma|mr|mc multi|multi)$/u,
    () => ({ type: 'multiple_choice', isSeveral: true }),
  ],
  [
    /^(?:mehrfach(?:nennung(?:en)?|antwort(?:en)?|auswahl)?|mehrere(?: antworten| nennungen| angaben)?)(?:\s+(?:ist |sind )?(?:möglich|erlaubt|zulässig))?$/u,
    () => ({ type: 'multiple_choice', isSeveral: true }),
  ],
  [
    /^(?:bitte\s+)?(?:alle?s?|mehrere)\s+(?:zutreffende[sn]?|passende[sn]?|antworten|was zutrifft)\b.{0,40}$/u,
    () => ({ type: 'multiple_choice', isSeveral: true }),
  ],
  [
    new RegExp(`^(?:bitte\\s+)?(?:wählen sie\\s+)?(?:bis zu|maximal|höchstens|max\\.?)\\s+${count}\\b.{0,40}$`, 'u'),
    (digits) => ({ type: 'multiple_choice', isSeveral: true, most: amount(digits) }),
  ],
  [
    /^(?:single[- ]?(?:select|choice|response|code[ds]?|coded|punch|answer)|one (?:answer|response|option|choice)(?: only)?|only one(?: answer| response)?|sa|sr|radio(?: buttons?)?|drop-?down(?: list)?|yes\s*\/\s*no|single)$/u,
    () => ({ type: 'multiple_choice', isSeveral: false }),
  ],
  [
    /^(?:einfach(?:nennung|antwort|auswahl)|(?:nur )?eine (?:antwort|nennung|angabe)(?: möglich| auswählen)?|bitte (?:nur )?eine antwort\b.{0,30}|ja\s*\/\s*nein|auswahl)$/u,
    () => ({ type: 'multiple_choice', isSeveral: false }),
  ],
  [/^(?:multiple[- ]choice|choice|select|closed|geschlossen)$/u, () => ({ type: 'multiple_choice' })],
  [
    /^(?:open|open[- ]?(?:end(?:ed)?|text|response|answer|question)(?: (?:question|response|text|answer))?|free[- ]?(?:form|text|response|answer)(?: (?:response|answer|text|field))?|(?:short|long)[- ](?:answer|text|response)|text(?: (?:field|box|entry|answer))?|essay|verbatim|write[- ]in|comment(?: box)?)$/u,
    () => ({ type: 'open_ended' }),
  ],
  [
    /^(?:numeric|number|numeric (?:entry|open)|enter (?:a )?number|date|zahl|datum)$/u,
    () => ({ type: 'open_ended', isChecked: true }),
  ],
  [
    /^(?:offen(?:e (?:frage|antwort|nennung|angabe))?|frei(?:text|e antwort|e eingabe)(?:feld)?|textfeld)$/u,
    () => ({ type: 'open_ended' }),
  ],
  [
    /^(?:rank(?:ing|ed)?(?: (?:order|question|list))?|ordered list|order(?:ing)?|(?:please )?rank\b.{0,60}|(?:drag|put|place|sort)\b.{0,20}\border\b.{0,30}|rangfolge|rangordnung|reihenfolge|sortieren|(?:bitte )?(?:in eine|nach) (?:reihen|rang)folge.{0,30})$/u,
    () => ({ type: 'ranking' }),
  ],
  [/^matrix\s*[:,]\s*(?:select|check|choose|tick) all\b.{0,80}$/u, () => ({ type: 'matrix', isSeveral: true })],
  [
    /^(?:matrix(?:\s*[:,].{0,80})?|matrix (?:table|question|grid)|grid|likert (?:grid|matrix)|table|one (?:answer )?(?:per|in each) row|select one (?:per|for each|in each) .{0,30}|tabelle|eine antwort (?:pro|je) zeile)$/u,
    () => ({ type: 'matrix' }),
  ],
  [
    /^(?:likert(?: scale)?|(?:rating|likert|numeric|semantic) ?scale|rating|scale|skala)$/u,
    () => ({ type: 'multiple_choice', isSeveral: false }),
  ],
  [
    /^(?:statement|hinweistext|instruction text|intro(?:duction)? text|text only|display)$/u,
    () => ({ type: 'statement' }),
  ],
  [/^(?:optional|not required|voluntary|freiwillig|optional question)$/u, () => ({ isOptional: true })],
  [/^(?:required|mandatory|pflichtfrage|pflicht)$/u, () => ({})],
  [
    /^(?:randomi[sz]e(?: (?:order|options|answers|list|responses))?|rotate(?: (?:order|options|answers|list))?|random(?:i[sz]ed)? order|zufällig(?:e reihenfolge)?)$/u,
    () => ({ isShuffled: true }),
  ],
  [notesInHints, () => ({})],
];

const amount = (digits: string): number => numbers.get(digits) ?? Number(digits);

const prefix =
  /^(?:question |answer |response )?(?:type|format|answers?|responses?|response format|typ|fragetyp|antworttyp|antwortformat)\s*:\s*/u;

/** Returns what a phrase says about the answers; null if it is about anything else. */
export function hintIn(text: string): Hint | null {
  if (text.length > 160) return null;
  const all = text.toLowerCase().trim().replace(prefix, '');
  const inner = [...all.matchAll(/[([]([^()[\]]{1,80})[)\]]/gu)].flatMap(([, each = '']) => each.split(/[,;]/u));
  const outer = all.replaceAll(/[([][^()[\]]{1,80}[)\]]/gu, ' ').trim();
  const whole = phrase(outer);
  const parts = (whole === null ? outer.split(/[,;]|\.\s|\s[-–—/]\s/u) : [outer]).concat(inner);
  const hints = parts
    .map((one) => bare(one))
    .filter((one) => one !== '')
    .map((one) => phrase(one));
  if (hints.length === 0 || hints.some((one) => one === null)) return null;
  return Object.assign({}, ...hints.toReversed()) as Hint;
}

const bare = (text: string): string => text.trim().replaceAll(/^[\s*_:.]+|[\s*_:.!]+$/gu, '');

function phrase(text: string): Hint | null {
  const words = bare(text).replaceAll(/\s+/gu, ' ');
  for (const [pattern, hint] of phrases) {
    const found = pattern.exec(words);
    if (found !== null) return hint(found[1] ?? '');
  }
  return null;
}

/** Words that are hints in brackets or after “Type:”, and may be answers on a line of their own. */
const vague =
  /^[([]?\s*(?:open|text|essay|number|numeric|date|table|scale|rating|select|choice|single|several|multi|order|grid|display|statement|rank|auswahl|mehrere|offen|zahl|datum|tabelle|skala|required|pflicht|sa|ma|sr|mr|closed|geschlossen|comment|radio|drop-?down(?: list)?|yes\s*\/\s*no|ja\s*\/\s*nein|randomi[sz]e|rotate|optional|multiple choice|check ?box(?:es)?)\s*[.:]?\s*$/iu;

/** Returns what a line of its own says about the answers to its question; null if it is no such line. */
export function hintLine(text: string): Hint | null {
  const isNamed = prefix.test(text.toLowerCase().trim());
  const isBracketed = /^[([].*[)\]]\.?$/u.test(text.trim());
  if (!isNamed && !isBracketed && vague.test(text)) return null;
  return hintIn(isBracketed ? text.trim().replace(/\.$/u, '').slice(1, -1) : text);
}

/** A text without the hints in brackets or after its last sentence, and what they say. */
export interface Hinted {
  readonly text: string;
  readonly hint: Hint;
  readonly stated: readonly string[];
}

/** Returns a question without what it says about its answers. */
export function withoutHints(given: string): Hinted {
  let hint: Hint = {};
  const stated: string[] = [];
  if (given.length > 1500) return { text: given, hint, stated };
  let text = given.replaceAll(/\s*[([]([^()[\]\n]{1,120})[)\]]\.?/gu, (all: string, inner: string) => {
    const own = hintIn(inner);
    if (own === null) return all;
    hint = { ...hint, ...own };
    stated.push(inner);
    return '';
  });
  const [, sentence = ''] = /[.?!:？](?:\s+|\n)([^.?!:？]{5,100})[.:!]?\s*$/u.exec(text) ?? [];
  const own = sentence === '' || vague.test(sentence) ? null : hintIn(sentence);
  if (own !== null && sentence !== '') {
    hint = { ...hint, ...own };
    stated.push(sentence);
    text = text.slice(0, text.lastIndexOf(sentence));
  }
  return { text: text.replace(/[ \t]*[-–—:]?\s*$/u, (end) => (end.includes(':') ? ':' : '')).trim(), hint, stated };
}

/** Returns a question without the sentences in capitals behind it, which are about how it is asked. */
export function withoutCapitals(text: string): { readonly text: string; readonly stated: readonly string[] } {
  const [, asked = '', capitals = ''] =
    text.length > 1500 ? [] : (/^(.*\p{Ll}.*?[.?!？)])\s+([^\p{Ll}]{4,200})$/su.exec(text) ?? []);
  const stated = capitals
    .split(/(?<=[.!;])\s+/u)
    .map((one) => one.replace(/[\s.;]+$/u, ''))
    .filter((one) => /\p{L}/u.test(one));
  const isStated =
    stated.length > 0 && stated.every((one) => /\p{Lu}{2,}\s+\p{Lu}{2,}/u.test(one) || hintIn(one) !== null);
  return isStated ? { text: asked, stated } : { text, stated: [] };
}
