import type { Answer, StepItem } from '@guide-studio/interview-engine';

/** The item of a given type. */
export type ItemOf<Type extends StepItem['type']> = Extract<StepItem, { readonly type: Type }>;

/** The props of all question types. */
export interface ItemProps<Item, Value extends Answer> {
  readonly item: Item;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Ids of the elements that label and describe the question. */
  readonly labelledBy: string;
  readonly describedBy: string;
}
