import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { descriptionOf } from '@guide-studio/guide-core/internal';
import { listText, uiLanguage, words } from '../i18n/index.ts';
import { placeAt } from './placeAt.ts';
import { propertiesOf, propertyOf, valuesOf } from './schemaAt.ts';

/** Explains a property when the pointer is on its name: its meaning, whether it is required, and its values. */
export const jsonHover: Extension = hoverTooltip((view, position, side) => {
  const place = placeAt(view.state, side < 0 ? position : position + 1);
  if (place?.kind !== 'name' || place.from === place.to) return null;
  const name = view.state.sliceDoc(place.from, place.to).replaceAll('"', '');
  const lines = explained([...place.path, name], place.schema, name);
  if (lines.length === 0) return null;
  return {
    pos: place.from,
    end: place.to,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-explained';
      for (const line of lines) dom.append(paragraph(line));
      return { dom };
    },
  };
});

function explained(
  path: Parameters<typeof descriptionOf>[0],
  schema: Parameters<typeof propertyOf>[0],
  name: string,
): readonly string[] {
  const description = descriptionOf(path, uiLanguage);
  if (description === null) return [];
  const values = valuesOf(propertyOf(schema, name)).map(String);
  return [
    description,
    ...(propertiesOf(schema).get(name)?.required ? [words.json.isRequired] : []),
    ...(values.length > 0 && values.length <= mostValues ? [words.json.mayBe(listText(values, 'any'))] : []),
  ];
}

/** Longer lists, such as all languages, are left to the completion. */
const mostValues = 8;

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
