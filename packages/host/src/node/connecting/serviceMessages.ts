import type { HostResult, NetworkListener, NetworkPlace, PartFault, PartFaults, PartKind } from '../../common/index.ts';
import type { BuiltInConnection } from './connections.ts';
import type { PartOfService, PartsOfService } from './ownParts.ts';

/*
 * What the desktop application and its study service, a process of its own, tell each other. Keys go this way only: other
 * users of a machine see the arguments and the environment of a process.
 */

/** What the application asks for, by name, and what the service answers. */
export interface ServiceMessages {
  /** Starts the service with these parts, or again if it runs. */
  readonly use: { readonly about: PartsOfService; readonly answer: BuiltInConnection };
  readonly test: {
    readonly about: { readonly kind: PartKind; readonly part: PartOfService };
    readonly answer: HostResult<PartFault | null>;
  };
  readonly faults: { readonly about: null; readonly answer: PartFaults };
  /** Listens also on an address of a network; null ends it. Asked again when the process was started again. */
  readonly listen: { readonly about: NetworkPlace | null; readonly answer: NetworkListener };
  readonly listening: { readonly about: null; readonly answer: NetworkListener };
  /** Ends the service; the process ends without an answer. */
  readonly stop: { readonly about: null; readonly answer: null };
}

/** A message to the service. */
export type ServiceAsk = {
  readonly [Name in keyof ServiceMessages]: {
    readonly id: number;
    readonly ask: Name;
    readonly about: ServiceMessages[Name]['about'];
  };
}[keyof ServiceMessages];

/** A message of the service: the answer to what was asked with this id. */
export interface ServiceAnswer {
  readonly id: number;
  readonly answer: ServiceMessages[keyof ServiceMessages]['answer'];
}
