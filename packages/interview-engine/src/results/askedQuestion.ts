import { hasTrait, type ItemType } from '@guide-studio/guide-core';

/** A question of a study from a service (specification, "Question (versioned)"), as needed to parse answers. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly type: ItemType | 'file_upload';
  /** 1, 2, … in the whole guide, including statements. */
  readonly questionNumber: number;
  readonly options?: readonly string[];
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

/** Returns true if participants answer the question: all types except statements, also those that guides do not have. */
export function isAnswered({ type }: AskedQuestion): boolean {
  return type === 'file_upload' || hasTrait(type, 'isAnswered');
}

/** An answer from a service (specification, "Answer (in answersArray)"). */
export interface ListedAnswer {
  readonly answerId: string;
  /** The question's id, or null if it does not belong to the guide. */
  readonly discussionGuideQuestionId: string | null;
  readonly conceptId: string | null;
  /** The question with its number. */
  readonly question: string;
  /** The answer and the answers to follow-ups, one per line. */
  readonly answer: string;
}
