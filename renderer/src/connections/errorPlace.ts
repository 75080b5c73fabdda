import type { HostError } from '@guide-studio/host/common';
import { hostMessageOf } from '../i18n/index.ts';

export interface PlacedErrors {
  readonly baseUrl: readonly string[];
  readonly apiKey: readonly string[];
  /** An error that belongs to neither field. */
  readonly form: HostError | null;
}

const none: readonly string[] = [];
const aboutTheKey: ReadonlySet<string> = new Set(['missing_api_key', 'invalid_api_key', 'unauthorized', 'forbidden']);

/** Puts an error at the field that must be corrected. */
export function placeError(error: HostError | null): PlacedErrors {
  if (!error) return { baseUrl: none, apiKey: none, form: null };
  const { what, next } = hostMessageOf(error);
  const field = fieldOf(error);
  const sentence = [`${what} ${next}`];
  return {
    baseUrl: field === 'baseUrl' ? sentence : none,
    apiKey: field === 'apiKey' ? sentence : none,
    form: field === null ? error : null,
  };
}

function fieldOf(error: HostError): 'baseUrl' | 'apiKey' | null {
  if (error.code === 'badBaseUrl') return 'baseUrl';
  if (error.code !== 'api') return null;
  const { failure } = error;
  if (failure.kind !== 'refused')
    return failure.kind === 'unknownStatus' || failure.kind === 'tooLarge' ? null : 'baseUrl';
  if (aboutTheKey.has(failure.code)) return 'apiKey';
  return failure.code === 'not_found' ? 'baseUrl' : null;
}
