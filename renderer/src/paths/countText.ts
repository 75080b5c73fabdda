import { numberText } from '../words/index.ts';

const superscript = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const digitsWritten = 9;

/** Returns a count of any size: exact up to a billion, beyond that rounded, such as 1.5 × 10⁴⁸. */
export function countText(count: bigint): string {
  const digits = String(count);
  if (digits.length <= digitsWritten) return numberText(Number(count));
  const power = Array.from(String(digits.length - 1), (digit) => superscript[Number(digit)]).join('');
  return `${numberText(Number(`${digits[0]}.${digits.slice(1, 4)}`))} × 10${power}`;
}
