import { createContext, useContext } from 'react';

/** What a `Field` passes to the control inside it. */
export interface FieldWiring {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** What a `Field` tells the control inside it; null outside a field. */
export const FieldContext = createContext<FieldWiring | null>(null);

/** Returns the attributes of a control that a `<label for>` can name. Empty outside a `Field`. */
export function useFieldWiring() {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  return { id: wiring.id, 'aria-describedby': wiring.describedBy, 'aria-invalid': wiring.invalid || undefined };
}

/** Returns the attributes of a group of controls, which a label can only name by reference. */
export function useGroupWiring() {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  return { id: wiring.id, 'aria-labelledby': wiring.labelId, 'aria-describedby': wiring.describedBy };
}
