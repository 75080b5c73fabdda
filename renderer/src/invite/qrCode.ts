import newQrCode from 'qrcode-generator';

/** A QR code: its modules by row, true for dark ones. */
export type QrCode = readonly (readonly boolean[])[];

/** Empty modules around a QR code, without which some phones do not find it. */
const margin = 4;
/** The least width of a picture, in pixels: enough for a poster. */
const leastPixels = 1024;

/** Returns the QR code of a link; null if the link is too long for one. */
export function qrCodeOf(link: string): QrCode | null {
  const code = newQrCode(0, 'M');
  code.addData(link, 'Byte');
  try {
    code.make();
  } catch {
    return null;
  }
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => code.isDark(row, column)),
  );
}

/** Returns the width of a QR code with its margin, in modules. */
export const widthOf = (code: QrCode): number => code.length + 2 * margin;

/** Returns the dark modules as the path of an SVG, one rectangle for each run in a row. */
export function pathOf(code: QrCode): string {
  return code
    .flatMap((row, y) =>
      runsIn(row).map(({ from, length }) => `M${from + margin} ${y + margin}h${length}v1h-${length}z`),
    )
    .join('');
}

function runsIn(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  }
  return runs;
}

/** Returns a QR code as an SVG file. */
export function svgOf(code: QrCode): string {
  const width = widthOf(code);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="${width * 8}" height="${width * 8}" shape-rendering="crispEdges">`,
    `<rect width="${width}" height="${width}" fill="#fff"/>`,
    `<path d="${pathOf(code)}" fill="#000"/>`,
    '</svg>\n',
  ].join('');
}

/** Returns a QR code as a PNG file. */
export async function pngOf(code: QrCode): Promise<Blob> {
  const width = widthOf(code);
  const scale = Math.ceil(leastPixels / width);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = width * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of code.entries())
    for (const { from, length } of runsIn(row))
      context.fillRect((from + margin) * scale, (y + margin) * scale, length * scale, scale);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture was made.')) : resolve(blob)), 'image/png'),
  );
}
