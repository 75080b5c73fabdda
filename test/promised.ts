/** Returns what comes of a call with a time limit of two seconds. Fails if it has not ended after ten. */
export async function promised<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The call has not ended after 10 seconds.')), 10_000);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
