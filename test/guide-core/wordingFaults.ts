import { type Issue, messageOf, sentenceOf } from '@guide-studio/guide-core';

/** Returns a German text that is no complete sentence, has a gap, or is the English one; else nothing. */
export function germanFaults(german: string, english: string): readonly string[] {
  const isSentence = /^[\p{Lu}\d„].*[.…]$/su.test(german);
  const hasGap = /undefined|\[object|NaN|“.*”|!$/u.test(german);
  return isSentence && !hasGap && german !== english ? [] : [german];
}

/** Returns the texts of a finding that break a law of wording, in the file and in the window, in both languages. */
export function wordingFaults(issue: Issue): readonly string[] {
  return [
    ...germanFaults(messageOf(issue, 'de'), messageOf(issue)),
    ...germanFaults(sentenceOf(issue, 'de'), sentenceOf(issue)),
    ...jsonInWindow(issue, 'en'),
    ...jsonInWindow(issue, 'de'),
  ];
}

/** JSON is named only to readers of the file, and conditions by their name. */
function jsonInWindow(issue: Issue, language: 'en' | 'de'): readonly string[] {
  const anywhere: Issue = { ...issue, path: [] };
  const inWindow = sentenceOf(anywhere, language);
  const namesJson = /multiSelect|minSelect|maxSelect|exclusiveOption|screenRecording|criteri|Kriteri/iu.test(inWindow);
  const inJson = messageOf(anywhere, language).replaceAll(
    / \((?:[a-z]+[A-Z][a-zA-Z]+|or|approve)(?:, [a-zA-Z]+)*\)/gu,
    '',
  );
  return !namesJson && inJson === inWindow ? [] : [`${inWindow} / ${inJson}`];
}
