/** `key`: the key was refused. `busy`: too much to do, or no credit. `serverFailed`: an error of its own. */
const endpointFaults = [
  'late',
  'unreachable',
  'key',
  /** It does not know the address or the model. */
  'notFound',
  'busy',
  'serverFailed',
  /** It answered with another error. */
  'refused',
  /** It answered in another form. */
  'unreadable',
] as const;

/** Why an endpoint outside, such as that of a model, gave nothing. */
export type EndpointFault = (typeof endpointFaults)[number];

const all: ReadonlySet<string> = new Set(endpointFaults);

/** Returns true if a fault is about the endpoint, and not about what it wrote. */
export function isEndpointFault(fault: string): fault is EndpointFault {
  return all.has(fault);
}
