/* Pictures and videos that are files beside a guide. Part of the contract; see `contract.ts`. */
import * as z from 'zod';
import { file, method, text } from './method.ts';

/** A picture or video that a guide may name. */
export interface AddedMedia {
  /** What the guide has: `media:` and its name. */
  readonly address: string;
  readonly kind: 'image' | 'video';
  /** In pixels; null for a video. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A file as the window shows it. */
export interface ShownMedia {
  /** Where it is loaded, at the origin of the window. */
  readonly path: string;
  readonly bytes: number;
  /** In pixels; null for a video. */
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * What participants would get from an address. `page`: a web page instead of a picture. `private`: it leads to this
 * computer or the network around it. `moved`: it leads elsewhere too often.
 */
export type AddressState =
  | 'shown'
  | 'private'
  | 'notFound'
  | 'refused'
  | 'failing'
  | 'page'
  | 'otherType'
  | 'moved'
  | 'insecure'
  | 'unreachable'
  | 'slow';

/** An address of a guide, and what came of asking it. */
export interface CheckedAddress {
  readonly url: string;
  /** The alternative texts of the pictures and videos that have it. */
  readonly names: readonly string[];
  readonly state: AddressState;
}

/** The bytes of a file. They travel as they are: over IPC and over loopback HTTP. */
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const address = z.string().max(2000);
const addresses = z.array(address).max(5000);
const guide = file.nullable();

/** The methods whose input has `bytes`. A carrier that sends JSON sends these bytes beside it. */
export const methodsWithBytes: ReadonlySet<string> = new Set(['media.add']);

export const mediaMethods = {
  /**
   * Keeps a file for guides until a guide that names it is saved; it is then beside that guide. Returns its address.
   * Fails with `mediaRefused` if participants cannot be shown what it is.
   */
  'media.add': method<AddedMedia>()(z.strictObject({ name: z.string().max(1024), bytes })),
  /** Returns where the window loads the files that a guide names; null for a file that is missing or damaged. */
  'media.paths': method<{ readonly shown: Readonly<Record<string, ShownMedia | null>> }>()(
    z.strictObject({ file: guide, addresses }),
  ),
  /** Keeps files of a guide so that other guides and windows can take parts that name them. Returns null. */
  'media.keep': method<null>()(z.strictObject({ file: guide, addresses })),
  /**
   * Moves the files beside a guide that nothing uses out of its folder: neither `text`, nor the guide on disk, nor its
   * earlier contents and unsaved work. They stay with the local history for as long as it is kept. Returns their number.
   */
  'media.tidy': method<{ readonly moved: number }>()(z.strictObject({ file, text })),
  /** Asks the https addresses of pictures and videos of a guide, as participants would. */
  'media.check': method<{ readonly checked: readonly CheckedAddress[] }>()(z.strictObject({ text })),
} as const;
