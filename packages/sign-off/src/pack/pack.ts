import type { ConditionReadings } from '@guide-studio/guide-core/conditions';
import type { Direction } from '@guide-studio/guide-core/plurals';

/** A label and its text, such as a setting of the study. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** One answer, column or row. */
export interface PackAnswer {
  readonly text: string;
  /** What happens if it is chosen: “ends the interview”, “on its own”. */
  readonly marks: readonly string[];
}

/** One question or statement. */
export interface PackItem {
  /** Number in the whole guide, from 1, including statements, as in the editor. */
  readonly number: number;
  /** The direction of the question with its answers: that of the guide's language if it names one. */
  readonly direction: Direction;
  readonly type: string;
  readonly text: string;
  /** Who is asked, as text. */
  readonly askedOf: string;
  readonly isForEverybody: boolean;
  readonly answersTitle: string;
  readonly answers: readonly PackAnswer[];
  readonly rows: readonly string[];
  /** How it is asked: limits, order, follow-ups, media. */
  readonly details: readonly string[];
  /** For the interviewer; not read to participants. */
  readonly instructions: string;
}

/** One concept; `shown` tells who sees it. */
export interface PackConcept {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly shown: string;
  readonly details: readonly string[];
}

/** One block with its concepts and items. */
export interface PackBlock {
  readonly number: number;
  readonly title: string;
  readonly kind: string;
  /** The meaning of the kind: how a screener decides, how many concepts each participant sees. */
  readonly notes: readonly string[];
  readonly concepts: readonly PackConcept[];
  readonly items: readonly PackItem[];
}

/** The changes since another version, by block, each with its impact on the study. */
export interface PackChanges {
  readonly since: string;
  /** The number of changes per impact. */
  readonly summary: string;
  readonly groups: readonly { readonly title: string; readonly changes: readonly string[] }[];
}

/** Something that a check of the guide, or of its paths, found. */
export interface PackFinding {
  readonly severity: 'error' | 'serious' | 'warning';
  /** As the command, the window and SARIF name it. */
  readonly code: string;
  /** A sentence with the place, in the language of the pack. */
  readonly message: string;
}

/** A guide test, and what came of it. */
export interface PackTest {
  readonly name: string;
  readonly note: string;
  /** “Passed”, with what differs; empty if it was not run. */
  readonly result: string;
  readonly differences: readonly string[];
  readonly participant: readonly string[];
  readonly expected: readonly string[];
}

/** A person's approval of the guide, bound to the content by its fingerprint. */
export interface Approval {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** SHA-256 of the approved canonical text. */
  readonly fingerprint: string;
  readonly note?: string;
}

export interface PackApproval {
  readonly text: string;
  /** True if exactly this content was approved. */
  readonly isOfThis: boolean;
}

/** A whole guide for stakeholders, as texts in the language of the pack. */
export interface Pack {
  /** The language of the pack's own wording, BCP 47. */
  readonly language: string;
  /** The language of the guide's texts, BCP 47. */
  readonly guideLanguage: string;
  /** The direction of the guide's language; null if the guide names none, and each text begins where it does itself. */
  readonly direction: Direction | null;
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly Fact[];
  readonly background: string;
  readonly goal: string;
  readonly welcome: { readonly title: string; readonly message: string } | null;
  readonly closing: string;
  readonly blocks: readonly PackBlock[];
  /** Explains how conditions work; null if there are none. */
  readonly readings: ConditionReadings | null;
  readonly changes: PackChanges | null;
  /** What should be settled, in the order of the guide. */
  readonly findings: readonly PackFinding[];
  /** Empty unless they are wanted. */
  readonly tests: readonly PackTest[];
  /** SHA-256 of the canonical text, in groups of four. */
  readonly fingerprint: string;
  readonly approvals: readonly PackApproval[];
}
