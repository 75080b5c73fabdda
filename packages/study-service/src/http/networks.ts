/** By request rather than in its headers, where anybody could write them. */
const networks = new WeakMap<Request, string>();

/** Says which network a request comes from; null: this machine, or nobody knows. */
export function noteNetwork(request: Request, network: string | null): void {
  if (network !== null) networks.set(request, network);
}

/** The network that a request comes from. */
export function networkOfRequest(request: Request): string | null {
  return networks.get(request) ?? null;
}
