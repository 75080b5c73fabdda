/** Every entry of a published library: its name, its source below `packages`, and what its report is called. */
export declare const entries: readonly { readonly name: string; readonly source: string; readonly report: string }[];
