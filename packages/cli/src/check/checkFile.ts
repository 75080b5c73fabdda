import { checkGuide, type Guide, type GuideFinding } from '@guide-studio/guide-core';
import type { ParseResult } from '@guide-studio/guide-core/files';
import type { SwitchedBy } from '@guide-studio/guide-core/settings';

/**
 * The verdict on a file, as `guide validate --format json` prints it. `code` names the first stage that fails; warnings,
 * also serious ones, do not fail.
 */
export interface FileVerdict {
  readonly file: string;
  readonly valid: boolean;
  readonly code: null | 'invalid_json' | 'invalid_request_body' | 'invalid_study_guide';
  readonly issues: readonly GuideFinding[];
  /** Of how many questions and concepts it takes longer to find out who sees them; absent: none. See `guide paths`. */
  readonly undecided?: number;
  /** Advice that is switched off, and is not in `issues`; absent: none is. */
  readonly switchedOff?: readonly SwitchedOffFinding[];
}

/** A finding that is switched off, with what switched it off. */
export type SwitchedOffFinding = GuideFinding & { readonly by: SwitchedBy };

/** A file that was checked. */
export interface CheckedFile {
  readonly verdict: FileVerdict;
  /** The guide and its text; null if it has errors. */
  readonly valid: { readonly guide: Guide; readonly text: string } | null;
}

/** Returns the verdict of the service on a text, with all errors of both stages and all advice, and the guide if it is valid. */
export function checkFile(file: string, parsed: ParseResult): CheckedFile {
  const read = checkGuide(parsed);
  return read.ok && parsed.ok
    ? {
        verdict: { file, valid: true, code: null, issues: read.warnings },
        valid: { guide: read.guide, text: parsed.text },
      }
    : {
        verdict: {
          file,
          valid: false,
          ...(read.ok ? { code: null, issues: [] } : { code: read.code, issues: read.issues }),
        },
        valid: null,
      };
}
