const strong = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Returns the text direction by the first letter, like `dir="auto"` for one element. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = strong.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr';
}
