/** The languages of messages. The default is English. */
export type MessageLanguage = 'en' | 'de';
