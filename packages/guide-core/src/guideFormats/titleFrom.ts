/** Returns the name of a file without its folder and ending, as the title of a guide. */
export const titleFrom = (name: string): string => name.replace(/^.*[\\/]/u, '').replace(/\.[^.]*$/u, '');
