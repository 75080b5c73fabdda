import type { Service } from './service.ts';

/** Returns the hash under which the pass of a rehearsal is stored. */
export function passHashOf(service: Service, pass: string): string {
  return service.hash(`rehearsal pass\n${pass}`);
}
