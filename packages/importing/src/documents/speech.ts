/** What a text is, by its words, in English and German, and by signs elsewhere. */

/** Longer texts are not looked at. */
const longest = 4000;

const ending = /[\s"”’»'*_)\]]+$/u;
const prompts =
  /^(?:(?:ok|okay|so|and|now|first|next|then|finally|lastly|also),?\s+)?(?:please,?\s+|kindly\s+|bitte\s+)?(?:tell\s+(?:me|us)|describe|explain|walk\s+(?:me|us)|talk\s+(?:me|us)|talk\s+about|show\s+(?:me|us)|think\s+(?:about|of|back)|share\b|imagine|name\s|list\s|rate\s|rank\s|indicate|select\s|choose\s|mark\s|tick\s|specify|state\s|provide\s|enter\s|complete\s+the|discuss\s|compare\s|use\s+th(?:is|e)\s+space|help\s+(?:me|us)\s+understand|give\s+(?:me|us|an)|on\s+a\s+scale|add\s+any|write\s|any\s+(?:other|further|additional|final)\s+(?:comments?|thoughts?|feedback|questions?)|erzählen\s+sie|erzähl\s|beschreiben?\s|erklären?\s|nennen?\s|bewerten?\s|ordnen?\s|schildern?\s|denken\s+sie|stellen\s+sie\s+sich|zeigen\s+sie|geben\s+sie|sagen\s+sie|sortieren\s|vergleichen\s+sie|führen\s+sie|kreuzen\s+sie|wählen\s+sie|machen\s+sie)/iu;

/** Returns true for a text that asks something. */
export function isQuestion(text: string): boolean {
  if (text.length > longest) return false;
  const end = text.replace(ending, '');
  if (/[?？؟]$/u.test(end)) return true;
  const last = text.search(/[?？؟](?=[\s"”’»)\]*]|$)[^?？؟]*$/u);
  if (last <= 0 || /\s/u.test(text.charAt(last - 1)))
    return /[?？؟]/u.test(text) ? false : /(?:か|吗|呢)[。.]?$/u.test(end);
  // A question, and then how to answer it.
  const rest = text.slice(last + 1).trim();
  return (
    !/!\s*$/u.test(rest) &&
    (rest.length <= 30 ||
      /^[([]/u.test(rest) ||
      isPrompt(rest) ||
      /^(?:please|bitte|if|wenn|note|this|for|e\.g\.|i\.e\.|z\. ?b\.|why|warum)\b/iu.test(rest))
  );
}

/** Returns true for an item of a list of questions that asks, also where a sentence follows or the sign is missing. */
export function isAskingItem(text: string): boolean {
  if (isAsking(text)) return true;
  if (text.length > longest || /!\s*$/u.test(text)) return false;
  const plain = text.replaceAll(/\b(?:e\.g\.|i\.e\.|z\. ?b\.|etc\.)/giu, (all) => all.replaceAll('.', ''));
  return (
    firstAsks.test(text) ||
    /^(?:how|what|why|when|where|who|whose|which|are|is|do|does|did|can|could|would|will|should|have|has|wie|was|warum|wann|wo|wer|welche[rsnm]?|wieso|weshalb|woran|worauf|womit)\s\p{Ll}[^.!]{5,300}[.:]?$/iu.test(
      plain,
    )
  );
}

/** Its first sentence asks. */
const firstAsks = /^[^.!?？]{5,300}[?？]\s/u;

/** A verb before the person whom it asks about. */
const inversion =
  /^(?:(?:how|what|why|when|where|who|which|wie|was|warum|wann|wo|wer)\s)?(?:(?:are|is|does|did|was|were|could|would|should|ist|sind|war|hat)\s\p{Ll}+\s\p{Ll}|(?:do|have|has|can|will)\s(?:you|they|we|people|users|participants|there|your|the\s\p{Ll}+s)\s)[^.!]{5,300}[.:]?$/iu;

/** Returns true for a text that asks something by how it begins. */
export const beginsAsking = (text: string): boolean =>
  isAsking(text) || (text.length <= longest && !/!\s*$/u.test(text) && (firstAsks.test(text) || inversion.test(text)));

/** Returns true for a text that asks for an answer without a question mark. */
export const isPrompt = (text: string): boolean =>
  text.length <= longest && (prompts.test(text) || (/[:：]$/u.test(text) && asksByWord.test(text)));

const asksByWord =
  /^(?:(?:in|at|on|to|for|from|with|by|an|auf|bei|für|mit|von|zu)\s)?(?:which|what|whom|how|when|where|why|welche[rsnm]?|was|wie|wann|wo|warum)\s\p{Ll}.{6,}/iu;

/** Returns true for a text that asks something, in any way. */
export const isAsking = (text: string): boolean => isQuestion(text) || isPrompt(text);

const probes =
  /^(?:[([]?\s*)(?:probes?|prompts?|follow[- ]?ups?(?: questions?)?|listen for|look for|watch for|observe|if (?:they|(?:the )?(?:participants?|respondents?|interviewees?)|he|she)\b|if (?:so|yes|no|not|needed|necessary|time|asked|unclear|mentioned|applicable|relevant|stuck)\b(?=\s*[,:;–—-]|\s+(?:permits|allows)|$)|ask (?:about|for|why|if|whether|how|them)|dig (?:in|into|deeper)|explore|clarify|note:|hint:|e\.g\.|for example|examples?:|such as|potential (?:probes|follow)|possible (?:probes|follow)|optional:|nachfragen?|nachhaken|falls (?:sie|er|nötig|ja|nein|genannt)|wenn (?:ja|nein|genannt|nötig)|achten auf|achte auf|nachfassen|vertiefung|hinweis:|z\. ?b\.|zum beispiel|beobachten)(?![\p{L}])/iu;

/** Returns true for what an interviewer does with a question. */
export const isProbe = (text: string): boolean => probes.test(text.replace(/^[\s*_"“]+/u, ''));

const noteWords =
  /^[\s[({<*_]*(?:note(?:s)? (?:to|for) (?:the )?(?:interviewer|moderator|facilitator|researcher|self|script\w*|program\w*|recruiter)s?|(?:interviewer|moderator|facilitator|program+er|programming|script(?:er|ing)|recruiter|field\w*|researcher)(?:['’]?s)?(?: notes?| instructions?)?\s*[:–—-]|(?:interviewer|moderator|programmer|programming|scripter|recruiter) (?:notes?|instructions?)|do not read|don['’]t read|int(?:erviewer)?\.?:|mod\.?:|prog\.?:|recruit(?:er)? |show ?card\b|hand (?:over )?(?:show ?)?card|internal(?: note)?:|to-?dos?\b:?|rationale\b|justification\b|begründung\b|(?:hinweise?|anweisung(?:en)?|notiz(?:en)?) (?:für|an) (?:den |die |das )?(?:interview|moderat|team)\w*|interviewer(?:in)?(?:hinweis|anweisung)|moderations?hinweis|nicht vorlesen|int\.-?anw)/iu;

/** Returns true for a note to those who make the interview, not to participants. */
export const isNote = (text: string): boolean => noteWords.test(text.slice(0, 200));

/** Returns true for a line that is about the study, where it comes before the questions. */
export const isAboutStudy = (text: string): boolean =>
  /^[\s*_]*(?:duration|participants?|length|date|location|authors?|version|method(?:ology)?|target (?:group|audience)|sample|moderator|researcher|interviewer|format|dauer|teilnehme(?:r|nde)(?:innen)?|datum|ort|methode|zielgruppe|stichprobe|autor(?:in|en)?)[\s*_]*[:：][\s*_]*\S/iu.test(
    text.slice(0, 200),
  );

const noteLabel =
  /^[\s*_]*(?:justification|rationale|reason(?:ing)?|why we ask(?: this)?|purpose|goal|notes?|todos?|internal|comment|survey flow|flow|routing|logic|begründung|zweck|ziel|anmerkung(?:en)?|notiz(?:en)?|interner? (?:hinweis|kommentar))\s*:?[\s*_]*$/iu;

/** Returns true for a line that only says that a note follows. */
export const isNoteLabel = (text: string): boolean => text.length < 60 && noteLabel.test(text);

/** Returns true for a line in brackets, which is about the interview. */
export const isBracketed = (text: string): boolean => {
  const bare = text
    .trim()
    .replace(/[.*_]+$/u, '')
    .replace(/^[*_]+/u, '');
  return (
    /^\[[^\]]*\]$|^<[^>]*>$|^\{[^}]*\}$|^\(\([^)]*\)\)$/u.test(bare) || (/^\([^)]*\)$/u.test(bare) && isCapital(bare))
  );
};

/** Returns true for a text without small letters. */
export const isCapital = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const script =
  /^[\s*_]*(?:say|read(?: (?:out|aloud|to (?:the )?(?:participant|respondent)s?))?|script|vorlesen|sagen|text vorlesen)\s*[:–—-]\s*/iu;

/** Returns the words that an interviewer reads out; null for a text that does not say so. */
export function spokenIn(text: string): string | null {
  const found = script.exec(text.slice(0, 80));
  return found === null
    ? null
    : text
        .slice(found[0].length)
        .replace(/^["“„]|["”“]$/gu, '')
        .trim();
}

/** Returns true for a text that speaks about participants, not to them. */
export const isAboutParticipants = (text: string): boolean =>
  /\b(?:the|your|each|every|this|a|an|ask|let|tell|thank|remind|give|show|hand)\s+(?:the\s+)?(?:participant|respondent|interviewee|user)s?\b|\b(?:der|die|den|dem)\s+(?:teilnehmer|befragte|proband)\w*/iu.test(
    text.slice(0, longest),
  ) ||
  /^(?:say whether|tell them|remind them|ask them|let them|thank them|make sure|be sure to|don['’]t forget|remember to|keep track|set up|start (?:the )?recording|stop (?:the )?recording|turn on|take notes|read [\w ]{0,20}consent|explain (?:that|the purpose)|send thank)\b/iu.test(
    text,
  );

const noteTitle =
  /^(?:[\d.\s]*)(?:general\s+)?(?:(?:interview(?:er)?|moderator|research(?:er)?|facilitator)\s+)?(?:tips?|guidelines?|instructions?|notes?|preparation|checklist|logistics|set-?up|objectives?|goals?|aims?|research (?:questions?|goals?|objectives?)|background|methodology|equipment|materials?|before (?:the|you|each)\b.*|after the (?:interview|session)\b.*|for (?:the )?(?:interviewer|moderator|researcher)s?|hinweise?(?: für .*)?|vorbereitung|ziele?|forschungsfragen?|hintergrund|material|ablauf|checkliste|nach dem (?:interview|gespräch))(?:\s+(?:for|to) .{0,40})?\s*:?$/iu;

/** Returns true for the title of a part that is for those who make the interview. */
export const isNoteTitle = (text: string): boolean => text.length < 80 && noteTitle.test(text.trim());

const time = String.raw`(?:(?:approx\.?|about|ca\.?|circa|~|up to|max\.?|bis zu|etwa)\s*)?\d{1,3}(?:\s*[-–—]\s*\d{1,3})?\s*[-–]?\s*(?:min(?:ute)?n?s?|mins?|m|h|hrs?|hours?|std\.?|stunden?|sec(?:ond)?s?|sek(?:unden)?|['’′])\.?(?:\s*(?:total|max\.?|each|insgesamt))?`;
const timing = new RegExp(String.raw`\s*(?:[([{]\s*(?:time:\s*)?${time}\s*[)\]}]|[-–—:|]\s*${time}\s*$)`, 'iu');

/** Returns a text without how long it takes, and what it says about that; null if it says nothing. */
export function withoutTime(text: string): { readonly text: string; readonly time: string | null } {
  if (text.length > 500) return { text, time: null };
  const found = timing.exec(text);
  if (found === null) return { text, time: null };
  const rest = (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim();
  return rest === '' ? { text, time: null } : { text: rest, time: found[0].trim() };
}

/** Returns true for an answer that excludes all others. */
export const isNone = (text: string): boolean =>
  /^(?:none(?:\s+of\s+(?:the|these|those|them|this)\b.{0,40}|\s+apply)?|nothing|neither|no,? none.{0,20}|nichts(?: davon| von alledem)?|keine?[rsn]?(?: (?:davon|der (?:genannten|obigen|oben|aufgeführten|antworten)|von (?:diesen|beiden)))(?:.{0,20})|trifft nichts .{0,20})[.!]?$/iu.test(
    text.trim(),
  );

const otherWords =
  'other(?:s|wise)?|something else|someone else|somewhere else|another|sonstige[snr]?|andere[snr]?|anderes|etwas anderes|weitere[snr]?|autre|otros?|altro';
const other = new RegExp(
  String.raw`^(?:an?y?\s+)?(?:${otherWords})(?:\s+(?:reasons?|answers?|options?|gründe?|antwort(?:en)?|angaben?))?[\s,:;–—-]*(?:[([<]?\s*(?:please\s+|bitte\s+)?(?:specify|describe|explain|tell us|state|write(?: in)?|name|list|fill in|enter|which|what|open|open[- ]?(?:response|end(?:ed)?|text|answer)|free[- ]?(?:form|text|response)|text|und zwar|nämlich|angeben|nennen|welche[snr]?|offen|freitext|eintragen)[^()]{0,40}?[)\]>]?)?[\s.:;_…-]*$`,
  'iu',
);

/** Returns true for an answer that participants write themselves. `isNamed`: it says so, more than by “Other”. */
export function otherIn(text: string): { readonly isOther: boolean; readonly isNamed: boolean } {
  const isOther = text.length < 90 && other.test(text.trim());
  return { isOther, isNamed: isOther && (/[_…:([]/u.test(text) || /specify|zwar|angeben|nennen/iu.test(text)) };
}
