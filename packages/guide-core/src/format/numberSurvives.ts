/**
 * Returns true if a JSON number keeps its value when it is read and written: `3.0` and `1e2` do; `1e400`, `1e-400`,
 * `-0` and numbers with more digits than a double holds do not.
 */
export function numberSurvives(written: string): boolean {
  const value = Number(written);
  if (!Number.isFinite(value) || Object.is(value, -0)) return false;
  return decimal(written) === decimal(String(value));
}

const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

// Returns the digits without zeros at either end, and their power of ten. Equal for equal values.
function decimal(written: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts.exec(written) ?? [];
  const all = whole + fraction;
  let start = 0;
  let end = all.length;
  while (start < end && all.charCodeAt(start) === zero) start += 1;
  while (end > start && all.charCodeAt(end - 1) === zero) end -= 1;
  if (start === end) return '0';
  return `${sign}${all.slice(start, end)}e${Number(exponent) - fraction.length + all.length - end}`;
}

const zero = 0x30;
