/** By request rather than in its headers, where anybody could write them. */
const addresses = new WeakMap<Request, string>();

/** Says which machine a request comes from: an IP address. */
export function noteAddress(request: Request, address: string | null): void {
  if (address !== null) addresses.set(request, address);
}

/** The IP address that a request comes from; null where nobody knows it. */
export function addressOf(request: Request): string | null {
  return addresses.get(request) ?? null;
}
