/** The languages in which findings, commands and failures are worded. English where nobody says. */
export type MessageLanguage = 'en' | 'de';
