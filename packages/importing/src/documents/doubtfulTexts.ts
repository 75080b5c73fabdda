import type { SourceChange } from '../source/study.ts';
import type { DraftBlock } from './draft.ts';

/** The beginning of a concept in a text, such as “Concept A: Oat milk in a glass bottle”. */
const conceptName = /(?:^|[.!?]\s+|\n\s*)(?:concept|konzept|idea|idee|concepto|idée)\s+(?:[A-Z]|\d{1,2})\s*[:.–-]/giu;

/** Words by which a text speaks to participants or of those who ask, in the languages whose words are known. */
const address =
  /(?:^|[^\p{L}])(?:you|your|yours|thank|thanks|welcome|hello|hi|we|us|our|please|Sie|Ihr|Ihre|Ihnen|Ihrem|Ihren|du|dich|dein|deine|wir|uns|unser|unsere|danke|willkommen|hallo|bitte|vous|votre|nous|merci|usted|ustedes|gracias)(?![\p{L}])/iu;
const languagesWithAddress: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es']);

/**
 * Returns what is probably not meant as a text that participants read, and is in the guide as one: concepts to be shown one
 * by one, and notes to the team before the first question.
 */
export function doubtfulTexts(blocks: readonly DraftBlock[], language: string | null): readonly SourceChange[] {
  let isBeforeQuestions = true;
  return blocks.flatMap(({ drafts }): readonly SourceChange[] => {
    const statements = drafts.filter(({ isStatement }) => isStatement);
    const concepts = statements.flatMap(({ line, text }) =>
      Array.from(text.matchAll(conceptName), () => ({ place: line.place, text })),
    );
    const [first] = concepts;
    const doubts: SourceChange[] =
      first === undefined || concepts.length < 2
        ? []
        : [{ kind: 'text', place: first.place, text: first.text, verdict: 'narrower', code: 'conceptsAsText' }];
    for (const { isStatement, line, text } of drafts) {
      if (!isStatement) isBeforeQuestions = false;
      const isDoubtful =
        isBeforeQuestions && language !== null && languagesWithAddress.has(language) && !address.test(text);
      if (isDoubtful) {
        doubts.push({ kind: 'text', place: line.place, text, verdict: 'narrower', code: 'textForTeam' });
      }
    }
    return doubts;
  });
}
