/** What must hold, as a text says it: answers to the question of a label, or to the one before. */
export interface StatedCondition {
  /** Such as `Q3` or `3`; null: the question before. */
  readonly question: string | null;
  readonly by: '=' | '<>' | '<' | '<=' | '>' | '>=';
  /** Codes or texts of options, any of which holds. Empty: any answer. */
  readonly values: readonly string[];
  /** The values as they are written, for an option whose text has a comma or an “or”. */
  readonly whole: string;
}

/** What a text says about who is asked, and what comes next. */
export type Route =
  | { readonly kind: 'ask'; readonly condition: StatedCondition | null; readonly text: string }
  | {
      readonly kind: 'skip';
      /** `always`: nothing must hold. Null: it is not clear what must. */
      readonly condition: StatedCondition | 'always' | null;
      readonly to: string | null;
      readonly text: string;
    }
  /** Nobody is left out. */
  | { readonly kind: 'all'; readonly text: string };

/** Longer texts are no routing. */
const longest = 220;

const label = String.raw`(?:(?:question|frage|item|q\.?|f\.?|nr\.?|no\.?)\s*)?([a-z]{0,3}\d{1,3}[a-z]?)`;
const end =
  /^(?:to\s+)?(?:the\s+|zum\s+)?(?:end(?: of (?:the )?(?:survey|interview|questionnaire|study))?|close|closing|terminate|screen[- ]?out|ende|schluss|thank you(?: page)?|abbruch|beenden)$/iu;
const go = String.raw`(?:please\s+|bitte\s+)?(?:skip|go|jump|proceed|continue|move|route|advance|direct(?:ed)?|weiter|gehen? sie|springen? sie|gehe|springe|sprung)(?:\s+(?:on|ahead|directly|straight|direkt))?(?:\s+(?:to|zur?|mit|bei|zum))\s+`;
const skipTo = new RegExp(
  String.raw`^(?:(?:${go})|(?:→|->|=>|⇒|➔|➜|►|>>)\s*(?:(?:go|skip|weiter)\s+(?:to|mit|zu)\s+)?)(.{1,140}?)[.!)\]]*$`,
  'iu',
);
const stop =
  /^(?:→|->|=>|⇒)?\s*(?:please\s+)?(?:terminate(?: (?:interview|survey))?|(?:thank|thanks)(?: (?:you|them|respondent|participant))?\s*(?:and|&|\+)\s*(?:end|close|terminate|stop|finish|discontinue)(?: (?:interview|survey|call))?|terminate and thank|end(?: (?:of )?(?:the )?(?:survey|interview|call))|end|close(?: (?:interview|survey))?|screen(?:ed)?[- ]?out|disqualif(?:y|ied)|do not (?:recruit|continue)|reject|exclude|not eligible|ineligible|exit(?: survey)?|stop(?: (?:interview|survey))?|discontinue|interview (?:beenden|ende)|ende(?: (?:des|der) (?:interviews|befragung|umfrage))?|abbruch|abbrechen|beenden|screenout|ausschluss|ausschließen|nicht geeignet|danke(?:n)?\s*(?:und|&)\s*(?:ende|beenden|schluss))[.!]*$/iu;
const carryOn =
  /^(?:→|->|=>|⇒)?\s*(?:please\s+)?(?:continue|proceed|go on|carry on|ok(?:ay)? to continue|accept|qualif(?:y|ies|ied)|eligible|recruit|keep|weiter|fortfahren|geeignet|aufnehmen)[.!]*$/iu;
const all =
  /^(?:ask|show|base|filter)?\s*:?\s*(?:all(?: (?:respondents|participants))?|everyone|an alle|alle(?: (?:befragten|fragen))?)\s*[.:]?$/iu;

/** What an option says about the end of the interview. */
export type Verdict = 'reject' | 'approve';

/** Returns a piece of text as what it says about the end of the interview. */
export const verdictIn = (text: string): Verdict | null =>
  stop.test(text.trim()) ? 'reject' : carryOn.test(text.trim()) ? 'approve' : null;

/** Returns a text without brackets around all of it, and without formats. */
const bareOf = (text: string): string => {
  const bare = text.trim().replaceAll(/^[\s*_~]+|[\s*_~]+$/gu, '');
  return /^[[({<][^\n]*[\])}>][.:]?$/u.test(bare) ? bare.replace(/[.:]$/u, '').slice(1, -1).trim() : bare;
};

/** Returns the routing that a text consists of; null for any other text. */
export function routeIn(text: string): Route | null {
  if (text.length > longest) return null;
  const bare = bareOf(text);
  if (bare === '' || (/[?？]/u.test(bare) && !/^(?:skip|go|jump) to [`#]/iu.test(bare))) return null;
  if (all.test(bare) && /ask|base|show|filter|an alle|alle befragten|alle fragen|:/iu.test(bare))
    return { kind: 'all', text };
  if (/^`?(?:NEXT|NEXT QUESTION)`?$/u.test(bare)) return { kind: 'skip', condition: 'always', to: null, text };
  if (/^(?:only )?if (?:the )?(?:respondent|participant|interviewee|user|person)s?\b[^,;]{1,180}$/iu.test(bare))
    return { kind: 'ask', condition: null, text };
  if (isCapitals(bare) && verdictIn(bare) === 'reject') return { kind: 'skip', condition: 'always', to: 'end', text };
  const to = targetIn(bare);
  if (to !== undefined) return { kind: 'skip', condition: 'always', to, text };
  const [, stated, then] =
    /^(?:if|when|wenn|falls|bei|for those who (?:said|answered)|for)\s+(.{1,120}?)\s*(?:,|:|→|->|=>|⇒|–|—|;|\bthen\b|\bdann\b)\s*((?:then |dann )?.{1,120})$/iu.exec(
      bare,
    ) ??
    /^(?:if|when|wenn|falls)\s+(.{1,80}?)\s+((?:please )?(?:skip|go|jump|terminate|thank and|end\b|weiter|ende\b).{0,80})$/iu.exec(
      bare,
    ) ??
    [];
  if (stated !== undefined && then !== undefined) {
    const next = then.replace(/^(?:then|dann)\s+/iu, '');
    const target = verdictIn(next) === 'reject' || end.test(next) ? 'end' : targetIn(next);
    if (target !== undefined)
      return { kind: 'skip', condition: conditionIn(stated) ?? answerIn(stated), to: target, text };
    if (/^(?:ask|continue|show|fragen)\b.{0,12}$/iu.test(next))
      return { kind: 'ask', condition: conditionIn(stated) ?? answerIn(stated), text };
    return null;
  }
  const [, then2, stated2] = /^(.{1,80}?)\s+(?:if|wenn|falls)\s+(.{1,120})$/iu.exec(bare) ?? [];
  if (then2 !== undefined && stated2 !== undefined) {
    const target =
      verdictIn(then2) === 'reject'
        ? 'end'
        : /^skip(?: this)?(?: question)?$/iu.test(then2)
          ? undefined
          : targetIn(then2);
    if (target !== undefined)
      return { kind: 'skip', condition: conditionIn(stated2) ?? answerIn(stated2), to: target, text };
    if (
      /^(?:ask|show|display|only|ask only|show only|only ask|only show|nur|nur fragen|fragen|zeigen|stellen|nur stellen|nur zeigen)(?: (?:this|q\d+|question|nur|only|diese frage))?,?$/iu.test(
        then2,
      )
    )
      return { kind: 'ask', condition: conditionIn(stated2) ?? answerIn(stated2), text };
    if (/^skip(?: this)?(?: question)?$/iu.test(then2)) {
      const read = conditionIn(stated2) ?? answerIn(stated2);
      return { kind: 'ask', condition: read === null ? null : opposite(read), text };
    }
  }
  const [, who] =
    /^(?:ask(?: only)? (?:those|respondents|participants|people) (?:who|that) (?:said|answered|selected|chose|coded)|(?:base|filter)\s*:\s*(?:all |those |respondents )*(?:who |with )?(?:said|answered|selected)?)\s*(.{1,120})$/iu.exec(
      bare,
    ) ?? [];
  if (who !== undefined) return { kind: 'ask', condition: conditionIn(who) ?? answerIn(who), text };
  const [, only] = /^(?:only )?(?:if|when|wenn|falls|nur (?:wenn|falls|bei))\s+(.{1,120}?)\s*:?$/iu.exec(bare) ?? [];
  if (only !== undefined) {
    const condition = conditionIn(only);
    if (condition !== null || isCapitals(bare) || bare !== text.trim()) return { kind: 'ask', condition, text };
  }
  return null;
}

const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text);

const opposite = (one: StatedCondition): StatedCondition | null =>
  one.by === '=' ? { ...one, by: '<>' } : one.by === '<>' ? { ...one, by: '=' } : null;

/** Returns where a text sends people; undefined if it sends nobody anywhere, null if that place is not clear. */
function targetIn(text: string): string | null | undefined {
  const found = skipTo.exec(text);
  if (found === null) return undefined;
  const place = (found[1] ?? '')
    .trim()
    .replaceAll(/^[`"“'*]+|[`"”'*]+$/gu, '')
    .replace(/`\s*section$/iu, '');
  if (end.test(place) || verdictIn(place) === 'reject') return 'end';
  const named = new RegExp(`^${label}$`, 'iu').exec(place);
  if (named !== null) return (named[1] ?? '').toLowerCase();
  return /^#|^(?:the )?(?:section|part|block|teil|abschnitt)\b|^next\b/iu.test(place) || /`/u.test(text)
    ? place
    : /^(?:→|->|=>|⇒)/u.test(text)
      ? undefined
      : place;
}

/** Returns what a text says must hold; null if that is not clear. */
function conditionIn(given: string): StatedCondition | null {
  const text = given
    .trim()
    .replaceAll(/^["“'(]+|["”').:]+$/gu, '')
    .replace(
      /^(?:the )?(?:respondent|participant|you|they|answer(?:ed)?|person|sie)\s+(?:is |was |has |have |to )?(?:(?:answered|selected|chose|chosen|picked)\s+)?/iu,
      '',
    );
  const compared = new RegExp(
    String.raw`^(?:answer(?:ed)? (?:to|at|in) )?${label}\s*(<=|>=|≤|≥|<>|!=|≠|==|=|<|>|:|is not|isn['’]t|not|ist nicht|is|ist|was|answered|coded)\s*(.{1,100})$`,
    'iu',
  ).exec(text);
  if (compared !== null && /\d/u.test(compared[1] ?? '')) {
    const sign = (compared[2] ?? '').toLowerCase();
    return stated(compared[1] ?? '', byOf(sign), compared[3] ?? '');
  }
  const at = new RegExp(String.raw`^(.{1,80}?)\s+(?:at|in|to|for|on|bei|zu|auf)\s+(?:the\s+)?${label}$`, 'iu').exec(
    text,
  );
  if (at !== null && /\d/u.test(at[2] ?? '')) return stated(at[2] ?? '', '=', at[1] ?? '');
  const chosen =
    /^(?:you|they|he|she|sie|answer)\s+(?:have\s+|has\s+)?(?:answered|chose|chosen|selected|said|picked|rated|coded|is|was)\s+(?:with\s+)?(\d{1,2}(?:\s*(?:,|or|oder|\/|-|–)\s*\d{1,2})*)$/iu.exec(
      given.trim().replace(/[:.]$/u, ''),
    );
  if (chosen !== null) return stated(null, '=', chosen[1] ?? '');
  const denied = deniedIn(given.trim());
  if (denied !== null) return stated(null, '=', denied);
  const plain = /^(?:answer(?:ed)?\s*(?:is|=|was|with)?\s*)?["“']?(yes|no|ja|nein)["”']?$/iu.exec(text);
  if (plain !== null) return stated(null, '=', plain[1] ?? '');
  const quoted =
    /^["“„'](.{1,80})["”“']$/u.exec(given.trim()) ??
    /^(?:code|option|answer)\s*=?\s*(\d{1,3}(?:\s*(?:,|or|oder|\/)\s*\d{1,3})*)$/iu.exec(text);
  return quoted === null ? null : stated(null, '=', quoted[1] ?? '');
}

/**
 * Returns the answer of those of whom a text says that they do not do something, as in “if they don’t use it”; null for any
 * other text. It counts only if it is an option of the question before.
 */
function deniedIn(given: string): string | null {
  const english =
    /^(?:they|you|he|she|(?:the )?(?:participants?|respondents?|interviewees?|person))\s+(?:do|does|did|have|has|are|is)(?:n['’]t|\s+not)\b|^(?:they|you|he|she)\s+never\b/iu;
  const german = /^(?:sie|er|die person|teilnehmende|befragte)\s+(?:.{1,60}\s)?(?:nicht|nie|keine?[nrms]?)\b/iu;
  if (english.test(given)) return 'no';
  return german.test(given) ? 'nein' : null;
}

/** Returns a text as an answer to the question before; null if it is too long for one. It counts only if it is an option. */
const answerIn = (given: string): StatedCondition | null =>
  given.length > 80 ? null : stated(null, '=', given.replaceAll(/^["“'(]+|["”').:]+$/gu, ''));

const byOf = (sign: string): StatedCondition['by'] =>
  /^(?:<>|!=|≠|is not|isn.t|not|ist nicht)$/u.test(sign)
    ? '<>'
    : sign === '≤'
      ? '<='
      : sign === '≥'
        ? '>='
        : sign === '<' || sign === '<=' || sign === '>' || sign === '>='
          ? sign
          : '=';

function stated(question: string | null, by: StatedCondition['by'], given: string): StatedCondition {
  const negated = /^not\s+(.+)$/iu.exec(given);
  const text = (negated?.[1] ?? given).replace(/^(?:answered|coded?|said|selected|chose|code|option)\s+/iu, '');
  const span = /^(\d{1,3})\s*[-–]\s*(\d{1,3})$/u.exec(text.trim());
  const [from, to] = [Number(span?.[1] ?? 0), Number(span?.[2] ?? 0)];
  const values =
    span !== null && to > from && to - from < 100
      ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
      : text
          .split(/\s*(?:,|\/|\bor\b|\boder\b|\|)\s*/iu)
          .map((one) => one.replaceAll(/^["“'„]+|["”'“]+$/gu, '').trim())
          .filter((one) => one !== '');
  return {
    question: question?.toLowerCase() ?? null,
    by: negated === null ? by : by === '=' ? '<>' : '=',
    values,
    whole: text.trim(),
  };
}
