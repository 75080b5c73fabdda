/** Words with which an option for everything else begins, in the languages of the interviewer. */
const restWords =
  /^(?:none|nothing|no one|neither|other|something else|i don.t know|don.t know|not sure|prefer not|keine|nichts|sonstige|andere|etwas anderes|weiß nicht|aucun|rien|autre|je ne sais|ningun|nada|otr|no sé|nessun|niente|altro|non so|nenhum|outr|não sei|geen|niets|ander|weet niet|hiçbir|diğer)/iu;

/** Returns true for an option such as “none” or “other”. */
export const isRest = ({ text }: { readonly text: string }): boolean => restWords.test(text.trim());
