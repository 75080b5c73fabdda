import manifest from '../package.json' with { type: 'json' };

/** The version of Guide Studio. */
export const version: string = manifest.version;
