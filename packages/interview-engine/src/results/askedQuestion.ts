import type { ItemType } from '@guide-studio/guide-core';

/** A question of a study as it is read back (specification, "Question (versioned)"), as far as answers are read by it. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly type: ItemType | 'file_upload';
  /** 1, 2, … over the whole guide, statements included. */
  readonly questionNumber: number;
  readonly options?: readonly string[];
  readonly isMultiSelect?: boolean;
  /** matrix. */
  readonly rows?: readonly string[];
  /** matrix. */
  readonly columns?: readonly string[];
  /** max_diff; absent: as many as usual. */
  readonly itemsPerScreen?: number;
  /** In the order of the guide; empty when it is asked once. */
  readonly concepts: readonly { readonly id: string; readonly title: string }[];
}

/** An answer as it is read back (specification, "Answer (in answersArray)"). */
export interface ListedAnswer {
  readonly answerId: string;
  /** Of a question; null: of none of the guide. */
  readonly discussionGuideQuestionId: string | null;
  readonly conceptId: string | null;
  /** What was asked, with its number. */
  readonly question: string;
  /** All that was said to it, follow-ups included, one per line. */
  readonly answer: string;
}
