import type { Signal } from '@guide-studio/api-contract';
import type { Fetch } from './fetch.ts';

/*
 * What every environment with `fetch` also provides, declared only as far as it is used, so that this package compiles
 * for Node, Electron and browsers without their types.
 */
interface ParsedUrl {
  readonly protocol: string;
  readonly hostname: string;
  readonly host: string;
  readonly pathname: string;
  readonly username: string;
  readonly password: string;
  readonly search: string;
  readonly hash: string;
}
interface Aborter {
  readonly signal: Signal;
  abort(): void;
}
interface Decoder {
  decode(bytes: Uint8Array): string;
}
interface Platform {
  readonly fetch: Fetch;
  readonly performance: { now(): number };
  readonly URL: new (text: string) => ParsedUrl;
  readonly AbortController: new () => Aborter;
  readonly TextDecoder: new (label: string, options: { readonly fatal: boolean }) => Decoder;
  readonly setTimeout: (act: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

export const platform = globalThis as unknown as Platform;
