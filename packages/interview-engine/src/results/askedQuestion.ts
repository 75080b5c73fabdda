import { hasTrait, type ItemType } from '@guide-studio/guide-core';

/** A question of a study from a service (specification, "Question (versioned)"), as needed to parse answers. */
export interface AskedQuestion {
  /** By which answers name it (`discussionGuideQuestionId`). */
  readonly id: string;
  /** As participants read it. */
  readonly text: string;
  /** An item type, or `file_upload`, which guides do not have. */
  readonly type: ItemType | 'file_upload';
  /** 1, 2, … in the whole guide, including statements. */
  readonly questionNumber: number;
  /** Their texts in the order of the guide; absent for matrix, open questions and statements. */
  readonly options?: readonly string[];
  /** Absent means one option; only for multiple_choice and matrix. */
  readonly isMultiSelect?: boolean;
  /** Only for matrix. */
  readonly rows?: readonly string[];
  /** Only for matrix. */
  readonly columns?: readonly string[];
  /** Only for max_diff; absent means the usual number. */
  readonly itemsPerScreen?: number;
  /** In the order of the guide; empty if it is asked once. */
  readonly concepts: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Returns true if participants answer the question: all types except statements, also those that guides do not have.
 */
export function isAnswered({ type }: AskedQuestion): boolean {
  return type === 'file_upload' || hasTrait(type, 'isAnswered');
}

/** An answer from a service (specification, "Answer (in answersArray)"). */
export interface ListedAnswer {
  /** The same in the rows of the transcript ({@link SpokenRow}). */
  readonly answerId: string;
  /** The question's id, or null if it does not belong to the guide. */
  readonly discussionGuideQuestionId: string | null;
  /** The concept for which it was asked; null outside of a concept block. */
  readonly conceptId: string | null;
  /** The question with its number. */
  readonly question: string;
  /** The answer and the answers to follow-ups, one per line. */
  readonly answer: string;
}
