import type { JsonObject } from '@guide-studio/guide-core';
import { createEditorState, toWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PreviewLanguage } from '../../../renderer/src/preview/PreviewLanguage.tsx';
import { followGuide, useRehearsal } from '../../../renderer/src/preview/rehearsal.ts';
import { Setup } from '../../../renderer/src/preview/Setup.tsx';
import { concept, conceptBlock, link, open, validGuide, when } from '../../guideParts.ts';
import { found } from '../found.ts';

afterEach(cleanup);

function Shown() {
  const { doc, guide, session } = useRehearsal();
  return (
    <>
      <PreviewLanguage />
      <Setup doc={found(doc)} guide={found(guide)} session={session} />
    </>
  );
}

/** Shows what the interview begins with, of a guide about two breads of which one is for bakers. */
function show(more: object = {}): void {
  const concepts = [concept('Rye'), concept('Oat', when(link('segment', 'bakers')))];
  const guide = validGuide([conceptBlock('Breads', { concepts, subsampleCount: 1 }, open('What of it?'))], more);
  const { doc } = createEditorState(JSON.parse(JSON.stringify(guide)) as JsonObject);
  followGuide(null, doc, toWire(doc) as unknown as Guide);
  followGuide('one', doc, toWire(doc) as unknown as Guide);
  render(<Shown />);
}

const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));
const session = () => useRehearsal.getState().session;

test('a link parameter that a condition requires is set and removed by one press', async () => {
  show();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'segment' });
  await press('bakers');
  expect([session().urlParams, field.value]).toEqual([{ segment: ['bakers'] }, 'bakers']);
  await press('Remove segment');
  expect([session().urlParams, field.value]).toEqual([{}, '']);
});

test('the concept that is chosen comes first, the one chosen before does not, and a hidden one says why', async () => {
  show();
  await press('bakers');
  const first = screen.getByRole('combobox', { name: 'First concept in “Breads”' });
  for (const name of ['Oat', 'Rye', 'Oat']) {
    await userEvent.selectOptions(first, name);
    expect(screen.getByText(`This interview shows “${name}”.`)).toBeDefined();
  }
  await press('Remove segment');
  expect(screen.getByText(/^The concept is not shown\. Not met: the link has segment = bakers/u)).toBeDefined();
});

test('a language is offered only in a study of several', () => {
  show();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  cleanup();
  show({ config: { questionLanguage: 'en', availableLanguages: ['de'] } });
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined();
});
