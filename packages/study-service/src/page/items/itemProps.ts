import type { Answer, StepItem } from '@guide-studio/interview-engine';

/** The item of one type. */
export type ItemOf<Type extends StepItem['type']> = Extract<StepItem, { readonly type: Type }>;

/** What every type of question gets: the question, what is answered so far, and where a change goes. */
export interface ItemProps<Item, Value extends Answer> {
  readonly item: Item;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The ids of the elements that name and explain the question. */
  readonly labelledBy: string;
  readonly describedBy: string;
}
