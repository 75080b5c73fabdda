/** The languages of messages and sentences: English, which is the default, and German. */
export type MessageLanguage = 'en' | 'de';
