import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { beforeEach, expect, test } from 'vitest';
import { completeJson } from '../../../renderer/src/json/completion.ts';
import { newGuide } from '../../../renderer/src/session/index.ts';
import { flat, validGuide, which } from '../../guideParts.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

beforeEach(() => {
  openSession();
  newGuide(JSON.parse(JSON.stringify(validGuide([flat(which('tea', ['Green', 'Black']))]))));
});

/** Returns what is offered at the bar in a text, and a function that writes one of it. */
function at(marked: string) {
  const position = marked.indexOf('|');
  const state = EditorState.create({
    doc: marked.replace('|', ''),
    selection: { anchor: position },
    extensions: [json()],
  });
  const options = completeJson(new CompletionContext(state, position, true))?.options ?? [];
  return {
    labels: options.map(({ label }) => label),
    choose(label: string): string {
      const view = new EditorView({ state });
      const { apply } = found(options.find((option) => option.label === label));
      if (typeof apply === 'function') apply(view, { label }, position, position);
      return view.state.doc.toString();
    },
  };
}

test('a property that is missing is offered, and written with its colon, or brackets of a list', () => {
  const { labels, choose } = at('{ "title": "T", "back|" }');
  expect(labels).toContain('background');
  expect(labels, 'it is there').not.toContain('title');
  expect(choose('background')).toBe('{ "title": "T", "background":  }');
  expect(choose('studyGuide')).toBe('{ "title": "T", "studyGuide": [] }');
  expect(at('{ "back|": "Bakers" }').choose('background')).toBe('{ "background": "Bakers" }');
});

test('values of the contract and ids of the guide are offered', () => {
  expect(at('{ "config": { "interviewMode": "|" } }').choose('audio')).toBe(
    '{ "config": { "interviewMode": "audio" } }',
  );
  const criterion = '{ "studyGuide": [{ "items": [{ "conditional": { "criteria": [{ "questionId": "|" }] } }] }] }';
  expect(at(criterion).labels).toEqual(['tea']);
});
