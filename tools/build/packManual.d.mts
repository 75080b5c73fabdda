import type { Manual, ManualPage } from '../../renderer/src/manual/packed.ts';

/** The files that {@link packManual} reads. */
export declare function manualFiles(): readonly string[];

/** Returns the pages of the manual for the window. Throws a sentence about what the window could not show. */
export declare function packManual(): Manual;

/** Returns one page of Markdown as data. */
export declare function readPage(name: string, text: string): ManualPage;
