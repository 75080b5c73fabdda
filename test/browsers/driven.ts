/** A browser with one page, and what a person does in it. Elements are found by expressions that the page evaluates. */
export interface Driven {
  open(url: string): Promise<void>;
  /** Returns the value of an expression in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** Clicks an element as a mouse does. */
  press(element: string): Promise<void>;
  /** Types a text in place of what a field has, key by key. */
  write(field: string, text: string): Promise<void>;
  /** Presses a key while Control is held down. */
  control(key: 'a' | 's' | 'z'): Promise<void>;
  close(): Promise<void>;
}

/** Returns the expression of the first element with a selector, and with this text if one is given. */
export function part(selector: string, text?: string): string {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  return text === undefined ? `${all}[0]` : `${all}.find((one) => one.textContent.trim() === ${JSON.stringify(text)})`;
}

export const button = (name: string): string => part('button', name);
