import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';

const iconFont = /(?:^|\/)lucide-[\w-]+\.woff2$/u;

/** The letters of icons in a script: characters of the private use area, as they are or escaped. */
const iconLetter = /[\uE000-\uF8FF]|\\u([Ee][\dA-Fa-f]{3}|[Ff][0-8][\dA-Fa-f]{2})/gu;

/** Leaves only the icons in the icon font that the scripts of the bundle name, a few of two thousand. */
export function subsetIcons() {
  return {
    name: 'subset-icons',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const font = files.find((file) => iconFont.test(file.fileName));
      if (!font) throw new Error('The bundle has no icon font.');
      const letters = new Set(files.flatMap((file) => (file.type === 'chunk' ? lettersIn(file.code) : [])));
      if (letters.size === 0) throw new Error('The scripts of the bundle name no icon.');
      font.source = await subsetFont(Buffer.from(font.source), [...letters].join(''), { targetFormat: 'woff2' });
      // The name says what is inside, like the names of all other files.
      const hash = createHash('sha256').update(font.source).digest('base64url').slice(0, 8);
      rename(bundle, font, font.fileName.replace(/lucide-[\w-]+\.woff2$/u, `icons-${hash}.woff2`));
    },
  };
}

function lettersIn(code) {
  return Array.from(code.matchAll(iconLetter), ([letter, escaped]) =>
    escaped === undefined ? letter : String.fromCharCode(Number.parseInt(escaped, 16)),
  );
}

/**
 * Renames the font, also in the style sheets that load it. The page fetches it with its scripts: otherwise icons would
 * come after the first paint.
 */
function rename(bundle, file, fileName) {
  const from = file.fileName.split('/').at(-1);
  const to = fileName.split('/').at(-1);
  for (const sheet of Object.values(bundle)) {
    if (!sheet.fileName.endsWith('.css')) continue;
    sheet.source = Buffer.from(sheet.source).toString().replaceAll(from, to);
  }
  file.fileName = fileName;
  for (const page of Object.values(bundle)) {
    if (!page.fileName.endsWith('.html')) continue;
    const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${fileName}">`;
    page.source = Buffer.from(page.source).toString().replace('</title>', `</title>\n    ${link}`);
  }
}
