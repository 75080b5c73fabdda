/** Words with which questionnaires send people on, in English and German, and arrows to a number. */
const routing =
  /(?:\b(?:go|skip|jump|continue|proceed)\s+to\b|\b(?:ask|show)\s+(?:only\s+)?if\b|\bweiter\s+(?:mit|zu|bei)\b|\bgehe?\s+(?:zu|weiter)\b|\bnur\s+(?:fragen|zeigen),?\s+wenn\b|\bfilter\s*:|(?:→|->|=>)\s*[qQfF]?\d)/iu;

/** How such a line begins when it does nothing else, and how it ends: where people are sent. */
const begins =
  /^\s*[([]?\s*(?:if|when|wenn|falls|bei|go|skip|jump|continue|proceed|weiter|gehe?|filter|→|->|=>)(?![\p{L}\d])/iu;
const ends =
  /(?:\s(?:to|mit|zu|zum|bei)|→|->|=>)\s*(?:the\s+)?(?:question\s+|frage\s+)?(?:[qf]?\d{1,4}|end|ende)\s*[.)\]]*\s*$/iu;

/** A line that is nothing but a condition. */
const condition = /^\s*[([]?\s*(?:ask|show|nur\s+fragen,?|nur\s+zeigen,?)\s+(?:only\s+)?(?:if|wenn)\b[^?]*$/iu;

/** A line that sends people on is short; a long text may say such words by the way. */
const longest = 300;

/** Whether a line has words that send people on. */
export function isRouting(text: string): boolean {
  return text.length <= longest && routing.test(text);
}

/** Whether a line does nothing but send people on: it is no question. */
export function isRoutingLine(text: string): boolean {
  return isRouting(text) && (condition.test(text) || (begins.test(text) && ends.test(text)));
}

const greeting = /^\s*(?:thanks?|welcome|(?:vielen|herzlichen|besten)\s+dank|danke|willkommen)(?!\p{L})[^?]*$/iu;

/** Whether a text thanks or greets, and asks nothing. */
export function isGreeting(text: string): boolean {
  return text.length <= longest && greeting.test(text);
}
