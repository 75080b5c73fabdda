import type { FrameMessage, ShowMessage } from './frameMessages.ts';

/** Where this page loads the files that the editor gave it, by their addresses in the guide. */
const given = new Map<string, string>();

/** Returns a message of the editor with addresses of this page in place of those of its files. */
export function withGivenFiles({ files = {}, ...message }: ShowMessage): ShowMessage {
  for (const [address, file] of Object.entries(files)) {
    if (!given.has(address)) given.set(address, URL.createObjectURL(file));
  }
  return given.size === 0 ? message : { ...message, step: replaced(message.step, given) };
}

/** Returns a message for the editor with the addresses of the guide. */
export function withGuideAddresses(message: FrameMessage): FrameMessage {
  return given.size === 0 ? message : replaced(message, new Map([...given].map(([address, own]) => [own, address])));
}

/** Replaces texts that are exactly one of these, in data without cycles. */
function replaced<Data>(data: Data, by: ReadonlyMap<string, string>): Data {
  if (typeof data === 'string') return (by.get(data) ?? data) as Data;
  if (Array.isArray(data)) return data.map((each: unknown) => replaced(each, by)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, replaced(each, by)])) as Data;
}
