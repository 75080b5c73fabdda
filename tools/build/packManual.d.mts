import type { Manual, ManualPage } from '../../renderer/src/manual/packed.ts';

/** The files that {@link packManual} reads. */
export declare function manualFiles(): readonly string[];

/** Returns the pages of the manual for the window. Throws a sentence about what the window could not show. */
export declare function packManual(): Manual;

/** Returns the files of the pictures in the manual, by their names. */
export declare function pictureFiles(manual: Pick<Manual, 'pages'>): Readonly<Record<string, string>>;

/** Returns one page of Markdown as data. Its pictures are found from its folder. */
export declare function readPage(name: string, text: string, from?: string): ManualPage;
