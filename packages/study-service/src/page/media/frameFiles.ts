/** In the frame of the editor: where the page loads the files that the editor gave it, by their addresses in the guide. */
export const frameFiles = new Map<string, string>();
