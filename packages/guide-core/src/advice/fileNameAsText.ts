// Specification, "Media, ConceptMedia, Embed": `name` serves as the alternative text.
import { isJsonObject, type Json, type Path } from '../json.ts';
import type { Report } from '../findings/finding.ts';
import type { PartAdvice } from './advice.ts';

type Params = { readonly name: string };

/** The alternative text of a picture or video must say what is to be seen, and not only repeat the name of its file. */
export const fileNameAsText: PartAdvice<'fileNameAsText', Params> = {
  id: 'fileNameAsText',
  checkPart(part, kind, report) {
    if (kind === 'item') checkNames(part['media'], [], report);
    if (kind !== 'concept' || !isJsonObject(part['content'])) return;
    checkNames(part['content']['media'], ['content'], report);
  },
  // Only a person knows what is to be seen.
  fix: () => [],
};

/** A name with the ending of a file; or what cameras and programs call files, when the ending was taken away. */
const fileName =
  /^\s*(?:[^\n]*[^\s.][.](?:png|jpe?g|gif|webp|avif|svg|heic|bmp|tiff?|mp4|m4v|webm|mov)|(?:IMG|DSCN?|DCIM|PXL|MVI|VID)[-_ ]?\d{3,}[\w-]*)\s*$/iu;

function checkNames(media: Json | undefined, at: Path, report: Report<Params>): void {
  if (!Array.isArray(media)) return;
  for (const [position, medium] of media.entries()) {
    const name = isJsonObject(medium) ? medium['name'] : undefined;
    if (typeof name === 'string' && fileName.test(name)) report([...at, 'media', position, 'name'], { name });
  }
}
