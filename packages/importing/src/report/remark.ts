import type { FormatRemark } from '@guide-studio/guide-core/files';

/** Returns a remark about a whole file. */
export const remark = (code: string, en: string, de: string): FormatRemark => ({
  code,
  line: null,
  message: { en, de },
});
