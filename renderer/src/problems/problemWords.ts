/** How many problems there are, in words. */
export function problemWords(errors: number, advice: number): string {
  const parts = [
    errors > 0 && (errors === 1 ? '1 problem' : `${errors} problems`),
    advice > 0 && (advice === 1 ? '1 piece of advice' : `${advice} pieces of advice`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'No problems: this guide can be published';
}
