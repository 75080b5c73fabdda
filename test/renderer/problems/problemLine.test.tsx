import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { bindText } from '../../../renderer/src/json/bindText.ts';
import { ProblemLine } from '../../../renderer/src/problems/ProblemLine.tsx';
import { checked, findings, newGuide, read, showView } from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

afterEach(cleanup);

test('a problem leads to its field, and in the JSON tab to its place in the text', async () => {
  openSession();
  const item = { type: 'open_ended', text: 'Why?', followUp: 'often' };
  newGuide({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [item] }] });
  const finding = found(findings(checked()).all[0]);
  render(<ProblemLine finding={finding} alike={1} current={false} />);
  const press = async () => await userEvent.click(screen.getByRole('button', { name: /Question 1/u }));
  await press();
  expect(read().guide?.jump).toMatchObject({ key: finding.key, path: 'followUp' });

  showView('json');
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const text = bindText(root.appendChild(document.createElement('div')), root);
  onTestFinished(() => text.end());
  await press();
  const { state } = text.view;
  expect(state.doc.lineAt(state.selection.main.head).text).toContain('"followUp": "often"');
});
