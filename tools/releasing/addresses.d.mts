export const addresses: { readonly homepage: string; readonly repository: string };
