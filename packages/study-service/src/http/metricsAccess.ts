import { refusal, type Refusal } from '../answer.ts';
import { hostnameOf, isThisMachine, listeningName } from './thisMachine.ts';

/** Who may read `/metrics`. */
export interface MetricsAccess {
  /** The address for participants. */
  readonly baseUrl: () => string;
  /** The name or address that the service listens on. */
  readonly host: string;
  readonly behindProxy?: boolean | undefined;
  /** Whether a text is the operator's key; absent if the operator set none. */
  readonly isMetricsKey?: ((given: string) => boolean) | undefined;
}

/**
 * Returns why a request may not read `/metrics`, or null. With an operator's key it is asked for; without one, a service
 * that other machines reach, also by a proxy, shows its figures to nobody.
 */
export function metricsRefusal(request: Request, access: MetricsAccess): Refusal | null {
  const { baseUrl, host, behindProxy = false, isMetricsKey } = access;
  if (isMetricsKey !== undefined) {
    const [, given = ''] = /^Bearer (\S+)$/iu.exec(request.headers.get('authorization') ?? '') ?? [];
    if (isMetricsKey(given)) return null;
    const error = 'The metrics are for the operator. Send the key of GUIDE_METRICS_KEY as “Authorization: Bearer KEY”.';
    return refusal('unauthorized', { error });
  }
  const isLocal = [listeningName(host), hostnameOf(baseUrl())].every(isThisMachine) && !behindProxy;
  if (isLocal) return null;
  const error =
    'Other machines reach this service, and its metrics have no key. Start it with GUIDE_METRICS_KEY, and send that key as “Authorization: Bearer KEY”.';
  return refusal('forbidden', { error });
}
