import type { english } from './messages.en.ts';

export type Messages = typeof english;
