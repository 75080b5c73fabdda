import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { namesIn, placeAt } from '../../../renderer/src/json/placeAt.ts';
import { propertiesOf, valuesOf } from '../../../renderer/src/json/schemaAt.ts';

/** Returns the place at the bar in a text. */
function at(marked: string) {
  const position = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: [json()] });
  const place = placeAt(state, position);
  return { place, names: place ? [...propertiesOf(place.schema).keys()] : [], there: [...namesIn(state, position)] };
}

describe('a place of the text', () => {
  it.each([
    ['{ "|" }'],
    ['{ | }'],
    ['{ "title": "T", "|" }'],
    ['{\n  "title": "T",\n  "|"\n  "externalTitle": "x"\n}'],
    ['{ "title": "T", | }'],
  ])('%s is the name of a property of the guide', (text) => {
    const { place, names } = at(text);
    expect(place).toMatchObject({ kind: 'name', path: [] });
    expect(names).toContain('studyGuide');
  });

  it('knows which properties a kind of question has, and which are there', () => {
    const { place, names, there } = at('{ "studyGuide": [{}, { "items": [{ "type": "matrix", "text": "x", "|" }] }] }');
    expect(place?.path).toEqual(['studyGuide', 1, 'items', 0]);
    expect(names).toEqual(expect.arrayContaining(['rows', 'options', 'conditional']));
    expect(names).not.toContain('multiSelect');
    expect(there).toEqual(expect.arrayContaining(['type', 'text']));
  });

  it.each([
    ['{ "config": { "interviewMode": "|" } }', 'video_screen'],
    ['{ "config": { "interviewMode": | } }', 'video_screen'],
    ['{ "config": { "targetPlatforms": ["ios", "|"] } }', 'desktop'],
    ['{ "config": { "targetPlatforms": [|] } }', 'desktop'],
    ['{ "studyGuide": [{ "type": "|" }] }', 'screening'],
    ['{ "studyGuide": [{ "items": [{ "type": "|" }] }] }', 'max_diff'],
  ])('%s offers “%s”', (text, value) => {
    const { place } = at(text);
    expect(place?.kind).toBe('value');
    expect(valuesOf(place?.schema ?? [])).toContain(value);
  });

  it.each([['|{ }'], ['{ }|'], ['{ "title": "T" | }']])('nothing can stand at %s', (text) => {
    expect(at(text).place).toBeNull();
  });
});
