/** By request, not in its headers, which clients could set. */
const networks = new WeakMap<Request, string>();

/** Records the network of a request; null for this machine or an unknown network. */
export function noteNetwork(request: Request, network: string | null): void {
  if (network !== null) networks.set(request, network);
}

/** Returns the network of a request; null if none was recorded. */
export function networkOfRequest(request: Request): string | null {
  return networks.get(request) ?? null;
}
