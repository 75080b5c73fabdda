import { guideWith, jpegFile, mediaName, mp4File, pngFile, webpFile } from '../media/files.ts';
import { exportGuide, type ExportFormat } from '@guide-studio/sign-off/node';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

const png = pngFile(4, 2);
const files = new Map([
  [`media:${mediaName(png)}`, png],
  [`media:${mediaName(jpegFile, 'jpg')}`, jpegFile],
  [`media:${mediaName(webpFile, 'webp')}`, webpFile],
  [`media:${mediaName(mp4File, 'mp4')}`, mp4File],
]);
const missing = `media:sha256-${'0'.repeat(64)}.png`;
const remote = 'https://pictures.example/a.png';
const guide = guideWith([...files.keys(), missing, remote]);

async function made(format: ExportFormat): Promise<Uint8Array> {
  const result = await exportGuide(guide, {
    file: 'packages.guide.json',
    format,
    readPicture: async (address) => files.get(address) ?? null,
    print: async () => ({ ok: false, code: 'noBrowser' }),
  });
  if (!result.ok) throw new Error(result.code);
  return result.value.bytes;
}

describe('the pictures of a guide', () => {
  test('are in the page, which loads nothing; what is missing, far away or a video is named', async () => {
    const page = new TextDecoder().decode(await made('html'));
    expect(page.match(/<img /gu)).toHaveLength(3);
    expect(page).toContain(`src="data:image/png;base64,${png.toString('base64')}" alt="Picture 1"`);
    expect(page).toContain('src="data:image/webp;base64,');
    expect(page).toContain('Video “Picture 4”');
    expect(page).toContain('Picture “Picture 5”');
    expect(page).toContain(`Picture “Picture 6”: ${remote}`);
    expect(page.match(/(?:src|href)="(?!data:|#)/gu)).toBe(null);
    expect(page).not.toContain('media:sha256');
  });

  test('are in a Word document with their alternative texts, as far as Word shows them', async () => {
    const entries = unzipSync(await made('docx'));
    const pictures = Object.keys(entries).filter((name) => /^word\/media\/.+/u.test(name));
    expect(pictures).toHaveLength(2);
    const sizes = pictures.map((name) => entries[name]?.length).toSorted();
    expect(sizes).toEqual([png.length, jpegFile.length].toSorted());
    expect(strFromU8(entries['word/document.xml'] ?? new Uint8Array())).toContain('descr="Picture 1"');
  });

  test('are named only without what reads them, and in Markdown', async () => {
    const text = new TextDecoder().decode(await made('markdown'));
    expect(text).toContain('Picture “Picture 1”');
    expect(text).not.toContain('media:sha256');
  });
});
