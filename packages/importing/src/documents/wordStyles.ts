import { type Element, elementOf, elementsOf, isOn, valueOf } from './word.ts';
import { type InList, listIn } from './wordLists.ts';

/** What a style of paragraphs says. */
export interface Style {
  readonly heading: number;
  readonly isQuote: boolean;
  readonly isTitle: boolean;
  readonly isBold: boolean;
  readonly list: InList | null;
}

/** Of a paragraph without a style. */
export const usual: Style = { heading: 0, isQuote: false, isTitle: false, isBold: false, list: null };

/** Returns the styles of paragraphs, with what they have from those that they are based on. */
export function stylesIn(styles: Element | null): ReadonlyMap<string, Style> {
  const found = new Map<string, { readonly style: Style; readonly base: string | undefined }>();
  for (const one of styles === null ? [] : elementsOf(styles)) {
    if (one.name !== 'style' || one.attributes.get('type') !== 'paragraph') continue;
    const name = (valueOf(one, 'name') ?? '').toLowerCase();
    const id = one.attributes.get('styleId') ?? '';
    const heading = Number(/^(?:heading|überschrift|titre|título|rubrik)\s*(\d)$/u.exec(name)?.[1] ?? 0);
    const properties = elementOf(one, 'pPr');
    found.set(id, {
      base: valueOf(one, 'basedOn'),
      style: {
        heading,
        isQuote: /quot|block ?text|zitat/u.test(name),
        isTitle: /^(?:title|titel)$/u.test(name),
        isBold: isOn(elementOf(one, 'rPr'), 'b'),
        list: listIn(properties),
      },
    });
  }
  const whole = (id: string, depth: number): Style => {
    const own = found.get(id);
    if (own === undefined || depth > 20) return usual;
    const base = own.base === undefined ? usual : whole(own.base, depth + 1);
    const { style } = own;
    return {
      heading: style.heading === 0 ? base.heading : style.heading,
      isQuote: style.isQuote || base.isQuote,
      isTitle: style.isTitle || base.isTitle,
      isBold: style.isBold || base.isBold,
      list: style.list ?? base.list,
    };
  };
  return new Map([...found.keys()].map((id) => [id, whole(id, 0)]));
}
