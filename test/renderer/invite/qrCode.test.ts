import { isStorableText } from '@guide-studio/guide-core/internal';
import { assert, pre, property, string, webUrl } from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { pathOf, type QrCode, qrCodeOf, svgOf, widthOf } from '../../../renderer/src/invite/qrCode.ts';
import { sized } from '../../size.ts';

// Law: a reader of another maker reads every QR code as the link it was made of, from what is drawn.

const scale = 3;

/** Draws the path of the SVG, rectangle by rectangle, as a browser does. */
function drawn(code: QrCode): { readonly pixels: Uint8ClampedArray; readonly width: number } {
  const width = widthOf(code) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of pathOf(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { pixels, width };
}

function read(link: string): string | undefined {
  const code = qrCodeOf(link);
  if (code === null) throw new Error('The link is too long.');
  const { pixels, width } = drawn(code);
  return jsQR(pixels, width, width)?.data;
}

const usual = [
  'http://192.168.1.5:4310/s/abcdefgh',
  'http://[fd00::1]:4310/s/abcdefgh?lang=ar',
  'https://studies.example.org/s/a?panel=A%20b&lang=de&id=P001',
];

test('any link is read as it is', () => {
  for (const link of usual) expect(read(link)).toBe(link);
  assert(
    property(webUrl({ withQueryParameters: true }), string({ unit: 'grapheme', maxLength: 60 }), (base, value) => {
      pre(isStorableText(value));
      const url = new URL(base);
      url.searchParams.set('id', value);
      expect(read(url.href)).toBe(url.href);
    }),
    { numRuns: sized(5, 40, 200) },
  );
});

test('the file has what is drawn, on white', () => {
  const code = qrCodeOf(usual[0] ?? '') ?? [];
  expect(svgOf(code)).toContain(`<path d="${pathOf(code)}" fill="#000"/>`);
  expect(svgOf(code)).toContain(`<rect width="${widthOf(code)}" height="${widthOf(code)}" fill="#fff"/>`);
});

test('a link that is too long has none', () => {
  expect(qrCodeOf(`https://studies.example.org/s/a?id=${'x'.repeat(2400)}`)).toBeNull();
});
