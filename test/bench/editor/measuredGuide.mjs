export const blockCount = 20;

/**
 * Returns the text of a valid guide of that many items in 20 blocks: choices, matrices, open questions; a fifth has a
 * condition. Every fiftieth question has two answers of the same text, which is advice.
 */
export function measuredGuide(items) {
  const blocks = Array.from({ length: blockCount }, (_, n) => ({
    externalId: `block-${n + 1}`,
    type: 'flat',
    title: `Part ${n + 1}`,
    items: [],
  }));
  for (let at = 0; at < items; at += 1) blocks[Math.floor((at * blockCount) / items)].items.push(item(at));
  return `${JSON.stringify({ title: `${items} items`, studyGuide: blocks }, null, 2)}\n`;
}

function item(at) {
  const text = `Question ${at + 1}: how do you usually decide what to buy, and who else has a say in it?`;
  const conditional = at % 5 === 3 ? { conditional: conditionOn(at - 3) } : {};
  switch (at % 5) {
    case 0:
      return {
        externalId: `q${at}`,
        text,
        type: 'multiple_choice',
        options: at % 50 === 0 ? twice(options(at, 5)) : options(at, 5),
        multiSelect: true,
      };
    case 1:
      return { text, type: 'open_ended', followUp: 'light', preferredInput: 'text' };
    case 2:
      return at % 20 === 2 ? { text, type: 'matrix', options: options(at, 5), rows: rows(4) } : open(text);
    case 3:
      return { text, ...conditional, type: 'ranking', options: options(at, 4) };
    default:
      return open(text);
  }
}

function open(text) {
  return { text, type: 'open_ended', followUp: 'none', preferredInput: 'voice' };
}

function options(at, count) {
  return Array.from({ length: count }, (_, n) => ({ externalId: `q${at}-o${n}`, text: `Answer ${n + 1}` }));
}

function twice(answers) {
  return answers.map((answer, at) => (at === 1 ? { ...answer, text: answers[0].text } : answer));
}

function rows(count) {
  return Array.from({ length: count }, (_, n) => ({ text: `Row ${n + 1}` }));
}

function conditionOn(at) {
  const criterion = { type: 'selectedTemplateOptions', questionId: `q${at}`, matchingCriteria: 'mustSelect' };
  return { operator: 'and', criteria: [{ ...criterion, choices: [`q${at}-o1`] }] };
}
