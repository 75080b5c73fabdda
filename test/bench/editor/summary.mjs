/** Returns median and 95th percentile in milliseconds, and the number of repetitions. */
export function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(2));
  return { median: at(0.5), p95: at(0.95), repetitions: sorted.length };
}
