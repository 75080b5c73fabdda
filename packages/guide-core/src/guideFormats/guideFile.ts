import { canonicalText } from '../format/canonicalText.ts';
import { parseGuide } from '../format/parseGuide.ts';
import { type GuideFormat, hasExtension } from './guideFormat.ts';
import { textRemark } from './textRemark.ts';

const extensions = ['guide.json', 'json'] as const;

/** The file of a guide: JSON, as the editor saves it and the API takes it. */
export const guideFile: GuideFormat = {
  id: 'guide',
  title: { en: 'Guide file', de: 'Leitfadendatei' },
  extensions,
  recognise: (_, name) => hasExtension({ extensions }, name),
  // oxlint-disable-next-line typescript/require-await -- others read in a worker
  read: async (bytes) => {
    const parsed = parseGuide(bytes);
    return parsed.ok
      ? { ok: true, guide: parsed.value, report: parsed.losses.map(textRemark) }
      : { ok: false, issues: [textRemark(parsed.issue)] };
  },
  write: canonicalText,
};
