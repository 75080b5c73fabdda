import { gifFile, jpegFile, mp4File, pngFile, webmFile, webpFile } from './files.ts';

const whole = [pngFile(6, 4), jpegFile, gifFile, webpFile, mp4File, webmFile];
/** What would run if a browser took the file for a page or a drawing. */
const script = Buffer.from('<script>alert(1)</script><svg onload="alert(1)"></svg><img src="/ran" onerror="alert(1)">');

/** Returns a picture or video that was altered: the same number, the same bytes. */
export function alteredFile(at: number): Buffer {
  const bytes = Buffer.from(whole[at % whole.length] ?? '');
  const place = (at * 7919) % bytes.length;
  switch (Math.floor(at / whole.length) % 5) {
    case 0:
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8));
      return bytes;
    case 1:
      return Buffer.concat([bytes.subarray(0, place), script, bytes.subarray(place)]);
    case 2:
      return Buffer.concat([bytes, Buffer.from(String(at)), script]);
    case 3:
      // The ending keeps its place, so that the file is still taken more often.
      return Buffer.concat([bytes.subarray(0, -2), script, Buffer.from(String(at)), bytes.subarray(-2)]);
    default:
      return Buffer.concat([bytes.subarray(0, place), Buffer.from([at & 255, at >> 8, place & 255])]);
  }
}
