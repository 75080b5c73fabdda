/** What happened, where, and what to do next. Plain text. */
export interface HostMessage {
  readonly what: string;
  readonly next: string;
}
