import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindText, type BoundText } from '../../../renderer/src/json/bindText.ts';
import { newGuide } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';
import { found } from '../found.ts';
import { openSession, soundGuide } from '../openSession.ts';
import { until } from '../../until.ts';

let text: BoundText;
let root: ShadowRoot;

beforeEach(() => {
  openSession();
  newGuide({ ...soundGuide(), studyGoal: 'Why?', config: { interviewMode: 'text' } });
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  text = bindText(root.appendChild(document.createElement('div')), root);
});
afterEach(async () => {
  text.end();
  vi.restoreAllMocks();
  await speak('en');
});

/** Points at the name of a property, and returns what is then said about it. */
async function hoverTexts(name: string): Promise<readonly (string | null)[]> {
  const { view } = text;
  vi.spyOn(view, 'posAtCoords').mockReturnValue(view.state.doc.toString().indexOf(`"${name}"`) + 2);
  vi.spyOn(view, 'coordsAtPos').mockReturnValue({ left: 0, right: 10, top: 0, bottom: 10 });
  const pointer = { clientX: 5, clientY: 5, bubbles: true };
  found(root.querySelector('.cm-line')).dispatchEvent(new MouseEvent('mousemove', pointer));
  return await until(() => {
    const lines = [...found(root.querySelector('.cm-explained')).querySelectorAll('p')];
    return lines.map(({ textContent }) => textContent);
  });
}

test('pointing at a property shows its meaning and its few values', async () => {
  expect(await hoverTexts('interviewMode')).toEqual([
    expect.stringMatching(/\.$/u),
    'One of: text, audio, audio_text, audio_screen, video or video_screen.',
  ]);
});

test('the meaning is in the language of the window', async () => {
  await speak('de');
  expect((await hoverTexts('studyGoal'))[0]).toMatch(/^Was herausgefunden werden soll\./u);
});
