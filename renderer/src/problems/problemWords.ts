/** How many problems there are, in words. A guide that is only shown cannot be published, whatever it says. */
export function problemWords(errors: number, advice: number, readOnly: boolean): string {
  const parts = [
    errors > 0 && (errors === 1 ? '1 problem' : `${errors} problems`),
    advice > 0 && (advice === 1 ? '1 piece of advice' : `${advice} pieces of advice`),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  return readOnly ? 'No problems in the guide itself' : 'No problems: this guide can be published';
}
