/** Text in a line. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  /** `to`: `page`, `page#anchor` or a web address. */
  | { readonly kind: 'link'; readonly to: string; readonly text: readonly Inline[] };

/** A heading. `id` is its anchor. */
export interface Heading {
  readonly kind: 'heading';
  readonly depth: number;
  readonly id: string;
  readonly text: readonly Inline[];
}

/** A picture, in a light and a dark window. Its files are beside the pages: `loadManual` knows their addresses. */
export interface Picture {
  readonly kind: 'picture';
  /** The names of its files. */
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A part of a page. */
export type Block =
  | Heading
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | Picture
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] };

export interface ManualPage {
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The manual as the build packs it: `tools/build/packManual.mjs`. */
export interface Manual {
  readonly groups: readonly { readonly title: string; readonly pages: readonly string[] }[];
  readonly pages: readonly ManualPage[];
  /** The place of the paragraph about each finding, by its id. */
  readonly findings: Readonly<Record<string, string>>;
}

/** Returns a text without its marks. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return typeof part.text === 'string' ? part.text : plainText(part.text);
    })
    .join('');
}
