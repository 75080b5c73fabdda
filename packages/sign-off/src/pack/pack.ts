import type { ConditionReadings } from '@guide-studio/guide-core/conditions';
import type { Direction } from '@guide-studio/guide-core/plurals';

/** A label and its text, such as a setting of the study. */
export interface Fact {
  /** In the language of the pack, such as “Estimated length”. */
  readonly label: string;
  /** Never empty: facts without a value are left out. */
  readonly text: string;
}

/** One answer, column or row. */
export interface PackAnswer {
  /** As in the guide; “(no text)” if it is empty. */
  readonly text: string;
  /** What happens if it is chosen: “ends the interview”, “on its own”. */
  readonly marks: readonly string[];
}

/** A picture that is a file beside the guide. */
export interface PackPicture {
  /** The address in the guide. */
  readonly address: string;
  /** Its alternative text. */
  readonly name: string;
}

/** One question or statement. */
export interface PackItem {
  /** Number in the whole guide, from 1, including statements, as in the editor. */
  readonly number: number;
  /** The direction of the question with its answers: that of the guide's language if it names one. */
  readonly direction: Direction;
  /** In the language of the pack, with “one answer” or “several answers” for a choice. */
  readonly type: string;
  /** As in the guide; “(no text)” if it is empty. */
  readonly text: string;
  /** Who is asked, as text. */
  readonly askedOf: string;
  /** True if it has no condition of its own. */
  readonly isForEverybody: boolean;
  /** What `answers` are: “Options”, or “Columns” of a matrix. */
  readonly answersTitle: string;
  /** Empty if it is answered in words, and for statements. */
  readonly answers: readonly PackAnswer[];
  /** Of a matrix; empty otherwise. */
  readonly rows: readonly string[];
  /** How it is asked: limits, order, follow-ups, media. */
  readonly details: readonly string[];
  /** Pictures that a document can contain. */
  readonly pictures: readonly PackPicture[];
  /** For the interviewer; not read to participants. */
  readonly instructions: string;
}

/** One concept of a concept block. */
export interface PackConcept {
  /** The nickname, which participants do not see. */
  readonly name: string;
  /** What participants see; empty if there is none. */
  readonly title: string;
  /** What participants read below the title; empty if there is none. */
  readonly description: string;
  /** Who sees it, as a sentence; empty if there is no condition. */
  readonly shown: string;
  /** Pictures, videos and pages, by name and address. */
  readonly details: readonly string[];
  /** Pictures that a document can contain. */
  readonly pictures: readonly PackPicture[];
}

/** One block with its concepts and items. */
export interface PackBlock {
  /** From 1, in the order of the guide. */
  readonly number: number;
  /** As in the guide; “(no text)” if it is empty. */
  readonly title: string;
  /** “Block”, “Screener” or “Concept block”, in the language of the pack. */
  readonly kind: string;
  /** The meaning of the kind: how a screener decides, how many concepts each participant sees. */
  readonly notes: readonly string[];
  /** Empty outside of concept blocks. */
  readonly concepts: readonly PackConcept[];
  /** In the order of the guide. */
  readonly items: readonly PackItem[];
}

/** The changes since another version, by block, each with its impact on the study. */
export interface PackChanges {
  /** What the other version is called, such as a file or a date. */
  readonly since: string;
  /** The number of changes per impact. */
  readonly summary: string;
  /** A block, or the study itself, with a sentence for each change. */
  readonly groups: readonly { readonly title: string; readonly changes: readonly string[] }[];
}

/** Something that a check of the guide, or of its paths, found. */
export interface PackFinding {
  /** `error`: the guide is not valid. `serious`: to be settled before it is published. */
  readonly severity: 'error' | 'serious' | 'warning';
  /** As the command, the window and SARIF name it. */
  readonly code: string;
  /** A sentence with the place, in the language of the pack. */
  readonly message: string;
}

/** A guide test, and what came of it. */
export interface PackTest {
  /** As in the file of tests. */
  readonly name: string;
  /** What the author wrote about it; empty if nothing. */
  readonly note: string;
  /** “Passed”, with what differs; empty if it was not run. */
  readonly result: string;
  /** A sentence for each; empty if it passed or was not run. */
  readonly differences: readonly string[];
  /** The link and the answers, a sentence for each. */
  readonly participant: readonly string[];
  /** What the guide must show, a sentence for each. */
  readonly expected: readonly string[];
}

/** A person's approval of the guide, bound to the content by its fingerprint. */
export interface Approval {
  /** As the person is called in the list of approvals. */
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** SHA-256 of the approved canonical text. */
  readonly fingerprint: string;
  /** A remark of the person; absent or empty if there is none. */
  readonly note?: string;
}

/** An approval as the pack shows it. */
export interface PackApproval {
  /** Who approved, when, and the remark, in the language of the pack. */
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
  /** The internal title of the study; “(no text)” if it is empty. */
  readonly title: string;
  /** What the document is, in the language of the pack. */
  readonly subtitle: string;
  /** Settings, length, size, file and fingerprint, as far as they are known. */
  readonly facts: readonly Fact[];
  /** The `background` of the guide; empty if it has none. */
  readonly background: string;
  /** The `studyGoal` of the guide; empty if it has none. */
  readonly goal: string;
  /** Null if the guide has none. One of the texts may be empty. */
  readonly welcome: { readonly title: string; readonly message: string } | null;
  /** The `closingMessage` of the guide; empty if it has none. */
  readonly closing: string;
  /** In the order of the guide. */
  readonly blocks: readonly PackBlock[];
  /** Explains how conditions work; null if there are none. */
  readonly readings: ConditionReadings | null;
  /** Null if there is no version to compare with. */
  readonly changes: PackChanges | null;
  /** What should be settled, in the order of the guide. */
  readonly findings: readonly PackFinding[];
  /** Empty unless they are wanted. */
  readonly tests: readonly PackTest[];
  /** SHA-256 of the canonical text, in groups of four. */
  readonly fingerprint: string;
  /** As they were given; those of other versions say so. */
  readonly approvals: readonly PackApproval[];
}
