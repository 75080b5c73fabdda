import { type Element, elementOf, elementsOf, isOn } from './word.ts';

/** The words of a paragraph. `\n` is a line end in it. */
export interface Words {
  text: string;
  isBold: boolean;
  to: string | null;
  hasPicture: boolean;
  /** Paragraphs of boxes of text in it. */
  readonly boxes: Element[];
}

/** Returns the words of an element, without those that were deleted. */
export function wordsOf(element: Element, given: Words | null, isBold = false): Words {
  const words = given ?? { text: '', isBold: true, to: null, hasPicture: false, boxes: [] };
  for (const one of elementsOf(element)) {
    switch (one.name) {
      case 't': {
        const text = one.children.map((each) => (typeof each === 'string' ? each : '')).join('');
        words.text += text;
        const properties = elementOf(element, 'rPr');
        const bold = elementOf(properties, 'b') === undefined ? isBold : isOn(properties, 'b');
        if (text.trim() !== '' && !bold) words.isBold = false;
        break;
      }
      case 'tab':
        if (element.name !== 'tabs') words.text += '\t';
        break;
      case 'br':
      case 'cr':
        words.text += one.attributes.get('type') === 'page' ? '' : '\n';
        break;
      case 'noBreakHyphen':
        words.text += '-';
        break;
      case 'sym':
        words.text += symbolOf(one.attributes.get('char') ?? '');
        break;
      case 'checkBox':
        words.text += '☐ ';
        break;
      case 'ddList':
        words.text += listEntries(one, 'listEntry', 'val');
        break;
      case 'sdt': {
        const list = listOf(one);
        if (list === '') wordsOf(one, words, isBold);
        else words.text += list;
        break;
      }
      case 'drawing':
      case 'pict':
      case 'object': {
        const boxes = deep(one, 'txbxContent', 0);
        words.boxes.push(...boxes);
        if (boxes.length === 0 && (one.name !== 'pict' || deep(one, 'imagedata', 0).length > 0))
          words.hasPicture = true;
        break;
      }
      case 'AlternateContent':
        wordsOf(elementOf(one, 'Choice') ?? elementOf(one, 'Fallback') ?? one, words, isBold);
        break;
      case 'hyperlink':
        words.to = one.attributes.get('anchor') ?? words.to;
        wordsOf(one, words, isBold);
        break;
      case 'pPr':
      case 'rPr':
      case 'del':
      case 'moveFrom':
      case 'instrText':
      case 'delText':
      case 'sdtPr':
        break;
      default:
        wordsOf(one, words, isBold);
    }
  }
  return words;
}

/** Returns the texts of all paragraphs in an element, also those of tables and boxes. */
export function textIn(element: Element): string {
  const texts = paragraphsIn(element).flatMap((one) => {
    const { text, boxes } = wordsOf(one, null);
    return [text.trim(), ...boxes.map((box) => textIn(box))];
  });
  return texts.filter((one) => one !== '').join('\n');
}

/** Returns the choices of a control; empty if it is no list that opens. */
export function listOf(control: Element): string {
  const properties = elementOf(control, 'sdtPr');
  const list = elementOf(properties, 'dropDownList') ?? elementOf(properties, 'comboBox');
  return list === undefined ? '' : listEntries(list, 'listItem', 'displayText');
}

/** Returns the choices of a list that opens, each on a line of its own with a box. */
const listEntries = (list: Element, name: string, attribute: string): string =>
  elementsOf(list)
    .flatMap((one) => (one.name === name ? (one.attributes.get(attribute) ?? one.attributes.get('value') ?? []) : []))
    .map((text) => `\n☐ ${text}`)
    .join('');

/** Returns the sign of a symbol font: boxes are boxes, others bullets. */
const symbolOf = (char: string): string => {
  const point = Number.parseInt(char, 16);
  if (!Number.isFinite(point) || point <= 0 || point > 0xffff) return '';
  return [0xf0a8, 0xf06f, 0xf071, 0xf0a3, 0xf072].includes(point)
    ? '☐ '
    : point >= 0xf000
      ? ''
      : String.fromCharCode(point);
};

/** Returns the paragraphs in an element, also in tables and controls, but not those in a paragraph. */
const paragraphsIn = (parent: Element, depth = 0): readonly Element[] =>
  depth > 60 ? [] : elementsOf(parent).flatMap((one) => (one.name === 'p' ? [one] : paragraphsIn(one, depth + 1)));

function deep(parent: Element, name: string, depth: number): readonly Element[] {
  if (depth > 30) return [];
  return elementsOf(parent).flatMap((one) =>
    one.name === name ? [one] : one.name === 'Fallback' ? [] : deep(one, name, depth + 1),
  );
}
