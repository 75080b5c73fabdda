/** Phrases of questionnaires that send people to another question, in English and German, and arrows to a number. */
const routing =
  /(?:\b(?:go|skip|jump|continue|proceed)\s+to\b|\b(?:ask|show)\s+(?:only\s+)?if\b|\bweiter\s+(?:mit|zu|bei)\b|\bgehe?\s+(?:zu|weiter)\b|\bnur\s+(?:fragen|zeigen),?\s+wenn\b|\bfilter\s*:|(?:→|->|=>)\s*[qQfF]?\d)/iu;

/** The beginning and the end of a line that only sends people somewhere. */
const begins =
  /^\s*[([]?\s*(?:if|when|wenn|falls|bei|go|skip|jump|continue|proceed|weiter|gehe?|filter|→|->|=>)(?![\p{L}\d])/iu;
const ends =
  /(?:\s(?:to|mit|zu|zum|bei)|→|->|=>)\s*(?:the\s+)?(?:question\s+|frage\s+)?(?:[qf]?\d{1,4}|end|ende)\s*[.)\]]*\s*$/iu;

/** A line that is only a condition. */
const condition = /^\s*[([]?\s*(?:ask|show|nur\s+fragen,?|nur\s+zeigen,?)\s+(?:only\s+)?(?:if|wenn)\b[^?]*$/iu;

/** Routing lines are short; a long text may contain such words by chance. */
const longest = 300;

/** Returns true if a line contains routing words. */
export function isRouting(text: string): boolean {
  return text.length <= longest && routing.test(text);
}

/** Returns true if a line is only routing and not a question. */
export function isRoutingLine(text: string): boolean {
  return isRouting(text) && (condition.test(text) || (begins.test(text) && ends.test(text)));
}

const greeting = /^\s*(?:thanks?|welcome|(?:vielen|herzlichen|besten)\s+dank|danke|willkommen)(?!\p{L})[^?]*$/iu;

/** Returns true if a text is a greeting or thanks and asks nothing. */
export function isGreeting(text: string): boolean {
  return text.length <= longest && greeting.test(text);
}
