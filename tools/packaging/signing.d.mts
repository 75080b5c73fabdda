export function unsigned(
  environment: Readonly<Record<string, string | undefined>>,
  platform?: NodeJS.Platform,
): readonly string[];
