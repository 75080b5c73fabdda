const ways = {
  darwin: [
    {
      needed: ['CSC_LINK', 'CSC_KEY_PASSWORD'],
      without: 'The packages are not signed, so macOS opens them only after a question in its settings.',
    },
    {
      needed: ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
      without: 'The packages are not notarized, so macOS warns of them.',
    },
  ],
  win32: [
    {
      needed: ['CSC_LINK', 'CSC_KEY_PASSWORD'],
      without: 'The packages are not signed, so Windows warns of them at the first start.',
    },
  ],
};

/** Returns a sentence for each way of signing that the environment has no keys for. electron-builder skips it then. */
export function unsigned(environment, platform = process.platform) {
  return (ways[platform] ?? []).flatMap(({ needed, without }) => {
    const missing = needed.filter((name) => !environment[name]);
    return missing.length === 0 ? [] : [`${without} To change that, set ${missing.join(', ')}.`];
  });
}
