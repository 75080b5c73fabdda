import type { ConditionReadings, Direction } from '@guide-studio/guide-core';

/** A label and what it says, such as a setting of the study. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** One answer, column or row as it is read. */
export interface PackAnswer {
  readonly text: string;
  /** What happens when it is chosen: “ends the interview”, “on its own”. */
  readonly marks: readonly string[];
}

export interface PackItem {
  /** Over the whole guide, from 1, statements included: the number that the editor shows. */
  readonly number: number;
  /** Of the question with its answers. */
  readonly direction: Direction;
  readonly type: string;
  readonly text: string;
  /** Who meets it, in words. */
  readonly askedOf: string;
  readonly isForEverybody: boolean;
  readonly answersTitle: string;
  readonly answers: readonly PackAnswer[];
  readonly rows: readonly string[];
  /** How it is asked: limits, order, follow-ups, what is shown with it. */
  readonly details: readonly string[];
  /** Written for the interviewer, not read to anybody. */
  readonly instructions: string;
}

export interface PackConcept {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly shown: string;
  readonly details: readonly string[];
}

export interface PackBlock {
  readonly number: number;
  readonly title: string;
  readonly kind: string;
  /** What the kind means here: how a screener decides, how many concepts each participant sees. */
  readonly notes: readonly string[];
  readonly concepts: readonly PackConcept[];
  readonly items: readonly PackItem[];
}

/** Changes of one block since another version, each with what it does to the study. */
export interface PackChanges {
  readonly since: string;
  /** How many there are, of each impact. */
  readonly summary: string;
  readonly groups: readonly { readonly title: string; readonly changes: readonly string[] }[];
}

/** Somebody's word that the guide is right. It is bound to the content by its fingerprint. */
export interface Approval {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** SHA-256 of the canonical text that was approved. */
  readonly fingerprint: string;
  readonly note?: string;
}

export interface PackApproval {
  readonly text: string;
  /** Whether exactly this content was approved. */
  readonly isOfThis: boolean;
}

/** A whole guide as stakeholders read it: everything is text already, in the language of the pack. */
export interface Pack {
  /** BCP 47, of the pack's own words. */
  readonly language: string;
  /** BCP 47, of the guide's texts. */
  readonly guideLanguage: string;
  /** Of lists that hold titles of the whole guide. */
  readonly direction: Direction;
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly Fact[];
  readonly background: string;
  readonly goal: string;
  readonly welcome: { readonly title: string; readonly message: string } | null;
  readonly closing: string;
  readonly blocks: readonly PackBlock[];
  /** How the conditions of the blocks are meant; null where there are none. */
  readonly readings: ConditionReadings | null;
  readonly changes: PackChanges | null;
  /** SHA-256 of the canonical text, in groups of four. */
  readonly fingerprint: string;
  readonly approvals: readonly PackApproval[];
}
